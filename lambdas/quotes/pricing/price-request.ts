import { mayNeedFiling } from '#domain/carriage/export-filing.ts';
import { scheduledFlightId } from '#domain/departures/flight-id.ts';
import { milesBetween } from '#domain/departures/slots/distance.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import { pickupTooFar } from '#domain/quotes/engine/pickup-fee.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { Offer, Quote } from '#domain/quotes/quote.ts';
import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { refuseNotTaken } from '#domain/settings/counters/taken.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { GroupOf } from '../group/group-of.ts';
import type { FindZipCode } from '../zip-codes.ts';
import type { ReadQuotedFlight } from './quoted-flight.ts';

interface PriceDeps {
  readonly readSetting: ReadSetting;
  /** The rate card in force at an instant, as it applies to whoever asks. */
  readonly readRateCard: (now: Date) => Promise<CustomerCard>;
  readonly find: FindZipCode;
}

interface Deps extends PriceDeps {
  readonly readFlight: ReadQuotedFlight;
  readonly groupOf: GroupOf;
}

/** A request with its price, as a quote keeps it. */
export type Priced = Pick<Quote, 'request' | 'pickupZip' | 'town' | 'offer' | 'flight'>;

/** Prices a request at an instant, with the rate card in force, for the person with an id or for a guest. */
export type PriceRequest = (
  form: QuoteForm,
  now: Date,
  ownerId: string | undefined,
) => Promise<Result<Priced, 'NO_PRICE'>>;

/** The same for a guest, without the flight that the goods would make. */
export type PriceForm = (form: QuoteForm, now: Date) => Promise<Result<Omit<Priced, 'flight'>, 'NO_PRICE'>>;

const noPrice = (message: string) => refuse('NO_PRICE', message);

/** The miles to a pickup, which the browser does not decide. */
const pickupOf = async ({ find, readSetting }: PriceDeps, zip: string | undefined) => {
  if (zip === undefined) return ok({});
  const place = find(zip);
  if (!place) return noPrice(`We do not know the ZIP code ${zip}. Check its five digits.`);
  const [{ facility }, { pickup }] = await Promise.all([readSetting('brand'), readSetting('schedule')]);
  const pickupMiles = milesBetween(facility, place);
  if (pickupMiles > pickup.radiusMiles) return noPrice(pickupTooFar(pickup.radiusMiles).refusal.message);
  return ok({ pickupMiles, pickupZip: zip });
};

/** The town of a delivery to the door, as our list spells it. */
const deliveryOf = async (
  { readSetting }: PriceDeps,
  to: DestinationCode,
  town: string | undefined,
): Promise<Result<{ town?: string }, 'NO_PRICE'>> => {
  if (town === undefined) return ok({});
  const { destinations } = await readSetting('capabilities');
  const known = destinations[to].deliveryTowns.find((each) => each.toLowerCase() === town.toLowerCase());
  return known === undefined
    ? noPrice(`We do not deliver to the door in ${town}. The receiver can pick it up at our counter.`)
    : ok({ town: known });
};

/** The id of the flight that the goods would make now. */
const flightOf = async ({ readFlight }: Deps, form: QuoteForm, now: Date) => {
  const { id, usualDay, departureDay } = (await readFlight(form, now)).made.flight;
  return id ?? scheduledFlightId(form.request.to, usualDay ?? departureDay);
};

/**
 * Prices what was asked for. The price is the server's own: the miles come from the ZIP code, the town from the list of those
 * where we deliver, the amounts from the rate card in force. What the browser says of them is ignored.
 */
export const priceForm =
  (deps: PriceDeps): PriceForm =>
  async (form, now) => {
    const { request: asked, pickupZip, town: typed } = form;
    const { pickupMiles: _said, pickupZip: _too, doorDelivery, ...rest } = asked;
    const off = refuseNotTaken(await deps.readSetting('capabilities'), asked.to);
    if (off) return noPrice(off.refusal.message);
    const [pickup, delivery, card] = await Promise.all([
      pickupOf(deps, pickupZip),
      deliveryOf(deps, asked.to, doorDelivery ? (typed ?? '') : undefined),
      deps.readRateCard(now),
    ]);
    if (!pickup.ok) return pickup;
    if (!delivery.ok) return delivery;
    const request = { ...rest, doorDelivery: delivery.value.town !== undefined, ...pickup.value };
    const price = estimate(request, card);
    if (!price.ok) return noPrice(price.refusal.message);
    const { lines, total, rateCardVersion, priceGroup, chargeableLb, grossLb, review, assumptions } =
      price.value;
    const offer: Offer = {
      number: 1,
      lines: [...lines],
      total,
      rateCardVersion,
      ...(priceGroup === undefined ? {} : { priceGroup }),
      chargeableLb,
      grossLb,
      review: [...review],
      assumptions: [...assumptions],
      ...(mayNeedFiling(request) ? { filing: card.card.exportFiling.price } : {}),
    };
    return ok({
      request,
      offer,
      ...(pickupZip === undefined ? {} : { pickupZip }),
      ...delivery.value,
    });
  };

/** The rate card in force, as it applies to the person with an id. A guest is in no group. */
const cardFor =
  ({ readRateCard, groupOf }: Deps, ownerId: string | undefined) =>
  async (now: Date): Promise<CustomerCard> => {
    if (ownerId === undefined) return readRateCard(now);
    const [card, priceGroup] = await Promise.all([readRateCard(now), groupOf(ownerId)]);
    return { ...card, priceGroup };
  };

/** The price, with the flight that the goods would make now. */
export const priceRequest =
  (deps: Deps): PriceRequest =>
  async (form, now, ownerId) => {
    const price = priceForm({ ...deps, readRateCard: cardFor(deps, ownerId) });
    const [priced, flight] = await Promise.all([price(form, now), flightOf(deps, form, now)]);
    return priced.ok ? ok({ ...priced.value, flight }) : priced;
  };
