import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { customs } from '#domain/carriage/customs/customs.ts';
import { Notice } from '../../../components/notice.tsx';
import { Statements } from '../../../components/statements.tsx';
import { BoxDimensions } from '../../../illustrations/box-dimensions.tsx';
import type { ReadingSection } from '../../reading/reading-section.ts';

const Packing = () => (
  <>
    <ol>
      <li>
        <strong>Write the list while you pack</strong>, not afterwards. One line for each kind: what, how
        many, what one cost. Take a photo of it.
      </li>
      <li>
        <strong>Heavy at the bottom:</strong> tins, rice, tools. Soft things round the sides. Glass in the
        middle, each piece in a towel.
      </li>
      <li>
        <strong>Bag everything that can run.</strong> Oil, shampoo and syrup in a closed bag, two bags if they
        are opened already, and upright.
      </li>
      <li>
        <strong>Leave no hollow.</strong> What can move will move. Fill the last gap with a blanket.
      </li>
      <li>
        <strong>Names inside and outside:</strong> yours, the receiver’s, both phone numbers. Labels tear; the
        paper inside does not.
      </li>
      <li>
        <strong>Measure last</strong>, when it is taped, over the widest points.
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
      . One forgotten lighter refill keeps the whole barrel on the ground, because what is around it cannot be
      screened either. <a href="/terms#forbidden">The whole list</a>.
    </p>
  </>
);

const Papers = () => (
  <>
    <p>
      This is what we found about customs in Guyana, who says it, and how old it is. What is marked as an
      estimate should be asked again before you count on it.
    </p>
    <div>
      <Statements facts={customs.GY.facts} />
    </div>
    <p>
      Whatever the form, three things are yours to get right: the TIN, a list that says more than “personal
      effects”, and the truth about what is new. Twelve pairs of the same shoe look like trade, whatever the
      list calls them. Say so on the invoice, and ask us before you send.
    </p>
    <Notice title="What we do not know">
      <p>{customs.GY.unknown.join(' ')}</p>
      <p className="mt-2">
        Ask the {customs.GY.authority.name} ({customs.GY.authority.site}) before you send anything dear. What
        customs says counts more than this page.
      </p>
    </Notice>
  </>
);

const Tin = () => (
  <>
    <p>
      The TIN, the {customs.GY.taxNumber.words}, is the number by which customs knows the person who receives.
      It belongs to the receiver, not to you. Ask for it before you pack: without it nothing is released, and
      your barrel waits.
    </p>
    <p>
      Where to get it, what to bring and how long it takes, the {customs.GY.authority.name} tells on{' '}
      {customs.GY.authority.site}. We do not repeat it here, so that nobody travels on a rule of last year.
    </p>
    <p>
      No TIN in the family? Then let somebody receive who has one, an aunt or a neighbour you trust. Their
      name goes on the shipment, they come to the counter, and they sign.
    </p>
  </>
);

/** The chapters about packing and papers. */
export const paperChapters: readonly ReadingSection[] = [
  { id: 'packing', title: 'Pack it so that it arrives', Body: Packing },
  { id: 'papers', title: 'Customs: forms, values, dates', Body: Papers },
  { id: 'tin', title: 'The TIN comes first', Body: Tin },
];
