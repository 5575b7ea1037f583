import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';

/** Digits of the serial of a house air waybill. */
const SERIAL_DIGITS = 7;

/** The letters and digits before the serial, by which carriers and customs recognize our numbers. */
const WaybillPrefix = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2,4}$/, 'Give two to four capital letters or digits'));

/** The check digit of air waybills: the serial modulo 7. */
export const checkDigit = (serial: number): number => serial % 7;

/** A house air waybill number: `waybillNumber('SKB', 1234567)` is `SKB-12345675`. */
export const waybillNumber = (prefix: string, serial: number): string =>
  `${prefix}-${String(serial).padStart(SERIAL_DIGITS, '0')}${checkDigit(serial)}`;

const NUMBER_SHAPE = /^([A-Z0-9]{2,4})-(\d{7})(\d)$/;

/** The serial of a number. Undefined when its shape or its check digit is wrong. */
export const serialOf = (number: string): number | undefined => {
  const [, , digits = '', check = ''] = NUMBER_SHAPE.exec(number) ?? [];
  const serial = Number(digits);
  return digits !== '' && checkDigit(serial) === Number(check) ? serial : undefined;
};

/**
 * The numbers that we may still give out. They are our own: `next` to `last` are left, and serials are never given out again,
 * whatever the prefix is. When `lowMark` numbers are left, staff are told.
 */
export const WaybillStock = z.object({
  prefix: WaybillPrefix,
  next: z.int(),
  last: z.int(),
  lowMark: z.int(),
  /** Counts the changes by staff, and not the numbers that were taken. */
  version: z.int(),
});
export type WaybillStock = z.infer<typeof WaybillStock>;

/** The stock of a new installation: prefix and size are assumptions, which staff change. */
export const firstStock: WaybillStock = { prefix: 'SKB', next: 1, last: 2000, lowMark: 200, version: 0 };

/** A change of the stock by staff. */
export const StockChange = z.strictObject({
  /** How many numbers are added. */
  add: boundedNumber(0, 100_000, 0),
  prefix: WaybillPrefix,
  /** When so few are left, staff are told. */
  lowMark: boundedNumber(0, 100_000, 0),
});
export type StockChange = z.infer<typeof StockChange>;

/** One change of the stock in its history. */
export const StockHistoryEntry = z.object({
  /** The version of the stock after it. */
  version: z.int(),
  at: z.string(),
  /** User id of who did it. */
  by: z.string(),
  add: z.int(),
  prefix: z.string(),
  lowMark: z.int(),
});
export type StockHistoryEntry = z.infer<typeof StockHistoryEntry>;

/** The largest serial. */
const LAST_SERIAL = 10 ** SERIAL_DIGITS - 1;

/** The stock after a change. Undefined when serials would have more than seven digits. */
export const refilled = (
  stock: WaybillStock,
  { add, prefix, lowMark }: StockChange,
): WaybillStock | undefined => {
  const last = stock.last + add;
  return last > LAST_SERIAL ? undefined : { ...stock, last, prefix, lowMark, version: stock.version + 1 };
};

/** How many numbers are left. */
export const numbersLeft = ({ next, last }: Pick<WaybillStock, 'next' | 'last'>): number =>
  Math.max(0, last - next + 1);
