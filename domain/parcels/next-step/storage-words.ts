import { dollars, roundCents } from '../../kernel/money.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { lastFreeDay } from '../free-days.ts';
import type { ParcelFacts } from './facts.ts';

/** Whether storage costs nothing yet. */
export const isFree = ({ parcel: { freeUntil }, now }: ParcelFacts): boolean => freeUntil > now.toISOString();

/** The last day on which storage costs nothing: `Mon, Dec 28`. */
export const lastFreeWords = ({ parcel: { freeUntil } }: ParcelFacts): string =>
  dayWords(lastFreeDay(freeUntil));

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
      : `Its free days are over. Storage costs ${price}.`,
  ];
};

/** The same of a parcel that cannot be sent on yet. */
export const waitingWords = (facts: ParcelFacts): readonly string[] => {
  if (!isFree(facts)) return storageWords(facts);
  const price = aDay(facts);
  return price === undefined
    ? []
    : [`Storage is free through ${lastFreeWords(facts)}. After that it costs ${price}.`];
};
