import { destinations } from '#domain/kernel/destinations.ts';
import { isTaken } from '#domain/settings/counters/taken.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { check } from '#web/price-form/draft/check.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { pathOf, readLink } from '#web/price-form/draft/link.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { priceOf } from '../../prices/example-price.ts';
import { Receipt } from '../../prices/receipt.tsx';

interface Shown {
  readonly title: string;
  /** The query of the calculator. */
  readonly query: string;
  /** The distance of the pickup, if there is one. */
  readonly miles?: number;
}

/** Typical shipments. */
const shown: readonly Shown[] = [
  { title: 'A barrel, picked up 6 miles away', query: 'to=GY&g=1B55x140&pickup=1', miles: 6 },
  { title: 'A big light box: its size counts', query: 'to=JM&g=1b24x18x18x20' },
  { title: 'Three boxes: heavy enough for a discount', query: 'to=GY&g=3b18x18x18x40&broker=1' },
  {
    title: 'Two boxes, insured, picked up 12 miles away',
    query: 'to=BB&g=1b16x12x12x18.4_1b20x20x16x22&value=400&insured=1&pickup=1',
    miles: 12,
  },
  { title: 'Metric sizes, express', query: 'to=SR&g=1b60x40x40x18&u=cm-kg&express=1' },
  {
    title: 'Four parcels from a mailbox, as one',
    query: 'to=GY&g=1b10x8x6x2.2_1b12x9x4x3.1_1b9x6x3x1.3_1b14x10x5x2.6&mailbox=1',
  },
];

/** To a country that is off nobody books what is shown. */
const canBeBooked =
  ({ capabilities }: Site) =>
  ({ query }: Shown): boolean =>
    isTaken(capabilities, readLink(query).to);

const Example = ({ site, title, query, miles }: Shown & { readonly site: Site }) => {
  const card = cardInForce(site);
  const draft = readLink(query);
  const { request } = check(draft, card, { miles });
  const priced = request && priceOf(site, draft.to, request.goods, request);
  // The rate card may not have that barrel, or not collect that far.
  if (request === undefined || priced === undefined) return null;
  return (
    <li className="row-span-3 grid grid-rows-subgrid gap-y-2">
      <h3 className="text-xl">{title}</h3>
      <p className="text-ink-soft">
        To {destinations[draft.to].country}.{' '}
        {request.goods.map((goods) => `${goodsWords(goods, card.barrels)}.`).join(' ')}
      </p>
      <Receipt title="Line by line" of={title} priced={priced} change={pathOf(draft)} />
    </li>
  );
};

/** Example prices, computed by the calculator's engine. */
export const WorkedExamples = ({ site }: { readonly site: Site }) => {
  const examples = shown.filter(canBeBooked(site));
  if (examples.length === 0) return null;
  return (
    <Section
      id="examples"
      title={examples.length === shown.length ? 'Six shipments, worked out' : 'Some shipments, worked out'}
      lead="Today’s prices, by the same rules as the calculator and our counter."
      tone="sunk"
    >
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {examples.map((example) => (
          <Example key={example.title} site={site} {...example} />
        ))}
      </ul>
    </Section>
  );
};
