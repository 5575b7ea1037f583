import { createHash } from 'node:crypto';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { exportFilingOf } from '#domain/shipments/eei.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { asParcels, dangersInParcels, goodsOfParcels } from '#domain/shipments/form/from-parcels.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { ProfileReader } from '../../identity/index.ts';
import type { NotFree, ParcelSender } from '../../parcels/index.ts';
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
  readonly parcels: ParcelSender;
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

type Request = UseCaseRequest<typeof shipmentEndpoints.create>;

/** A form with the parcels that it names. Its goods are what we measured of them. */
interface Sent {
  readonly form: ShipmentForm;
  readonly parcels: readonly Parcel[];
}

const sentIn = async (
  { parcels }: CreateDeps,
  { body: { form }, caller }: Request,
  now: Date,
): Promise<Result<Sent, never, NotFree>> => {
  if (form.parcels === undefined) return ok({ form, parcels: [] });
  const free = await parcels.read(form.parcels, idsOf(caller), now);
  return free.ok ? ok({ form: { ...form, goods: goodsOfParcels(free.value) }, parcels: free.value }) : free;
};

const newShipment = (
  { form, parcels }: Sent,
  { promise, pickupMiles }: Priced,
  {
    number,
    ownerId,
    shipper,
    at,
  }: Pick<Shipment, 'number' | 'ownerId' | 'shipper'> & { readonly at: string },
): Shipment => {
  const declared = declaredFields(form, 'DRAFT');
  const dangers = dangersInParcels(parcels);
  const shipment: Shipment = {
    ...declared,
    pieces: asParcels(declared.pieces, parcels),
    ...(dangers === undefined ? {} : { dangersInParcels: dangers }),
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

/** The first version of a shipment with what tells of it. */
const versionOf = (after: Shipment, origin: Origin) => {
  const { createdAt: at } = after;
  const changes = { searchConsent: { after: 'ONLINE' } };
  return {
    before: undefined,
    after,
    history: [entryOf('created', at, origin, { changes }), ...holdEntries(undefined, after, at, origin)],
    events: [createdEvent(after, origin), ...holdEvents(undefined, after, origin)],
  };
};

/** One try, to be made again when a number is taken, or when the same form, quote or parcel is used at this moment. */
const tryOnce = async (deps: CreateDeps, request: Request) => {
  const { body, headers, caller, correlationId } = request;
  const { shipments, claims, profiles, clock, newId, newNumber } = deps;
  const { userId } = caller;
  const key = headers['idempotency-key'];
  const hash = bodyHash(body.form);
  const known = await madeBefore(deps, userId, key, hash);
  if (known) return known;
  const now = clock();
  const [quote, sent] = [await quoteOf(deps, body.form.quote, userId), await sentIn(deps, request, now)];
  if (!quote.ok) return quote;
  if (!sent.ok) return sent;
  const { form, parcels } = sent.value;
  const by = quote.value ? { quote: quote.value } : { now };
  const [profile, priced] = await Promise.all([profiles.find(userId), priceForm(deps, form, by)]);
  if (!priced.ok) return priced;
  if (!profile) return refuse('PROFILE_NEEDED', 'Fill in your profile first, so that we know who sends it.');
  const at = now.toISOString();
  const number = newNumber();
  const facts = { number, ownerId: userId, shipper: shipperOf(profile), at };
  const after = newShipment(sent.value, priced.value, facts);
  const origin: Origin = { by: userId, newId, correlationId };
  const taken = deps.parcels.writes(parcels, { number, at }, origin);
  const guards: Record<string, Write> = {
    'sent-before': claims.form(userId, key, { number, body: hash }, now),
    ...taken.guards,
  };
  if (form.quote !== undefined) guards['quote-used'] = claims.quote(form.quote, number, userId);
  const refused = await shipments.write(versionOf(after, origin), guards, taken.also);
  return refused === undefined ? ok({ shipment: after }) : again;
};

/** Makes a shipment that is not booked yet, once for each form and once of each quote. */
export const createShipment =
  (deps: CreateDeps): UseCase<typeof shipmentEndpoints.create> =>
  async (request) =>
    untilWritten(`A new shipment of ${request.caller.userId}`, () => tryOnce(deps, request), deps);
