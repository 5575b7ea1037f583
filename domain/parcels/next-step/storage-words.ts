import { dollars, roundCents } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { lastFreeDay } from '../free-days.ts';
import type { ParcelFacts } from './facts.ts';

/** Whether storage costs nothing yet. */
export const isFree = ({ parcel: { freeUntil }, now }: ParcelFacts): boolean => freeUntil > now.toISOString();

/** The last day on which storage costs nothing: `Mon, Dec 28`. */
export const lastFreeWords = ({ parcel: { freeUntil } }: ParcelFacts): string =>
  dayWords(lastFreeDay(freeUntil));

/** The first day that costs something. */
const firstPaidWords = ({ parcel: { freeUntil } }: ParcelFacts): string =>
  dayWords(newYorkDay(new Date(freeUntil)));

/** What a day of storage costs, by the weight on the scale: `$0.32 a day`. Undefined where it costs nothing. */
const aDay = ({ parcel: { weightLb }, card: { storage } }: ParcelFacts): string | undefined => {
  const cents = roundCents(weightLb * storage.perLbDay);
  return cents > 0 ? `${dollars(cents)} a day` : undefined;
};

/** What waiting costs, of a parcel that can be sent on. */
export const storageWords = (facts: ParcelFacts): readonly string[] => {
  const price = aDay(facts);
  if (price === undefined) return [];
  return [
    isFree(facts)
      ? `Storage is free until then. After that it costs ${price}.`
      : `Storage has cost ${price} since ${firstPaidWords(facts)}.`,
  ];
};

/** The same in a row, beside the weight: `free until Mon, Dec 28`, and after that `storage $0.32 a day since Tue, Dec 29`. */
export const storageInRow = (facts: ParcelFacts): readonly string[] => {
  if (isFree(facts)) return [`free until ${lastFreeWords(facts)}`];
  const price = aDay(facts);
  return price === undefined ? [] : [`storage ${price} since ${firstPaidWords(facts)}`];
};

/** The same of a parcel that cannot be sent on yet. */
export const waitingWords = (facts: ParcelFacts): readonly string[] => {
  if (!isFree(facts)) return storageWords(facts);
  const price = aDay(facts);
  return price === undefined
    ? []
    : [`Storage is free through ${lastFreeWords(facts)}. After that it costs ${price}.`];
};
