import { type Destination, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { deliveryWords } from '#domain/settings/capability-words.ts';
import { chats, counterHours, counterMap, dials } from '#domain/settings/counters/counter-words.ts';
import { notTakenWords } from '#domain/settings/counters/taken.ts';
import { photoIds } from '#domain/shipments/handover/papers-shown.ts';
import {
  THE_CODE,
  taxNumberWords,
  whereTheCodeIs,
  whoMayCollectIn,
} from '#domain/shipments/handover/who-collects.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

const Bring = ({ place: { code } }: { readonly place: Destination }) => {
  const { taxNumber } = destinations[code];
  return (
    <div id="bring" className="label-sheet grid content-start self-start">
      <h3 className="border-b-[1.5px] border-ink px-5 py-3 text-2xl">Bring to the counter</h3>
      <ol className="grid list-decimal gap-3 py-5 ps-10 pe-5 marker:font-mono marker:font-semibold">
        <li>
          <strong>A photo ID</strong> of whoever comes: {photoIds}. The receiver’s has the name that is on the
          shipment.
        </li>
        <li>
          <strong>The {THE_CODE}.</strong> {whereTheCodeIs}
        </li>
        <li>
          <strong>The tax number.</strong> {taxNumberWords(taxNumber)}
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
      <p className="label-tear px-5 py-4 text-ink-soft">{whoMayCollectIn(taxNumber)}</p>
    </div>
  );
};

/** Where to go, when, and whom to call there. Without a counter nobody can book, so there is nowhere to go. */
const whereToGo = (site: Site, { code }: Destination): readonly Fact[] => {
  const { collectAt } = site.capabilities.destinations[code];
  if (collectAt === undefined) return [{ term: 'Where to go', value: notTakenWords(code) }];
  const { name, street, town, phone, whatsapp } = collectAt;
  return [
    {
      term: 'Where to go',
      value: (
        <>
          {name === undefined ? null : <>{name}, </>}
          <a href={counterMap(code, collectAt)} className="text-link">
            {street}, {town}
          </a>
        </>
      ),
    },
    { term: 'Open', value: counterHours(collectAt) },
    {
      term: 'Phone',
      value: (
        <a href={dials(phone)} className="text-link whitespace-nowrap">
          {phone}
        </a>
      ),
    },
    ...(whatsapp === undefined
      ? []
      : [
          {
            term: 'WhatsApp',
            value: (
              <a href={chats(whatsapp)} className="text-link whitespace-nowrap">
                {whatsapp}
              </a>
            ),
          },
        ]),
  ];
};

const Counter = ({ site, place }: { readonly site: Site; readonly place: Destination }) => {
  const { storage, doorDelivery } = cardInForce(site);
  const { deliveryTowns } = site.capabilities.destinations[place.code];
  return (
    <Facts
      items={[
        { term: 'Lands at', value: `${place.airport}, ${place.city}` },
        ...whereToGo(site, place),
        { term: 'Free storage', value: `${storage.destinationFreeDays} days` },
        {
          term: 'After that',
          value: `${dollars(storage.destinationPerPieceWeek)} per piece per week`,
        },
        {
          term: 'Delivery to the door',
          value: deliveryTowns.length > 0 ? dollars(doorDelivery) : 'Ask us first',
          note: deliveryTowns.length > 0 ? deliveryWords(site.capabilities, place.code) : undefined,
        },
      ]}
    />
  );
};

/** Where goods are collected, storage fees, and the papers of the receiver. */
export const Handover = ({ site, place }: { readonly site: Site; readonly place: Destination }) => (
  <Section
    id="collect"
    title={`Collecting in ${place.city}`}
    lead="The receiver comes once we say that it is ready. Customs releases it first."
  >
    <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <Counter site={site} place={place} />
      <Bring place={place} />
    </div>
  </Section>
);
