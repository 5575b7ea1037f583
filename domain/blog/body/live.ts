import * as z from 'zod/mini';
import { barrelGallons } from '../../kernel/barrels.ts';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { shownText } from './inline.ts';

const barrelCodes = Object.keys(barrelGallons) as [
  keyof typeof barrelGallons,
  ...(keyof typeof barrelGallons)[],
];

const LONGEST_TITLE = 120;
const MOST_INCHES = 200;
const MOST_LB = 2_000;
const MOST_MILES = 200;
const MOST_CENTS = 100_000_00;

const inches = z.number().check(z.positive(), z.maximum(MOST_INCHES));
const pounds = z.number().check(z.positive(), z.maximum(MOST_LB));
const Size = z.tuple([inches, inches, inches]);

/** Goods of an example: boxes in inches and pounds, or one barrel. */
const SampleGoods = z.union([
  z.strictObject({
    size: Size,
    weight: pounds,
    quantity: z.optional(z.int().check(z.positive(), z.maximum(100))),
  }),
  z.strictObject({ barrel: z.enum(barrelCodes), weight: pounds }),
]);

/** What is asked for besides. The value is in cents. */
const SampleWishes = z.strictObject({
  pickupMiles: z.optional(z.number().check(z.positive(), z.maximum(MOST_MILES))),
  insured: z.optional(z.literal(true)),
  declaredValue: z.optional(z.int().check(z.positive(), z.maximum(MOST_CENTS))),
  brokerage: z.optional(z.literal(true)),
});

const to = z.enum(destinationCodes);

/**
 * Parts of a post that show what holds now: prices by the rate card in force, times by the schedule, rules by what we know of customs. A post
 * holds what they are about and never their figures.
 */
export const LiveBlock = z.discriminatedUnion('live', [
  /** Prices, cutoff, flight and counter of a destination at a glance. */
  z.strictObject({ kind: z.literal('live'), live: z.literal('facts'), to, boxes: z.boolean() }),
  /** Price and weight of every barrel to a destination. */
  z.strictObject({ kind: z.literal('live'), live: z.literal('barrels'), to }),
  /** The same goods in two boxes and in a barrel. */
  z.strictObject({ kind: z.literal('live'), live: z.literal('boxes-or-barrel'), to }),
  /** The price of an example, line by line. */
  z.strictObject({
    kind: z.literal('live'),
    live: z.literal('price'),
    title: shownText(LONGEST_TITLE),
    to,
    goods: z.array(SampleGoods).check(z.minLength(1), z.maxLength(10)),
    wishes: SampleWishes,
  }),
  /** The size weight of a box by our divisor and by others. */
  z.strictObject({ kind: z.literal('live'), live: z.literal('size-weight'), size: Size }),
  /** What we know of customs of a destination, each with source and date. */
  z.strictObject({ kind: z.literal('live'), live: z.literal('customs'), to }),
  /** What we do not know of it, and whom to ask. */
  z.strictObject({ kind: z.literal('live'), live: z.literal('customs-unknown'), to }),
  /** Goods that never fly, or that we have to be asked about, each with its reason, or only by name. */
  z.strictObject({
    kind: z.literal('live'),
    live: z.literal('goods'),
    verdict: z.enum(['never', 'ask']),
    namesOnly: z.optional(z.literal(true)),
  }),
]);
export type LiveBlock = z.infer<typeof LiveBlock>;

/** What an editor calls each of them. */
export const liveNames: Readonly<Record<LiveBlock['live'], string>> = {
  facts: 'Prices, cutoff and flight at a glance',
  barrels: 'Barrel prices',
  'boxes-or-barrel': 'The same goods in boxes and in a barrel',
  price: 'Price of an example',
  'size-weight': 'Size weight of a box',
  customs: 'What customs says',
  'customs-unknown': 'What we do not know of customs',
  goods: 'Goods that we do not fly or have to be asked about',
};
export type LiveOf<Kind extends LiveBlock['live']> = Extract<LiveBlock, { readonly live: Kind }>;
