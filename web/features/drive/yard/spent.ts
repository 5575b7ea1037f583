import type { KeptReport } from '#web/device-queue/drive/drive-jobs.ts';
import type { KeptPhoto } from '#web/sending/photo.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { centsOf } from '#web/ui/forms/typed-amount.ts';
import { type MilesTyped, readingOf } from './miles-field.tsx';

/** What was typed of a receipt, or of the odometer. */
export interface Spent {
  readonly kind: 'FUEL' | 'TOLL' | 'ODOMETER';
  readonly amount: string;
  readonly gallons: string;
  readonly typed: MilesTyped;
  readonly photos: readonly KeptPhoto[];
}

const MOST_GALLONS = 500;

/** Gallons as a pump shows them; undefined for anything else. */
const gallonsOf = (typed: string): number | undefined => {
  const text = typed.trim();
  const gallons = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  return gallons > 0 && gallons <= MOST_GALLONS ? gallons : undefined;
};

/** What has to be done before it can be sent. */
export const missingIn = (spent: Spent, last: number): readonly string[] => {
  if (spent.kind === 'ODOMETER') return readingOf(spent.typed, last) === undefined ? ['the odometer'] : [];
  return [
    ...(centsOf(spent.amount) === undefined ? ['the amount, such as 48.20'] : []),
    ...(spent.gallons.trim() !== '' && gallonsOf(spent.gallons) === undefined
      ? ['the gallons, such as 18.5, or leave them out']
      : []),
    ...(spent.photos.length === 0 ? ['a photo of the receipt'] : []),
  ];
};

/** The report as it is kept and sent; undefined while something is missing. */
export const reportFrom = (
  spent: Spent,
  { last, run, at }: { readonly last: number; readonly run: string; readonly at: string },
): KeptReport | undefined => {
  if (missingIn(spent, last).length > 0) return undefined;
  if (spent.kind === 'ODOMETER') {
    const reading = readingOf(spent.typed, last);
    return reading && { kind: 'READ_ODOMETER', reading: { ...reading, at } };
  }
  const [cents, [receipt]] = [centsOf(spent.amount), spent.photos];
  if (cents === undefined || receipt === undefined) return undefined;
  const gallons = gallonsOf(spent.gallons);
  const cost = { id: uuidV7(), kind: spent.kind, at, cents, run };
  return { kind: 'SPEND', cost: { ...cost, ...(gallons === undefined ? {} : { gallons }) }, receipt };
};
