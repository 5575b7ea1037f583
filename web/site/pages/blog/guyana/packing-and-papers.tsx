import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { customs } from '#domain/carriage/customs/customs.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { Notice } from '../../../components/notice.tsx';
import { Statements } from '../../../components/statements.tsx';
import { BoxDimensions } from '../../../illustrations/box-dimensions.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Packing = () => (
  <>
    <ol>
      <li>
        <strong>Write the list while you pack</strong>, not afterward. One line for each kind: what, how many,
        the price of one. Take a photo of it.
      </li>
      <li>
        <strong>Heavy at the bottom:</strong> canned food, rice, tools. Soft things around the sides. Glass in
        the middle, each piece in a towel.
      </li>
      <li>
        <strong>Bag everything that can leak.</strong> Oil, shampoo and syrup in a closed bag, two bags if
        they have been opened, and upright.
      </li>
      <li>
        <strong>Leave no empty space.</strong> Things that can move will move. Fill the last gap with a
        blanket.
      </li>
      <li>
        <strong>Names inside and outside:</strong> yours, the receiver’s, both phone numbers. Labels tear; the
        paper inside does not.
      </li>
      <li>
        <strong>Measure last</strong>, when it is taped, at the widest points.
      </li>
    </ol>
    <BoxDimensions className="h-auto w-full max-w-md" />
    <h3>What stays out</h3>
    <p>
      Never:{' '}
      {commoditiesByVerdict('never')
        .map(({ name }) => name.toLowerCase())
        .join('; ')}
      . Ask us first about{' '}
      {commoditiesByVerdict('ask')
        .map(({ name }) => name.toLowerCase())
        .join('; ')}
      . One forgotten lighter refill keeps the whole barrel on the ground.{' '}
      <a href="/terms#forbidden">The whole list</a>.
    </p>
  </>
);

const Papers = () => (
  <>
    <p>
      This is what we found about customs in Guyana, who says it, and how old it is. Check anything marked as
      an estimate before you rely on it.
    </p>
    <div>
      <Statements facts={customs.GY.facts} />
    </div>
    <p>
      Whatever the form, you need three things: the TIN, a list that says more than “personal effects”, and a
      clear note of what is new. Twelve pairs of the same shoe look like goods for sale. Write it on the
      invoice, and ask us before you send.
    </p>
    <Notice title="What we do not know">
      <p>{customs.GY.unknown.join(' ')}</p>
      <p className="mt-2">
        Ask the {customs.GY.authority.name} ({customs.GY.authority.site}) before you send anything expensive.
        What customs says counts, not this page.
      </p>
    </Notice>
  </>
);

const Tin = () => (
  <>
    <p>
      The TIN, the {destinations.GY.taxNumber.words}, is the number customs uses to identify the receiver. It
      belongs to the receiver, not to you, and they give it at the counter. Ask before you pack whether they
      have one: without it nothing is released, and your barrel waits.
    </p>
    <p>
      For where to get it, what to bring and how long it takes, see the {customs.GY.authority.name} at{' '}
      {customs.GY.authority.site}.
    </p>
    <p>
      No TIN in the family? Then choose a receiver who has one, such as an aunt or a neighbor you trust. Put
      their name on the shipment. They come to the counter and sign.
    </p>
  </>
);

/** The chapters about packing and papers. */
export const paperChapters: readonly ReadingSection[] = [
  { id: 'packing', title: 'How to pack it', Body: Packing },
  { id: 'papers', title: 'Customs: forms, values, dates', Body: Papers },
  { id: 'tin', title: 'The TIN comes first', Body: Tin },
];
