import { exportFilingAbove } from '../carriage/export-filing.ts';
import { exportFilingOf } from './eei.ts';
import { needsAuthorization } from './export/authorization.ts';
import { isLicensed, needsReview } from './form/commodities.ts';
import { notSeenYet } from './form/from-parcels.ts';
import type { ShipmentFields } from './form/shipment-form.ts';
import type { HoldKind } from './holds.ts';
import type { PlacedHold, Shipment } from './shipment.ts';

/** As much of a shipment as decides about its automatic holds. */
export type HoldFacts = Pick<
  Shipment,
  | 'purpose'
  | 'goods'
  | 'commodities'
  | 'pieces'
  | 'dangerous'
  | 'promise'
  | 'chargesTerm'
  | 'bookedAt'
  | 'eei'
  | 'authorization'
  | 'hawb'
>;

/** A reason for a hold. The same `because` as before is the same reason: once cleared, it places the hold no more. */
interface Reason {
  readonly note: string;
  readonly because: string;
}

/** Purposes for which customs asks for an invoice. */
const withInvoice: readonly Shipment['purpose'][] = ['MERCHANDISE', 'SAMPLE', 'RETURN'];

/** What staff saw in a parcel before it was sent is not looked at again. */
const dangerousGoods = ({ dangerous, commodities, pieces }: HoldFacts): Reason | undefined => {
  const named = notSeenYet(commodities, pieces)
    .filter(needsReview)
    .map(({ description }) => description);
  const said = [...(dangerous === undefined ? [] : [dangerous]), ...named];
  return said.length === 0 ? undefined : { note: said.join('; ').slice(0, 500), because: said.join('; ') };
};

const oversize = ({ promise, goods }: HoldFacts): Reason | undefined => {
  const { review = [] } = promise;
  if (review.length === 0) return undefined;
  const note = review.includes('OVERSIZE_BOX')
    ? 'A box is very large or heavy.'
    : 'A barrel is heavier than most aircraft take.';
  return { note, because: JSON.stringify(goods) };
};

const invoice = ({ purpose }: HoldFacts): Reason | undefined =>
  withInvoice.includes(purpose)
    ? { note: 'Customs asks for an invoice with goods for sale, samples and returns.', because: purpose }
    : undefined;

const payment = ({ chargesTerm, bookedAt, promise }: HoldFacts): Reason | undefined =>
  chargesTerm === 'PREPAID' && bookedAt !== undefined && promise.total > 0
    ? { note: 'To be paid before the booking cutoff of the flight.', because: String(promise.total) }
    : undefined;

const exportControl = ({ eei, commodities }: HoldFacts): Reason | undefined => {
  if (eei.status !== 'REQUIRED') return undefined;
  const note = isLicensed(commodities)
    ? 'Goods on the list may need an export license.'
    : `One kind of goods to this receiver on this flight is worth more than ${exportFilingAbove}.`;
  return { note, because: note };
};

const authorization = (facts: HoldFacts): Reason | undefined =>
  needsAuthorization(facts)
    ? { note: 'The export is filed with the EIN of the sender, who has to sign for it.', because: 'filing' }
    : undefined;

/** The reasons for holds that the system can know by itself. */
const reasons = {
  DG_REVIEW: dangerousGoods,
  OVERSIZE: oversize,
  INVOICE_MISSING: invoice,
  PAYMENT_DUE: payment,
  EXPORT_CONTROL: exportControl,
  EIN_MISSING: authorization,
} as const satisfies Partial<Record<HoldKind, (facts: HoldFacts) => Reason | undefined>>;

type Automatic = keyof typeof reasons;
const automatic = Object.keys(reasons) as Automatic[];

/** Goods as their sender declares them before they book. */
export type DeclaredGoods = Pick<
  ShipmentFields,
  'purpose' | 'goods' | 'commodities' | 'dangerous' | 'chargesTerm'
>;

/** Before it is priced. */
const UNPRICED: HoldFacts['promise'] = { total: 0, lines: [], rateCardVersion: 0 };

/**
 * The holds that goods will have once they are booked, by the reasons that place them then, without those that follow from the price. What else
 * goes to the same receiver on the flight can ask for an export filing besides.
 */
export const holdsToCome = (goods: DeclaredGoods): readonly HoldKind[] => {
  const eei = exportFilingOf({ number: '', commodities: goods.commodities }, {});
  const facts: HoldFacts = { ...goods, pieces: [], promise: UNPRICED, eei };
  return automatic.filter((kind) => reasons[kind](facts) !== undefined);
};

/**
 * The holds of a shipment after it was made, changed, booked or moved. A hold whose reason is gone is lifted if the system
 * placed it. One that was cleared for the same reason is not placed again.
 */
export const holdsAfter = (
  before: Shipment | undefined,
  after: HoldFacts,
  at: string,
): readonly PlacedHold[] => {
  const held = before?.holds ?? [];
  // Of a receiver who pays, the invoice has placed it.
  const isTheirs = before?.chargesTerm === 'COLLECT' && after.chargesTerm === 'COLLECT';
  const kept = held.filter(
    ({ kind, by }) =>
      by !== 'system' ||
      (kind === 'PAYMENT_DUE' && isTheirs) ||
      (reasons as Partial<typeof reasons>)[kind as Automatic]?.(after) !== undefined,
  );
  const placed = automatic.flatMap((kind): PlacedHold[] => {
    const reason = reasons[kind](after);
    const isKnown = before !== undefined && reasons[kind](before)?.because === reason?.because;
    if (reason === undefined || isKnown || kept.some((hold) => hold.kind === kind)) return [];
    return [{ kind, at, by: 'system', note: reason.note }];
  });
  return [...kept, ...placed];
};
