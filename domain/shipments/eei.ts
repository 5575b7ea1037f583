import { EXPORT_FILING_ABOVE } from '../carriage/export-filing.ts';
import { type CommodityLine, kindValueOf } from './form/commodities.ts';
import { countKinds, type KindValue } from './form/kinds.ts';

/** An Internal Transaction Number, the proof of a filing. */
export const ITN_SHAPE = /^X\d{14}$/;

/** The goods of one shipment by kind, line by line. */
export type KindValues = readonly KindValue[];

/** The kinds of goods on a packing list with their values. */
export const kindValuesOf = (commodities: readonly CommodityLine[]): KindValues =>
  commodities.map(kindValueOf);

/**
 * What one sender exports to one receiver on one flight, by shipment. The law counts these together, so they are one item
 * that booking, changing, canceling and moving a shipment update in the same transaction.
 */
export type ExportsOnFlight = Readonly<Record<string, KindValues>>;

/** Whether a shipment needs an export filing: by its own goods together with the others, or by its answer about licenses. */
export const needsExportFiling = (number: string, exports: ExportsOnFlight, isLicensed: boolean): boolean => {
  const { valueFor } = countKinds(Object.values(exports).flat());
  return isLicensed || (exports[number] ?? []).some((line) => valueFor(line) > EXPORT_FILING_ABOVE);
};
