import { dollars } from '#domain/kernel/money.ts';
import { deliveryEverywhere, trackingWords } from '#domain/settings/capability-words.ts';
import { breakWords, cardInForce, roundsOnce } from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { pickupWords, transitEnvelope } from '#web/phrases/times.ts';
import type { Site } from '../../../page.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Short = ({ site }: { readonly site: Site }) => (
  <>
    <p>We are a small forwarder. This page starts with when you should not use us.</p>
    <CompareTable
      caption="Which kind of shipper suits what"
      corner="You send"
      columns={[{ title: 'We would use' }]}
      rows={[
        { key: 'papers', head: 'Papers, keys, a passport', cells: ['a global express carrier'] },
        {
          key: 'tomorrow',
          head: 'A part that must be there in two days',
          cells: ['a global express carrier'],
        },
        { key: 'elsewhere', head: 'Anything to a country we do not fly to', cells: ['a global shipper'] },
        { key: 'house', head: 'A whole household, no rush', cells: ['sea freight'] },
        { key: 'barrel', head: 'A barrel that should be there soon', cells: ['a local forwarder'] },
        { key: 'stores', head: 'Parcels from four stores', cells: ['a local forwarder'] },
        { key: 'stock', head: 'Stock for a shop, every week', cells: ['a local forwarder'] },
      ]}
    />
    <p>The reasons follow, then eight questions to ask any shipper, including us.</p>
    <p>
      Small parcels are in between. Our minimum charge is {dollars(cardInForce(site).minimumFreight)} per
      shipment, so for two pounds to one address ask the post office too. Parcels from your mailbox have no
      minimum charge.
    </p>
  </>
);

const Kinds = ({ site }: { readonly site: Site }) => (
  <>
    <h3>The global express carrier</h3>
    <p>
      Owns planes, flies most days to most countries, brings it to the door and clears customs itself. You pay
      for a big network. That makes sense for an envelope, but not for a barrel.
    </p>
    <h3>The post office</h3>
    <p>
      Cheap for small things, with size and weight limits far below a barrel. After landing, the post office
      in that country takes over.
    </p>
    <h3>Sea freight</h3>
    <p>
      The cheapest way for big loads. It takes weeks, and the dates change. Good for furniture, bad for
      anything with an expiration date.
    </p>
    <h3>The global reshipper</h3>
    <p>
      Gives you an address, receives from stores and sends on, usually with one of the carriers above. Good
      for people who shop online from anywhere; you pay the carrier’s price plus a fee.
    </p>
    <h3>The forwarder in {stateWords(site.brand)}</h3>
    <p>
      That is us. We buy space on scheduled flights to five countries once a week, and many people share it.
      You wait for the weekly flight, and you pay by the pound. We pick up {pickupWords(site)}, and from the
      flight to the counter it takes {transitEnvelope(site.schedule)}.
    </p>
  </>
);

const Global = ({ site }: { readonly site: Site }) => (
  <>
    <ul>
      <li>
        <strong>It cannot wait for the week’s flight.</strong> We fly once a week. They fly most days.
      </li>
      <li>
        <strong>It has to go to the door.</strong> With us, the receiver collects at a counter.{' '}
        {deliveryEverywhere(site.capabilities)}
      </li>
      <li>
        <strong>The receiver cannot come.</strong> A carrier that clears customs and delivers is easier for an
        older person.
      </li>
      <li>
        <strong>You ship to twenty countries.</strong> One account for all of them is easier.
      </li>
      {site.capabilities.onlineTracking ? null : (
        <li>
          <strong>You want to see every scan.</strong> With them it is on the screen. With us:{' '}
          {trackingWords(site.capabilities)}
        </li>
      )}
    </ul>
    <p>If two of these are you, a global carrier is the better choice.</p>
  </>
);

const Local = ({ site }: { readonly site: Site }) => (
  <>
    <ul>
      <li>
        <strong>It is a barrel.</strong> A barrel has one price with us, and we ship them every week.
      </li>
      <li>
        <strong>It is heavy.</strong> You pay by the pound
        {breakWords(site).length > 0 ? ', and it gets cheaper with more weight' : ''}.
      </li>
      <li>
        <strong>It comes from several stores.</strong>{' '}
        {roundsOnce(site) ? 'Sent together, the weight is rounded up once, and mailbox' : 'Mailbox'} parcels
        have no minimum charge.
      </li>
      <li>
        <strong>You live near {site.brand.facility.city}.</strong> We pick up at your house, or you come to
        the dock and see your things on the scale.
      </li>
      <li>
        <strong>You have a question about customs there.</strong> With five countries, we know what customs
        asks for, and we tell you what nobody knows.
      </li>
    </ul>
  </>
);

/** The chapters about the kinds of carriers. */
export const kindChapters: readonly ReadingSection[] = [
  { id: 'short', title: 'The short answer', Body: Short },
  { id: 'kinds', title: 'Five kinds of shippers', Body: Kinds },
  { id: 'global', title: 'When a global shipper is better', Body: Global },
  { id: 'local', title: 'When a local forwarder is better', Body: Local },
];
