import { addDays, countDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { conditionNames } from '#domain/parcels/condition-names.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { titleOf } from '#domain/parcels/tracking/parcel-title.ts';

/** How a parcel that is here is called. */
export const parcelTitle = ({ declaration, carrier, tracking }: OwnParcel): string =>
  titleOf({ store: declaration.store, carrier, tracking });

/** What is inside, in one line: `2 summer dresses, 1 belt`. */
export const insideWords = ({ declaration: { lines } }: Pick<OwnParcel, 'declaration'>): string =>
  lines.map(({ quantity, description }) => `${quantity} ${description}`).join(', ');

/** `4.2 lb`. */
export const weightWords = ({ weightLb }: Pick<OwnParcel, 'weightLb'>): string => `${weightLb} lb`;

/** `12 × 9 × 6 in`. */
export const sizeWords = ({ sides: { length, width, height } }: Pick<OwnParcel, 'sides'>): string =>
  `${length} × ${width} × ${height} in`;

/** How it looked when it came: `Crushed when it came. One corner is torn`. */
export const conditionWords = ({
  condition,
  conditionNote,
}: Pick<OwnParcel, 'condition' | 'conditionNote'>): string =>
  [conditionNames[condition], conditionNote].filter(Boolean).join('. ');

/** Days of free storage that are left, today included; zero or fewer once storage costs. */
export const freeDaysLeft = ({ freeUntil }: Pick<OwnParcel, 'freeUntil'>, now: number): number =>
  countDays(newYorkDay(now), addDays(newYorkDay(new Date(freeUntil)), -1));

/** How long storage is free: `Storage is free for 12 more days, through Dec 10`. The day it came is not one of the free days that we promise. */
export const storageWords = (parcel: Pick<OwnParcel, 'freeUntil'>, now: number): string => {
  const left = freeDaysLeft(parcel, now);
  const last = dayWords(addDays(newYorkDay(new Date(parcel.freeUntil)), -1));
  if (left <= 0) return `Storage charges started ${dayWords(newYorkDay(new Date(parcel.freeUntil)))}`;
  if (left === 1) return 'Storage is free today, and costs from tomorrow';
  return `Storage is free for ${left === 2 ? '1 more day' : `${left - 1} more days`}, through ${last}`;
};

/**
 * Lines with a key each, for a list: their own words, and for equal lines which of them it is. So a line keeps its key when another one
 * comes or goes.
 */
export const keyed = <Line>(
  lines: readonly Line[],
  wordsOf: (line: Line) => string,
): (Line & { key: string })[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const words = wordsOf(line);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { ...line, key: `${words} ${before}` };
  });
};
