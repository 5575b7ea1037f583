import type { FieldPath } from 'react-hook-form';
import { destinationCodes, destinations } from '#domain/kernel/destinations.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import type { NumberKind } from '../fields/number-formats.ts';

/** One number of a rate card with its label. The form and the review of changes are made from it. */
export interface PriceField {
  readonly name: FieldPath<RateCard>;
  readonly label: string;
  readonly kind: NumberKind;
  readonly hint?: string;
}

const dollars = (name: PriceField['name'], label: string, hint?: string): PriceField => ({
  name,
  label,
  kind: 'dollars',
  ...(hint === undefined ? {} : { hint }),
});
const number = (name: PriceField['name'], label: string, hint?: string): PriceField => ({
  ...dollars(name, label, hint),
  kind: 'number',
});

/** Every number that is not in a list, by the group it is shown in. */
export const priceFields = {
  perLb: destinationCodes.map((code) => dollars(`perLb.${code}`, `${destinations[code].country}, per lb`)),
  weight: [
    number('dimDivisor', 'Cubic inches that count as one pound', '166 is about 6,000 cm³ per kilogram'),
    dollars('minimumFreight', 'Minimum charge', 'Does not apply to goods from a mailbox'),
  ],
  limits: [
    number('barrelLimits.refusedAboveLb', 'Refuse barrels above (lb)'),
    number('barrelLimits.reviewAboveLb', 'Staff check barrels above (lb)'),
    number('oversize.aboveLb', 'Staff check boxes above (lb)'),
    number('oversize.aboveIn', 'Staff check boxes longer than (inches)'),
  ],
  surcharges: [
    number('expressPercent', 'Express, percent of the freight price'),
    dollars('fuelPerLb', 'Fuel, per lb', '0.00 shows as included'),
    dollars('securityPerLb', 'Security, per lb', '0.00 shows as included'),
  ],
  pickup: [dollars('stairs', 'Stairs'), dollars('failedPickup', 'Missed pickup')],
  customs: [
    dollars('brokerage', 'Customs brokerage'),
    dollars('exportFiling.price', 'Export filing'),
    number('insurance.percent', 'Insurance, percent of the value'),
    dollars('insurance.minimum', 'Insurance, minimum'),
  ],
  extras: [
    dollars('doorDelivery', 'Delivery to the door'),
    dollars('repack', 'Repacking'),
    number('extraPhotos.count', 'Extra photos, number'),
    dollars('extraPhotos.price', 'Extra photos, price for all'),
  ],
  storage: [
    number('storage.freeDays', 'Free days at our dock'),
    dollars('storage.perLbDay', 'Storage per lb per day'),
    number('storage.abandonedAfterDays', 'Abandoned after (days)'),
    number('storage.destinationFreeDays', 'Free days at the destination'),
    dollars('storage.destinationPerPieceWeek', 'Storage per piece per week'),
  ],
} as const satisfies Record<string, readonly PriceField[]>;
export type PriceGroup = keyof typeof priceFields;
