import { EXPORT_FILING_ABOVE, exportFilingAbove } from '../carriage/export-filing.ts';
import { type Cents, dollars } from '../kernel/money.ts';
import { type CommodityLine, isLicensed, kindValueOf } from './form/commodities.ts';
import { countKinds, type KindValue } from './form/kinds.ts';
import type { Shipment } from './shipment.ts';

/** An Internal Transaction Number, the proof of a filing. */
export const ITN_SHAPE = /^X\d{14}$/;

/** A rule that exempts from filing, as it is written on papers: `NOEEI 30.37(b)`. */
export const CITATION_SHAPE = /^NOEEI 30\.\d{1,2}(\([a-z0-9]{1,4}\))*$/i;

/** The rule that exempts goods of low value from an export filing. */
export const LOW_VALUE = { status: 'EXEMPT', citation: 'NOEEI 30.37(a)' } as const;

/** Whether a citation is the rule about low value, which ends with the sum. Section 30.37 without its paragraph counts as it. */
const isLowValue = ({ citation = '' }: Pick<Shipment['eei'], 'citation'>): boolean =>
  /\b30\.37(?!\s*\([b-z]\))/i.test(citation);

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

type Declared = Pick<Shipment, 'number' | 'commodities'>;

const withOwn = ({ number, commodities }: Declared, exports: ExportsOnFlight): ExportsOnFlight => ({
  ...exports,
  [number]: kindValuesOf(commodities),
});

/** A Schedule B number as it is published: `8517.13.0000`. */
const scheduleBShown = (digits: string): string => digits.replace(/^(\d{4})(\d{2})(\d{4})$/, '$1.$2.$3');

/** The goods of a shipment whose kind is worth the most on the flight, with the value of that kind. */
const dearest = (shipment: Declared, exports: ExportsOnFlight): { goods: string; value: Cents } => {
  const { valueFor } = countKinds(Object.values(withOwn(shipment, exports)).flat());
  const [first] = shipment.commodities
    .map((line) => {
      const kind = kindValueOf(line);
      const goods = kind.scheduleB ? scheduleBShown(kind.scheduleB) : `“${line.description}”`;
      return { goods, value: valueFor(kind) };
    })
    .toSorted((one, other) => other.value - one.value);
  return first ?? { goods: '', value: 0 };
};

/** Why the law asks for a filing of a shipment: `$3,100.00 of 8517.13.0000 on this flight: over $2,500`. Undefined when it does not. */
export const filingReason = (shipment: Declared, exports: ExportsOnFlight): string | undefined => {
  const { goods, value } = dearest(shipment, exports);
  if (value > EXPORT_FILING_ABOVE)
    return `${dollars(value)} of ${goods} on this flight: over ${exportFilingAbove}`;
  return isLicensed(shipment.commodities) ? 'Some of these goods may need an export license' : undefined;
};

/**
 * Why a rule does not exempt a shipment; undefined when it can. The rule about low value ends with the sum, and is not for licensed
 * goods (15 CFR 30.37(a), 30.2(a)(1)(iv)). Staff answer for other rules that they name.
 */
export const notExempt = (
  shipment: Declared,
  eei: Pick<Shipment['eei'], 'citation'>,
  exports: ExportsOnFlight,
): string | undefined => (isLowValue(eei) ? filingReason(shipment, exports) : undefined);

/**
 * The export filing of a shipment as it is now: needed by its own goods together with those of the others to the same receiver
 * on the flight. An ITN stays unless the goods changed, for it says what they are.
 */
export const exportFilingOf = (
  shipment: Declared,
  exports: ExportsOnFlight,
  before?: Pick<Shipment, 'commodities' | 'eei'>,
): Shipment['eei'] => {
  const { number, commodities } = shipment;
  const isSame = before !== undefined && JSON.stringify(before.commodities) === JSON.stringify(commodities);
  if (isSame && before.eei.status === 'FILED') return before.eei;
  if (!needsExportFiling(number, withOwn(shipment, exports), isLicensed(commodities))) return LOW_VALUE;
  // Staff may have found another rule that exempts these goods.
  const isExempt = isSame && before.eei.status === 'EXEMPT' && !isLowValue(before.eei);
  return isExempt ? before.eei : { status: 'REQUIRED' };
};

/** A shipment whose filing says what the goods on its flight ask for now: others may have been booked since it was written. */
export const withFilingNow = (shipment: Shipment, exports: ExportsOnFlight): Shipment => ({
  ...shipment,
  ...(shipment.eei.status === 'EXEMPT' ? { eei: exportFilingOf(shipment, exports, shipment) } : {}),
});
