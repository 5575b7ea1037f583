import { createHash } from 'node:crypto';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { exportFilingOf } from '#domain/shipments/eei.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { ProfileReader } from '../../identity/index.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { createdEvent, holdEvents, type Origin } from '../change/events.ts';
import { entryOf, holdEntries } from '../change/next-version.ts';
import { consentOnline, declaredFields, shipperOf } from '../declare/declared-shipment.ts';
import { type PriceDeps, type Priced, priceForm } from '../declare/price-form.ts';
import type { Claims } from '../store/claims.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

export interface CreateDeps extends PriceDeps, Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'write'>;
  readonly claims: Claims;
  readonly profiles: ProfileReader;
  readonly quotes: { readonly accepted: (reference: string, userId: string) => Promise<Quote | undefined> };
  readonly newNumber: () => string;
  readonly pause: Pause;
}

const bodyHash = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** The answer for a form that made a shipment before; undefined for a new one. */
const madeBefore = async (
  { claims, shipments }: CreateDeps,
  ownerId: string,
  key: string,
  body: string,
): Promise<Result<{ shipment: Shipment }, never, Refusal<'KEY_USED', { number: string }>> | undefined> => {
  const made = await claims.madeBy(ownerId, key);
  if (!made) return undefined;
  if (made.body !== body)
    return refuse('KEY_USED', 'This form has made another shipment already. Open it, or begin a new one.', {
      number: made.number,
    });
  const shipment = await shipments.find(made.number);
  return shipment && ok({ shipment });
};

/** The quote of a form. A quote makes one shipment; whoever tries again is told which one it was. */
const quoteOf = async ({ quotes, claims }: CreateDeps, reference: string | undefined, ownerId: string) => {
  if (reference === undefined) return ok(undefined);
  const [quote, mine] = await Promise.all([
    quotes.accepted(reference, ownerId),
    claims.ofQuote(reference, ownerId),
  ]);
  // A quote that became a shipment is no longer accepted.
  if (mine !== undefined)
    return refuse('QUOTE_USED', 'A shipment was made of this quote already.', { number: mine });
  return quote
    ? ok(quote)
    : refuse('QUOTE_NOT_ACCEPTED', 'Accept the quote first, or book without it at the price of today.');
};

const newShipment = (
  form: ShipmentForm,
  { promise, pickupMiles }: Priced,
  {
    number,
    ownerId,
    shipper,
    at,
  }: Pick<Shipment, 'number' | 'ownerId' | 'shipper'> & { readonly at: string },
): Shipment => {
  const declared = declaredFields(form, 'DRAFT');
  const shipment: Shipment = {
    ...declared,
    number,
    version: 1,
    state: 'DRAFT',
    ownerId,
    shipper,
    promise,
    ...(pickupMiles === undefined ? {} : { pickupMiles }),
    searchConsent: consentOnline({ ownerId }, at),
    holds: [],
    eei: exportFilingOf({ ...declared, number }, {}),
    createdAt: at,
    changedAt: at,
  };
  return { ...shipment, holds: [...holdsAfter(undefined, shipment, at)] };
};

type Request = UseCaseRequest<typeof shipmentEndpoints.create>;

/** One try, to be made again when a number is taken, or when the same form or quote is used at this moment. */
const tryOnce = async (deps: CreateDeps, { body: { form }, headers, caller, correlationId }: Request) => {
  const { shipments, claims, profiles, clock, newId, newNumber } = deps;
  const { userId } = caller;
  const key = headers['idempotency-key'];
  const body = bodyHash(form);
  const known = await madeBefore(deps, userId, key, body);
  if (known) return known;
  const quote = await quoteOf(deps, form.quote, userId);
  if (!quote.ok) return quote;
  const now = clock();
  const by = quote.value ? { quote: quote.value } : { now };
  const [profile, priced] = await Promise.all([profiles.find(userId), priceForm(deps, form, by)]);
  if (!priced.ok) return priced;
  if (!profile) return refuse('PROFILE_NEEDED', 'Fill in your profile first, so that we know who sends it.');
  const at = now.toISOString();
  const number = newNumber();
  const after = newShipment(form, priced.value, { number, ownerId: userId, shipper: shipperOf(profile), at });
  const origin: Origin = { by: userId, newId, correlationId };
  const changes = { searchConsent: { after: 'ONLINE' } };
  const history = [entryOf('created', at, origin, { changes }), ...holdEntries(undefined, after, at, origin)];
  const events = [createdEvent(after, origin), ...holdEvents(undefined, after, origin)];
  const guards: Record<string, Write> = { 'sent-before': claims.form(userId, key, { number, body }, now) };
  if (form.quote !== undefined) guards['quote-used'] = claims.quote(form.quote, number, userId);
  const refused = await shipments.write({ before: undefined, after, history, events }, guards);
  return refused === undefined ? ok({ shipment: after }) : again;
};

/** Makes a shipment that is not booked yet, once for each form and once of each quote. */
export const createShipment =
  (deps: CreateDeps): UseCase<typeof shipmentEndpoints.create> =>
  async (request) =>
    untilWritten(`A new shipment of ${request.caller.userId}`, () => tryOnce(deps, request), deps);
