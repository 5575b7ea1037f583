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
  perLb: destinationCodes.map((code) => dollars(`perLb.${code}`, `${destinations[code].country}, a pound`)),
  weight: [
    number('dimDivisor', 'Cubic inches that count as a pound', '166 is about 6,000 cm³ a kilogram'),
    dollars('minimumFreight', 'Least freight', 'Mailbox consolidations are exempt'),
  ],
  limits: [
    number('barrelLimits.refusedAboveLb', 'Barrels refused above, in lb'),
    number('barrelLimits.reviewAboveLb', 'Staff look at barrels above, in lb'),
    number('oversize.aboveLb', 'Staff look at boxes above, in lb'),
    number('oversize.aboveIn', 'Staff look at boxes longer than, in inches'),
  ],
  surcharges: [
    number('expressPercent', 'Express, percent of the freight'),
    dollars('fuelPerLb', 'Fuel, a pound', '0.00 is shown as included'),
    dollars('securityPerLb', 'Security, a pound', '0.00 is shown as included'),
  ],
  pickup: [dollars('stairs', 'Stairs'), dollars('failedPickup', 'Nobody there')],
  customs: [
    dollars('brokerage', 'Customs brokerage'),
    dollars('exportFiling.price', 'Export filing'),
    dollars('exportFiling.aboveValue', 'Filing needed above a worth of', 'Of one kind of goods'),
    number('insurance.percent', 'Insurance, percent of the worth'),
    dollars('insurance.minimum', 'Insurance, at least'),
  ],
  extras: [
    dollars('doorDelivery', 'Delivery to the door'),
    dollars('repack', 'Repacking'),
    number('extraPhotos.count', 'Extra photos, how many'),
    dollars('extraPhotos.price', 'Extra photos, together'),
  ],
  storage: [
    number('storage.freeDays', 'Free days at the dock'),
    dollars('storage.perLbDay', 'Then a pound and day'),
    number('storage.abandonedAfterDays', 'Given up after, in days'),
    number('storage.destinationFreeDays', 'Free days at the destination'),
    dollars('storage.destinationPerPieceWeek', 'Then a piece and week'),
  ],
} as const satisfies Record<string, readonly PriceField[]>;
export type PriceGroup = keyof typeof priceFields;
