import * as z from 'zod/mini';
import { Sides } from '#domain/parcels/parcel.ts';
import { readArray, writeArray } from '#web/telemetry/storage.ts';

const KEY = 'skybarrel.bench.sizes';
/** As many as a thumb finds without looking twice. */
const SHOWN = 6;

/** Boxes that many stores use, until this bench has sizes of its own. */
const common: readonly Sides[] = [
  { length: 10, width: 8, height: 6 },
  { length: 12, width: 9, height: 4 },
  { length: 14, width: 10, height: 2 },
  { length: 16, width: 12, height: 8 },
  { length: 18, width: 14, height: 12 },
  { length: 24, width: 18, height: 16 },
];

const isSame = (one: Sides, other: Sides): boolean =>
  one.length === other.length && one.width === other.width && one.height === other.height;

const used = (): readonly Sides[] =>
  readArray(KEY).flatMap((one) => {
    const { success, data } = z.safeParse(Sides, one);
    return success ? [data] : [];
  });

/** The sizes that are one tap: those of this bench, the last one first, then common ones. */
export const offeredSizes = (): readonly Sides[] => {
  const own = used();
  return [...own, ...common.filter((one) => !own.some((other) => isSame(one, other)))].slice(0, SHOWN);
};

/** Notes that a box had this size. */
export const noteSize = (size: Sides): void =>
  void writeArray(KEY, [size, ...used().filter((one) => !isSame(one, size))].slice(0, SHOWN));
