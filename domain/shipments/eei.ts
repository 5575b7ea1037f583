import type { Cents } from '../kernel/money.ts';
import { type CommodityLine, kindOf } from './form/commodities.ts';

/** A filing is needed when goods of one kind are worth more than this (domain notes §2, compliance facts). */
const EXPORT_FILING_ABOVE: Cents = 250_000;

/** An Internal Transaction Number, the proof of a filing. */
export const ITN_SHAPE = /^X\d{14}$/;

/** Values by kind of goods: a Schedule B number, or the description where none was given. */
export type KindValues = Readonly<Record<string, Cents>>;

/** The value of each kind of goods on a packing list. */
export const kindValuesOf = (commodities: readonly CommodityLine[]): KindValues => {
  const values: Record<string, Cents> = {};
  for (const line of commodities)
    values[kindOf(line)] = (values[kindOf(line)] ?? 0) + line.quantity * line.unitValue;
  return values;
};

/**
 * What one sender exports to one receiver on one flight, by shipment. The law counts these together, so they are one item
 * that booking, changing, canceling and moving a shipment update in the same transaction.
 */
export type ExportsOnFlight = Readonly<Record<string, KindValues>>;

/** The kinds of goods that need a filing: their value, summed over the shipments, is above the limit. */
export const kindsToFile = (exports: ExportsOnFlight): readonly string[] => {
  const sums: Record<string, Cents> = {};
  for (const values of Object.values(exports))
    for (const [kind, value] of Object.entries(values)) sums[kind] = (sums[kind] ?? 0) + value;
  return Object.keys(sums).filter((kind) => (sums[kind] ?? 0) > EXPORT_FILING_ABOVE);
};

/** Whether a shipment needs an export filing: by its own goods together with the others, or by its answer about licenses. */
export const needsExportFiling = (number: string, exports: ExportsOnFlight, isLicensed: boolean): boolean => {
  const own = exports[number] ?? {};
  return isLicensed || kindsToFile(exports).some((kind) => own[kind] !== undefined);
};
