import { dollars } from '#domain/kernel/money.ts';
import type { Site } from '../../../page.ts';
import { cardInForce } from '../../../phrases/prices.ts';
import { pickupWords, transitEnvelope } from '../../../phrases/times.ts';
import { CompareTable } from '../../../prices/compare-table.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Short = ({ site }: { readonly site: Site }) => (
  <>
    <p>
      We are a small forwarder, so you may guess what we think. That is why this page begins with the cases in
      which you should not use us.
    </p>
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
        { key: 'house', head: 'A whole household, no hurry', cells: ['sea freight'] },
        { key: 'barrel', head: 'A barrel that should be there soon', cells: ['a forwarder here'] },
        { key: 'stores', head: 'Parcels from four stores', cells: ['a forwarder here'] },
        { key: 'stock', head: 'Stock for a shop, every week', cells: ['a forwarder here'] },
      ]}
    />
    <p>
      The reasons follow, and then eight questions that you can put to anybody who offers to ship for you, us
      included.
    </p>
    <p>
      Small parcels are in between. Our least freight is {dollars(cardInForce(site).minimumFreight)} for a
      shipment, so for two pounds to one address ask the post as well. Out of a mailbox with us there is no
      minimum, and the picture changes.
    </p>
  </>
);

const Kinds = ({ site }: { readonly site: Site }) => (
  <>
    <h3>The global express carrier</h3>
    <p>
      Owns aircraft, flies most days to most countries, brings it to the door and clears customs itself. You
      pay for a network that is there whether you use it or not. For an envelope that makes sense; for a
      barrel it is not made.
    </p>
    <h3>The post</h3>
    <p>
      Cheap for small things, with size and weight limits that end long before a barrel does. What happens
      after landing is in the hands of the post over there.
    </p>
    <h3>Sea freight</h3>
    <p>
      The least money for the most room. It is counted in weeks, and the dates move. Good for furniture, hard
      on anything with a date printed on it.
    </p>
    <h3>The global reshipper</h3>
    <p>
      Gives you an address, receives from stores and sends on, usually with one of the carriers above. Made
      for people who shop online from everywhere; the price is the carrier’s and a fee.
    </p>
    <h3>The forwarder in New Jersey</h3>
    <p>
      That is us. We buy room on scheduled flights to five countries, fill it once a week and share it among
      many people. In exchange for waiting for the day, you pay by the pound. We collect {pickupWords(site)},
      and from departure to the counter it takes {transitEnvelope(site.schedule)}.
    </p>
  </>
);

const Global = () => (
  <>
    <ul>
      <li>
        <strong>It cannot wait for the week’s flight.</strong> We fly on one day. They fly on most.
      </li>
      <li>
        <strong>It has to reach a door, any door.</strong> Our goods wait at a counter, unless delivery was
        agreed.
      </li>
      <li>
        <strong>The receiver cannot come.</strong> A carrier that clears customs and delivers asks less of an
        old aunt.
      </li>
      <li>
        <strong>You ship to twenty countries.</strong> One account for all of them is worth something.
      </li>
      <li>
        <strong>You want to see every scan now.</strong> Tracking on our website is being built; today you ask
        us. With them it is on the screen.
      </li>
    </ul>
    <p>If two of these are yours, close this page and call one of them. We mean it kindly.</p>
  </>
);

const Local = ({ site }: { readonly site: Site }) => (
  <>
    <ul>
      <li>
        <strong>It is a barrel.</strong> A barrel has one price with us and is nothing strange.
      </li>
      <li>
        <strong>It is heavy.</strong> By the pound and with discounts for weight, dense goods are what shared
        cargo is for.
      </li>
      <li>
        <strong>It comes from several stores.</strong> Sent together, the weight is rounded up once, and out
        of a mailbox there is no minimum.
      </li>
      <li>
        <strong>You live near {site.brand.facility.city}.</strong> We come to the house, and you can come to
        the dock and see your things on the scale.
      </li>
      <li>
        <strong>You have a question about customs there.</strong> Five countries are few enough to know what
        is asked, and to say what nobody knows.
      </li>
    </ul>
  </>
);

/** The chapters about the kinds of carriers. */
export const kindChapters: readonly ReadingSection[] = [
  { id: 'short', title: 'The short answer', Body: Short },
  { id: 'kinds', title: 'Five kinds of shippers', Body: Kinds },
  { id: 'global', title: 'When a global shipper is better', Body: Global },
  { id: 'local', title: 'When a forwarder here is better', Body: Local },
];
