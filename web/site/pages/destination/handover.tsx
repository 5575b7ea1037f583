import { customs } from '#domain/carriage/customs/customs.ts';
import type { Destination } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { Facts } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { phoneLink } from '../../phrases/contact.ts';
import { cardInForce } from '../../phrases/prices.ts';
import { places } from './places.ts';

const Bring = ({ place: { code } }: { readonly place: Destination }) => {
  const { taxNumber } = customs[code];
  return (
    <div id="bring" className="label-sheet grid content-start self-start">
      <h3 className="border-b-[1.5px] border-ink px-5 py-3 text-2xl">Bring to the counter</h3>
      <ol className="grid list-decimal gap-3 py-5 ps-10 pe-5 marker:font-mono marker:font-semibold">
        <li>
          <strong>A photo ID</strong>, and it must be the receiver’s name that stands on the shipment.
        </li>
        <li>
          <strong>The {taxNumber.short}</strong> ({taxNumber.words}). Customs knows people by it.
        </li>
        <li>
          <strong>The tracking number</strong>, on paper or on the phone.
        </li>
        <li>
          <strong>The invoice or packing list</strong>, in case customs asks what is inside.
        </li>
        <li>
          <strong>Money for duty and taxes</strong>. They go to customs, not to us.
        </li>
      </ol>
      <p className="label-tear px-5 py-4 text-ink-soft">
        Somebody else collects? The receiver names them to us before, and they bring their own ID.
      </p>
    </div>
  );
};

const Counter = ({ site, place }: { readonly site: Site; readonly place: Destination }) => {
  const { storage, doorDelivery } = cardInForce(site);
  return (
    <div>
      <Facts
        items={[
          { term: 'Lands at', value: `${place.airport}, ${place.city}` },
          {
            term: 'Where to go',
            value: 'The counter named in the message “Ready”',
            note: (
              <>
                We print its address here once our partner has confirmed it for good. Until then, call{' '}
                <a href={phoneLink(site.brand)} className="text-link whitespace-nowrap">
                  {site.brand.phone.display}
                </a>{' '}
                before anybody travels far.
              </>
            ),
          },
          { term: 'Waits free for', value: `${storage.destinationFreeDays} days` },
          {
            term: 'After that',
            value: `${dollars(storage.destinationPerPieceWeek)} a week`,
            note: 'For each piece.',
          },
          {
            term: 'To the door instead',
            value: dollars(doorDelivery),
            note: 'Ask before you book whether we reach the street.',
          },
        ]}
      />
      <div className="mt-5 grid max-w-prose gap-3">
        {places[place.code].onward.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
};

/** Where goods are collected, storage fees, and the papers of the receiver. */
export const Handover = ({ site, place }: { readonly site: Site; readonly place: Destination }) => (
  <Section
    id="collect"
    title={`Collecting in ${place.city}`}
    lead="The receiver comes when we write that it is ready, not before: customs releases it first."
  >
    <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <Counter site={site} place={place} />
      <Bring place={place} />
    </div>
  </Section>
);
