import { customs } from '#domain/carriage/customs/customs.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { collectionWords, deliveryWords, noticeWords } from '#domain/settings/capability-words.ts';
import { whoMayCollectIn } from '#domain/shipments/handover/who-collects.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { bookingCutoffWords, cutoffWords, pickupBookBy, pickupWords } from '#web/phrases/times.ts';
import { Notice } from '../../../components/notice.tsx';
import { Statements } from '../../../components/statements.tsx';
import type { Site } from '../../../page.ts';
import type { ReadingSection } from '../../reading/reading-section.ts';

const jamaica = customs.JM;
const { taxNumber } = destinations.JM;

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
      So the value on the list decides. Up to the free limit nothing is due; one dollar more, and duty is
      charged on all of it. Write the real value. If the list is too low, customs finds out at the counter,
      and your receiver pays and waits.
    </p>
    <Notice title="What we do not know">
      <p>{jamaica.unknown.join(' ')}</p>
      <p className="mt-2">
        Ask the {jamaica.authority.name} ({jamaica.authority.site}) before you send anything expensive.
      </p>
    </Notice>
  </>
);

const Trn = () => (
  <>
    <p>
      The {taxNumber.name}, the {taxNumber.words}, is the receiver’s. They give it at the counter, so make
      sure on the day you buy the barrel that they have one. From you we need the name exactly as shown on the
      ID, before the booking cutoff.
    </p>
    <p>
      One wrong letter in the name can cost a morning at the counter. If the ID says Patricia and everybody
      calls her Pat, write Patricia.
    </p>
    <p>The receiver cannot come? {whoMayCollectIn(taxNumber)}</p>
  </>
);

const Sending = ({ site }: { readonly site: Site }) => {
  const { schedule } = site;
  const { storage, doorDelivery, stairs } = cardInForce(site);
  return (
    <>
      <ol>
        <li>
          Book a pickup by {pickupBookBy(schedule)}, {pickupWords(site)}, or bring it. For a full barrel on
          the third floor, the stairs are {dollars(stairs)} more.
        </li>
        <li>
          It is at our dock before {cutoffWords(schedule)}, {OUR_TIME}. What comes later goes on the next
          flight automatically.
        </li>
        <li>List and name are with us, and it is paid, before {bookingCutoffWords(schedule)}.</li>
        <li>
          It lands in Kingston and goes to customs. {noticeWords(site.capabilities)} Your receiver should wait
          until it is ready. {collectionWords(site.capabilities, 'JM')}
        </li>
        <li>
          It waits free for {storage.destinationFreeDays} days. After that it is{' '}
          {dollars(storage.destinationPerPieceWeek)} per piece per week.
        </li>
      </ol>
      <p>
        From Montego Bay, Mandeville or Port Antonio the receiver has to cross the island.{' '}
        {deliveryWords(site.capabilities, 'JM')} Delivery to the door is {dollars(doorDelivery)}. A barrel
        does not fit in a taxi, so tell the receiver how big it is; two smaller boxes may be easier.
      </p>
    </>
  );
};

/** The chapters about customs, the receiver's tax number, and collection. */
export const counterChapters: readonly ReadingSection[] = [
  { id: 'duty', title: 'Duty: what is known', Body: Duty },
  { id: 'trn', title: 'The name and the TRN', Body: Trn },
  { id: 'sending', title: 'Sending and collecting it', Body: Sending },
];
