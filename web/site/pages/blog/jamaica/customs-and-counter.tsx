import { customs } from '#domain/carriage/customs/customs.ts';
import { dollars } from '#domain/kernel/money.ts';
import { Notice } from '../../../components/notice.tsx';
import { Statements } from '../../../components/statements.tsx';
import type { Site } from '../../../page.ts';
import { phoneLink } from '../../../phrases/contact.ts';
import { cardInForce } from '../../../phrases/prices.ts';
import { bookingCutoffWords, cutoffWords, pickupBookBy, pickupWords } from '../../../phrases/times.ts';
import type { ReadingSection } from '../../reading/reading-section.ts';

const jamaica = customs.JM;

const Duty = () => (
  <>
    <p>
      What we found about charges in Jamaica, with who says it and how old it is. The lines marked as
      estimates come from shippers and newspapers, not from customs.
    </p>
    <div>
      <Statements facts={jamaica.facts} />
    </div>
    <p>
      So the value on the list decides, and it decides at one point: at the free limit nothing is due, and one
      dollar more makes all of it count. Put down what things are worth. A list that is too low is found at
      the counter, in front of the receiver, who then pays for it in time as well.
    </p>
    <Notice title="What we do not know">
      <p>{jamaica.unknown.join(' ')}</p>
      <p className="mt-2">
        Ask the {jamaica.authority.name} ({jamaica.authority.site}) before you send something dear.
      </p>
    </Notice>
  </>
);

const Trn = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <p>
      The {jamaica.taxNumber.short}, the {jamaica.taxNumber.words}, is the receiver’s. Ask for it on the day
      you buy the barrel, together with the name exactly as it stands on the ID. We need both before the
      booking cutoff.
    </p>
    <p>
      A name that differs by a letter is a morning lost at the counter. If she is Patricia on the ID and Pat
      to everybody, write Patricia.
    </p>
    <p>
      The receiver cannot come? Somebody else may, when the receiver has named them to us beforehand:{' '}
      <a href={phoneLink(brand)}>{brand.phone.display}</a>. They bring their own ID and the receiver’s TRN.
    </p>
  </>
);

const Sending = ({ site }: { readonly site: Site }) => {
  const { schedule } = site;
  const { storage, doorDelivery, stairs } = cardInForce(site);
  return (
    <>
      <ol>
        <li>
          Book a pickup by {pickupBookBy(schedule)}, {pickupWords(site)}, or bring it. A full barrel on a
          third floor is {dollars(stairs)} more for the stairs, and worth it.
        </li>
        <li>
          It is at our dock before {cutoffWords(schedule)}, New Jersey time. What comes later flies a week
          later, by itself.
        </li>
        <li>List, name and TRN are with us, and it is paid, before {bookingCutoffWords(schedule)}.</li>
        <li>
          It lands in Kingston and goes to customs. We write “Ready, bring ID and tax number” when the
          receiver should set out, and not before.
        </li>
        <li>
          It waits free for {storage.destinationFreeDays} days. After that it is{' '}
          {dollars(storage.destinationPerPieceWeek)} for each piece and week.
        </li>
      </ol>
      <p>
        For Montego Bay, Mandeville or Port Antonio the receiver crosses the island or asks for delivery:{' '}
        {dollars(doorDelivery)} where we do it. Ask before you book whether that is your parish. A barrel does
        not fit into a taxi, so say to the receiver how large it is; two smaller boxes may be kinder.
      </p>
    </>
  );
};

/** The chapters about customs, the receiver's tax number, and collection. */
export const counterChapters: readonly ReadingSection[] = [
  { id: 'duty', title: 'Duty: what is known', Body: Duty },
  { id: 'trn', title: 'The name and the TRN', Body: Trn },
  { id: 'sending', title: 'Sending it and getting it', Body: Sending },
];
