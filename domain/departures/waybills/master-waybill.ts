import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import { airlineOfPrefix } from './airlines.ts';
import { serialOf, waybillNumber } from './waybill.ts';

/** The three digits by which an airline is known: 106 is Caribbean Airlines. */
const AirlinePrefix = z.string().check(z.regex(/^\d{3}$/, 'The prefix of an airline has three digits'));

/** The two characters before the flight numbers of an airline. */
const AirlineCode = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2}$/, 'Give the two letters of the airline, as in its flight numbers'));

/** One block of numbers that an airline gave us: from `first` to `last`, of which `next` to `last` are left. Serials have seven digits. */
const NumberBlock = z.object({
  prefix: AirlinePrefix,
  first: z.int(),
  next: z.int(),
  last: z.int(),
  /** The two characters of the airline. Absent on blocks from before it was kept. */
  airline: z.optional(AirlineCode),
});
type NumberBlock = z.infer<typeof NumberBlock>;

/** The air waybill numbers that airlines gave us. Each number is used for one flight. */
export const MasterStock = z.object({
  /** In the order in which they came; those that are used up too. */
  blocks: z.array(NumberBlock),
  lowMark: z.int(),
  /** Since when few are left, ISO 8601; absent while there are enough. */
  lowSince: z.optional(z.string()),
  /** Counts the changes by staff and the numbers that were taken. */
  version: z.int(),
});
export type MasterStock = z.infer<typeof MasterStock>;

/** The stock of a new installation: no airline has given any number yet. */
export const noMasterNumbers: MasterStock = { blocks: [], lowMark: 10, version: 0 };

/** More blocks are not kept; an airline gives a hundred numbers or more at a time. */
const MOST_BLOCKS = 200;
const LAST_SERIAL = 9_999_999;

/** The first number of a block as the airline wrote it, with its check digit. */
const FullNumber = z.string().check(
  z.trim(),
  z.regex(/^\d{3}-\d{8}$/, 'A number of an airline looks like 106-12345675'),
  z.refine((number) => serialOf(number) !== undefined, 'The last digit is wrong. Check the number'),
);

/** A block that staff add, or another low mark alone. */
export const MasterStockChange = z.strictObject({
  block: z.optional(
    z.strictObject({
      first: FullNumber,
      count: boundedNumber(1, 100_000, 0),
      /** Whose numbers they are. Needed where we do not know the airline by the prefix. */
      airline: z.optional(AirlineCode),
    }),
  ),
  /** When so few are left, staff are told. */
  lowMark: boundedNumber(0, 100_000, 0),
});
export type MasterStockChange = z.infer<typeof MasterStockChange>;

/** One thing that happened to the stock: a change by staff. */
export const MasterStockEntry = z.object({
  version: z.int(),
  at: z.string(),
  /** User id. */
  by: z.string(),
  lowMark: z.int(),
  /** First and last number of the block that was added. */
  first: z.optional(z.string()),
  last: z.optional(z.string()),
});
export type MasterStockEntry = z.infer<typeof MasterStockEntry>;

const leftIn = ({ next, last }: NumberBlock): number => last - next + 1;

/** How many numbers are left of one airline, or of all. */
export const masterNumbersLeft = ({ blocks }: Pick<MasterStock, 'blocks'>, prefix?: string): number =>
  blocks
    .filter((block) => prefix === undefined || block.prefix === prefix)
    .reduce((sum, block) => sum + leftIn(block), 0);

/** The airlines of whose numbers some are left, in the order in which their blocks came. */
export const prefixesLeft = ({ blocks }: Pick<MasterStock, 'blocks'>): readonly string[] => [
  ...new Set(blocks.filter((block) => leftIn(block) > 0).map(({ prefix }) => prefix)),
];

const withLow = ({ lowSince, ...stock }: MasterStock, at: string): MasterStock =>
  masterNumbersLeft(stock) <= stock.lowMark && stock.blocks.length > 0
    ? { ...stock, lowSince: lowSince ?? at }
    : stock;

/** The next number of an airline, and the stock without it. Undefined when none of them is left. */
export const takeMasterNumber = (
  stock: MasterStock,
  prefix: string,
  at: string,
): { readonly number: string; readonly stock: MasterStock } | undefined => {
  const place = stock.blocks.findIndex((block) => block.prefix === prefix && leftIn(block) > 0);
  const block = stock.blocks[place];
  if (block === undefined) return undefined;
  const blocks = stock.blocks.with(place, { ...block, next: block.next + 1 });
  return {
    number: waybillNumber(prefix, block.next),
    stock: withLow({ ...stock, blocks, version: stock.version + 1 }, at),
  };
};

/**
 * The stock after a change. A string says why it cannot be: numbers that we had before, too many, or numbers of another airline than the
 * one that was named; `WHOSE` when nobody knows whose they are.
 */
export const changedMasterStock = (
  stock: MasterStock,
  { block, lowMark }: MasterStockChange,
  at: string,
): MasterStock | 'KNOWN' | 'TOO_MANY' | 'WHOSE' | 'OTHER_AIRLINE' => {
  const version = stock.version + 1;
  if (block === undefined) return withLow({ ...stock, lowMark, version }, at);
  const prefix = block.first.slice(0, 3);
  const first = serialOf(block.first) ?? 0;
  const last = first + block.count - 1;
  if (last > LAST_SERIAL || stock.blocks.length >= MOST_BLOCKS) return 'TOO_MANY';
  const isKnown = stock.blocks.some((one) => one.prefix === prefix && first <= one.last && one.first <= last);
  if (isKnown) return 'KNOWN';
  const known = airlineOfPrefix(prefix, stock.blocks);
  const airline = known ?? block.airline;
  if (airline === undefined) return 'WHOSE';
  if (block.airline !== undefined && block.airline !== airline) return 'OTHER_AIRLINE';
  return withLow(
    { ...stock, blocks: [...stock.blocks, { prefix, first, next: first, last, airline }], lowMark, version },
    at,
  );
};

/** First and last number of the latest block, as the airline writes them. */
export const latestBlock = ({
  blocks,
}: Pick<MasterStock, 'blocks'>): { readonly first: string; readonly last: string } | undefined => {
  const block = blocks.at(-1);
  return (
    block && {
      first: waybillNumber(block.prefix, block.first),
      last: waybillNumber(block.prefix, block.last),
    }
  );
};
