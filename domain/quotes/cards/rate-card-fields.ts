import * as z from 'zod/mini';
import { BarrelCode } from '../../kernel/barrel-code.ts';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import { CustomerGroup } from './customer-group.ts';
import type { NumbersOf, PriceFields } from './fee-table.ts';
import { numberSchemas, Percent, Pounds, Price } from './number-schemas.ts';
import type { PriceField } from './price-field.ts';
import { type PriceGroup, priceTable } from './price-table.ts';

type Table = typeof priceTable;
type CardNumbers = { -readonly [Name in keyof Table]: NumbersOf<Table[Name]['fields']> };

const rows: Readonly<Record<string, { readonly group: PriceGroup; readonly fields: PriceFields }>> =
  priceTable;

const isField = (fields: PriceFields): fields is PriceField => 'bounds' in fields;

const mapped = <In, Out>(all: Readonly<Record<string, In>>, to: (one: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, to(one)]));

/** The numbers of a card that are not in a list, each made from its field. */
export const numbersOf = (of: (field: PriceField) => number): CardNumbers =>
  mapped(rows, ({ fields }) => (isField(fields) ? of(fields) : mapped(fields, of))) as CardNumbers;

const numbers = mapped(rows, ({ fields }) =>
  isField(fields)
    ? numberSchemas[fields.bounds]
    : z.strictObject(mapped(fields, ({ bounds }) => numberSchemas[bounds])),
) as unknown as { [Name in keyof Table]: z.ZodMiniType<CardNumbers[Name], CardNumbers[Name]> };

/** Every number that is not in a list, in the order in which an admin edits them. The name is its path: `insurance.minimum`. */
export const priceFields = Object.entries(rows).flatMap(([name, { group, fields }]) =>
  isField(fields)
    ? [{ ...fields, group, name }]
    : Object.entries(fields).map(([inner, field]) => ({ ...field, group, name: `${name}.${inner}` })),
);
export type NamedField = (typeof priceFields)[number];

/** The maximum is further than any van drives. */
const Miles = boundedNumber(0, 1000);

/** The flat price of a barrel up to a weight: its equivalent in pounds at the rate of the lane (trade.md, The price). */
const Barrel = z.strictObject({
  code: BarrelCode,
  name: z.string().check(z.minLength(2), z.maxLength(40)),
  equivalentLb: Pounds,
  includedLb: Pounds,
  /** An empty one, picked up at the dock. */
  emptyPrice: Price,
});

/** What the bridges and tunnels to an area cost, by how its ZIP codes begin. The longest beginning counts. */
const PickupArea = z.strictObject({
  zip: z.string().check(z.regex(/^\d{3,5}$/, 'Give the first 3 to 5 digits of its ZIP codes')),
  name: z.string().check(z.minLength(2), z.maxLength(40)),
  toll: Price,
});
export type PickupArea = z.infer<typeof PickupArea>;

/** The fields of a rate card, each validated by itself. */
export const RateCardFields = z.strictObject({
  ...numbers,
  /** Whether started pounds are rounded up once for the shipment or for every piece. */
  roundUp: z.enum(['shipment', 'piece']),
  /** Weight breaks: from this many chargeable pounds the rate is lower. Ascending. */
  breaks: z.array(z.strictObject({ fromLb: Pounds, percentOff: Percent })).check(z.maxLength(10)),
  barrels: z.array(Barrel).check(z.minLength(1), z.maxLength(3)),
  /** Prices by miles from the dock, ascending. */
  pickup: z.array(z.strictObject({ toMiles: Miles, price: Price })).check(z.minLength(1), z.maxLength(10)),
  /** Areas with tolls. A card from before it has none. */
  pickupAreas: z.optional(z.array(PickupArea).check(z.maxLength(60))),
  /** The price groups of customers. A card from before them has none. */
  customerGroups: z.optional(z.array(CustomerGroup).check(z.maxLength(10))),
});
export type RateCardFields = z.infer<typeof RateCardFields>;

/** Paths of what no card does without: its lists, sizes, limits and rates per pound. Charges may be newer than a card. */
export const everyCardHas: readonly string[] = [
  ...Object.keys(RateCardFields.shape).filter(
    (name) => !Object.hasOwn(priceTable, name) && !['pickupAreas', 'customerGroups'].includes(name),
  ),
  ...priceFields.flatMap(({ name, isCharge }) => (isCharge ? [] : [name])),
];
