import type { Cents } from '../../kernel/money.ts';
import { kindValuesOf, needsExportFiling } from '../../shipments/eei.ts';
import { isLicensed } from '../../shipments/form/commodities.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import { standingFees } from '../balance.ts';
import type { Entry } from '../entries.ts';
import type { TaxRates } from '../tax.ts';
import { feeOf } from './charge.ts';

type Filed = Pick<Shipment, 'number' | 'commodities' | 'eei'>;
interface PriceLines {
  readonly lines: readonly { readonly code: string }[];
}

/**
 * Whether the exports of a shipment have to be filed only because of what else its sender sends to the receiver on the flight. One
 * that needs it by itself was priced with it.
 */
export const isFiledForTheSum = ({ number, commodities, eei }: Filed): boolean =>
  eei.status !== 'EXEMPT' &&
  !needsExportFiling(number, { [number]: kindValuesOf(commodities) }, isLicensed(commodities));

interface Asked {
  readonly entries: readonly Entry[];
  readonly shipment: Filed;
  /** The price that the invoice charges after this; undefined when it charges none. */
  readonly price: PriceLines | undefined;
  /** What a filing costs by the rate card of the shipment, in cents. */
  readonly fee: Cents;
  readonly rates: TaxRates;
  readonly at: string;
}

/**
 * The entry that the fee for an export filing needs: it is charged once while the filing is needed for the sum over a flight and is
 * not in the price, and taken back when it is no longer. Undefined when nothing is to be written.
 */
export const filingEntry = ({ entries, shipment, price, fee, rates, at }: Asked): Entry | undefined => {
  const n = entries.length + 1;
  const causes = entries.filter(
    (entry) => entry.kind === 'FEE' && entry.code === 'EXPORT_FILING' && entry.by === 'system',
  );
  const standing = standingFees({ entries }).find((one) => causes.includes(one));
  const isInPrice = price === undefined || price.lines.some(({ code }) => code === 'EEI');
  const isDue = !isInPrice && fee > 0 && isFiledForTheSum(shipment);
  if (isDue === (standing !== undefined)) return undefined;
  const times = causes.length === 0 ? '' : `:${causes.length + 1}`;
  if (standing === undefined) {
    const cause = `filing:${shipment.number}${times}`;
    return { ...feeOf({ cause, code: 'EXPORT_FILING', amount: fee, by: 'system', at }, rates), n };
  }
  const id = `back:${standing.id}`;
  return { kind: 'FEE_BACK', id, by: 'system', at, amount: -standing.amount, of: standing.n, n };
};
