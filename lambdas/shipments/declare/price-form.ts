import { milesBetween } from '#domain/departures/slots/distance.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import { pickupTooFar } from '#domain/quotes/engine/pickup-fee.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { EstimateRefusal } from '#domain/quotes/no-price.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { refuseNotTaken } from '#domain/settings/counters/taken.ts';
import { addedCharges, estimateRequestOf, underPromise } from '#domain/shipments/form/price.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FindZipCode, GroupOf } from '../../quotes/index.ts';
import type { ReadSetting } from '../../settings/index.ts';

/** Rate cards: the one in force at an instant, and one by its version. */
interface RateCards {
  readonly inForce: (now: Date) => Promise<PublishedRateCard>;
  readonly version: (version: number) => Promise<PublishedRateCard>;
}

/** The rate card of a promise, as it applied to the sender then. */
export const promisedCard = async (
  { version }: Pick<RateCards, 'version'>,
  { rateCardVersion, priceGroup }: Shipment['promise'],
): Promise<CustomerCard> => ({ ...(await version(rateCardVersion)), priceGroup });

export interface PriceDeps {
  readonly readSetting: ReadSetting;
  readonly rateCards: RateCards;
  readonly findZipCode: FindZipCode;
  readonly groupOf: GroupOf;
}

/** A form with its price. */
export type Priced = Pick<Shipment, 'promise' | 'pickupMiles'>;
type NoPrice = EstimateRefusal | Refusal<'ZIP_CODE_NOT_FOUND'>;

/** As much of a form, or of a shipment, as decides about its price. */
export type PricedFields = Parameters<typeof estimateRequestOf>[0];

/** The ZIP code of the pickup that was promised, which stays promised if we pick up within fewer miles today. */
const promisedZipOf = (by: PricedBy): string | undefined => {
  if ('now' in by) return undefined;
  return 'quote' in by ? by.quote.pickupZip : by.agreed.pickup?.zip;
};

/** The miles to a pickup. The browser does not decide them. */
const milesTo = async (
  { findZipCode, readSetting }: PriceDeps,
  { howItComes, pickup }: PricedFields,
  by: PricedBy,
): Promise<Result<{ readonly pickupMiles?: number }, never, NoPrice>> => {
  if (howItComes !== 'PICKUP' || pickup === undefined) return ok({});
  const place = findZipCode(pickup.zip);
  if (!place)
    return refuse('ZIP_CODE_NOT_FOUND', `We do not know the ZIP code ${pickup.zip}. Check its five digits.`);
  const [{ facility }, schedule] = await Promise.all([readSetting('brand'), readSetting('schedule')]);
  const pickupMiles = milesBetween(facility, place);
  const { radiusMiles } = schedule.pickup;
  return pickupMiles > radiusMiles && pickup.zip !== promisedZipOf(by)
    ? pickupTooFar(radiusMiles)
    : ok({ pickupMiles });
};

/** The price of a request with one card, as it is promised. */
const promiseOf = (
  request: Request,
  card: CustomerCard,
): Result<Shipment['promise'], never, EstimateRefusal> => {
  const price = estimate(request, card);
  if (!price.ok) return price;
  const { lines, total, rateCardVersion, priceGroup, review } = price.value;
  return ok({
    total,
    lines: lines.map(({ code, text, amount }) => ({ code, text, amount })),
    rateCardVersion,
    ...(priceGroup === undefined ? {} : { priceGroup }),
    ...(review.length === 0 ? {} : { review: [...review] }),
  });
};

const sameLines = (one: Shipment['promise'], other: Shipment['promise']): boolean =>
  JSON.stringify(one.lines) === JSON.stringify(other.lines);

/**
 * The price of a quote, also one that our desk set, and behind it what the form adds, such as an export filing; undefined where there is no
 * quote, or where the form changes what it was made for.
 */
const quotedAnd = (
  promise: Shipment['promise'],
  then: Shipment['promise'],
  now: Shipment['promise'],
): Shipment['promise'] | undefined => {
  const added = promise.quote === undefined ? undefined : addedCharges(then.lines, now.lines);
  if (added === undefined) return undefined;
  const lines = sameLines(promise, then) ? now.lines : [...promise.lines, ...added];
  const { quoted = promise.total } = promise;
  return { ...promise, lines, total: added.reduce((sum, { amount }) => sum + amount, promise.total), quoted };
};

type Request = Parameters<typeof estimate>[0];

/** A price that was agreed on for a request: with a quote, or when a shipment was made or booked. */
interface Agreed {
  readonly request: Request;
  readonly promise: Shipment['promise'];
}

/**
 * The price of what was declared does not move, and what staff confirmed stays confirmed. What a form adds to it, or changes, is
 * charged by the rate card of the agreed price.
 */
const afterAgreed = (
  request: Request,
  { request: asked, promise }: Agreed,
  card: CustomerCard,
): Result<Shipment['promise'], never, EstimateRefusal> => {
  const now = promiseOf(underPromise(request, asked), card);
  if (!now.ok) return now;
  const then = promiseOf(asked, card);
  if (then.ok && sameLines(then.value, now.value)) return ok(promise);
  const added = then.ok ? quotedAnd(promise, then.value, now.value) : undefined;
  if (added) return ok(added);
  return ok({ ...now.value, ...(promise.quote === undefined ? {} : { quote: promise.quote, quoted: 0 }) });
};

/**
 * What makes the price: an accepted quote, what was agreed on for a shipment, or the rate card in force at an instant, as it applies to
 * its sender then.
 */
export type PricedBy =
  | { readonly quote: Quote }
  | { readonly agreed: PricedFields & Priced }
  | { readonly now: Date; readonly ownerId: string };

const agreedIn = (
  by: Exclude<PricedBy, { readonly now: Date }>,
  deliveryTowns: readonly string[],
): Agreed => {
  if ('quote' in by) {
    const { reference, request, offer } = by.quote;
    const { lines, total, rateCardVersion, priceGroup } = offer;
    const group = priceGroup === undefined ? {} : { priceGroup };
    return { request, promise: { lines: [...lines], total, rateCardVersion, ...group, quote: reference } };
  }
  const { promise, pickupMiles } = by.agreed;
  return { request: estimateRequestOf(by.agreed, { pickupMiles, deliveryTowns }), promise };
};

const afterAgreedWith = async (rateCards: RateCards, request: Request, agreed: Agreed) =>
  afterAgreed(request, agreed, await promisedCard(rateCards, agreed.promise));

const cardNow = async (
  { rateCards, groupOf }: PriceDeps,
  { now, ownerId }: Extract<PricedBy, { readonly now: Date }>,
): Promise<CustomerCard> => {
  const [card, priceGroup] = await Promise.all([rateCards.inForce(now), groupOf(ownerId)]);
  return { ...card, priceGroup };
};

/** Prices a form. The server's own price counts: miles, towns and amounts are not taken from the browser. */
export const priceForm = async (
  deps: PriceDeps,
  form: PricedFields,
  by: PricedBy,
): Promise<Result<Priced, never, NoPrice>> => {
  const { readSetting, rateCards } = deps;
  const [miles, capabilities] = await Promise.all([milesTo(deps, form, by), readSetting('capabilities')]);
  // What was agreed on before a country was turned off stays agreed.
  const off = 'agreed' in by ? undefined : refuseNotTaken(capabilities, form.to);
  if (off) return off;
  if (!miles.ok) return miles;
  const { deliveryTowns } = capabilities.destinations[form.to];
  const request = estimateRequestOf(form, { ...miles.value, deliveryTowns });
  const promise =
    'now' in by
      ? promiseOf(request, await cardNow(deps, by))
      : await afterAgreedWith(rateCards, request, agreedIn(by, deliveryTowns));
  return promise.ok ? ok({ promise: promise.value, ...miles.value }) : promise;
};
