import { createHash } from 'node:crypto';
import { ok, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { type Said, saidNote } from '#domain/shipments/caller/said.ts';
import { exportFilingOf } from '#domain/shipments/eei.ts';
import { asParcels, dangersInParcels } from '#domain/shipments/form/from-parcels.ts';
import type { SearchConsent } from '#domain/shipments/form/search-consent.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { ProfileReader } from '../../identity/index.ts';
import type { NotFree } from '../../parcels/index.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { createdEvent, holdEvents, type Origin } from '../change/events.ts';
import { entryOf, holdEntries } from '../change/next-version.ts';
import type { Claims } from '../store/claims.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { declaredFields, shipperOf } from './declared-shipment.ts';
import { type PriceDeps, type Priced, priceForm } from './price-form.ts';

export interface MakeDeps extends PriceDeps, Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'write'>;
  readonly claims: Claims;
  readonly profiles: ProfileReader;
  readonly quotes: {
    readonly accepted: (reference: string, ids: readonly string[]) => Promise<Quote | undefined>;
  };
  readonly newNumber: () => string;
  readonly pause: Pause;
}

const bodyHash = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** The answer for a form that made a shipment before; undefined for a new one. */
const madeBefore = async (
  { claims, shipments }: MakeDeps,
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
const quoteOf = async (
  { quotes, claims }: MakeDeps,
  reference: string | undefined,
  { ownerId, ownerIds }: Pick<Making, 'ownerId' | 'ownerIds'>,
) => {
  if (reference === undefined) return ok(undefined);
  const [quote, mine] = await Promise.all([
    quotes.accepted(reference, ownerIds),
    claims.ofQuote(reference, ownerId),
  ]);
  // A quote that became a shipment is no longer accepted.
  if (mine !== undefined)
    return refuse('QUOTE_USED', 'A shipment was made of this quote already.', { number: mine });
  return quote
    ? ok(quote)
    : refuse('QUOTE_NOT_ACCEPTED', 'Accept the quote first, or book without it at the price of today.');
};

/** A form with the parcels that it names. Its goods are what we measured of them. */
interface Sent {
  readonly form: ShipmentForm;
  readonly parcels: readonly Parcel[];
}

/** The writes that go with a new shipment, beside those of its form and its quote. */
interface Taken {
  readonly guards: Readonly<Record<string, Write>>;
  readonly also: readonly Write[];
}

/** A form and whose shipment it makes: by its sender, or by the desk for a sender who told it. */
export interface Making {
  readonly form: ShipmentForm;
  readonly ownerId: string;
  /** Every id of the same person: a quote may be kept under another one. */
  readonly ownerIds: readonly string[];
  readonly by: string;
  /** The form makes its own key: the same form sent twice within a day is one shipment. */
  readonly key: string;
  readonly correlationId: string;
  readonly consentAt: (at: string) => SearchConsent | undefined;
  readonly said?: Said;
  /** The parcels of a form that names some, or why they cannot go. */
  readonly read: (form: ShipmentForm, now: Date) => Promise<Result<Sent, never, NotFree>>;
  readonly take: (parcels: readonly Parcel[], to: { number: string; at: string }, origin: Origin) => Taken;
}

const newShipment = (
  { form, parcels }: Sent,
  { promise, pickupMiles }: Priced,
  {
    number,
    ownerId,
    shipper,
    searchConsent,
    at,
  }: Pick<Shipment, 'number' | 'ownerId' | 'shipper' | 'searchConsent'> & { readonly at: string },
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
    ...(searchConsent === undefined ? {} : { searchConsent }),
    holds: [],
    eei: exportFilingOf({ ...declared, number }, {}),
    createdAt: at,
    changedAt: at,
  };
  return { ...shipment, holds: [...holdsAfter(undefined, shipment, at)] };
};

/** The first version of a shipment with what tells of it. */
const versionOf = (after: Shipment, origin: Origin, said: Said | undefined) => {
  const { createdAt: at, searchConsent } = after;
  const changes = searchConsent === undefined ? {} : { searchConsent: { after: searchConsent.how } };
  const note = said && saidNote(said);
  return {
    before: undefined,
    after,
    history: [
      entryOf('created', at, origin, { note, changes }),
      ...holdEntries(undefined, after, at, origin),
    ],
    events: [createdEvent(after, origin), ...holdEvents(undefined, after, origin)],
  };
};

/** One try, to be made again when a number is taken, or when the same form, quote or parcel is used at this moment. */
const tryOnce = async (deps: MakeDeps, making: Making) => {
  const { shipments, claims, profiles, clock, newId, newNumber } = deps;
  const { form: asked, ownerId, by, key, correlationId, said } = making;
  const hash = bodyHash(asked);
  const known = await madeBefore(deps, ownerId, key, hash);
  if (known) return known;
  const now = clock();
  const [quote, sent] = [await quoteOf(deps, asked.quote, making), await making.read(asked, now)];
  if (!quote.ok) return quote;
  if (!sent.ok) return sent;
  const { form, parcels } = sent.value;
  const priceBy = quote.value ? { quote: quote.value } : { now, ownerId };
  const [profile, priced] = await Promise.all([profiles.find(ownerId), priceForm(deps, form, priceBy)]);
  if (!priced.ok) return priced;
  if (!profile) return refuse('PROFILE_NEEDED', 'Fill in your profile first, so that we know who sends it.');
  const at = now.toISOString();
  const number = newNumber();
  const facts = { number, ownerId, shipper: shipperOf(profile), searchConsent: making.consentAt(at), at };
  const after = newShipment(sent.value, priced.value, facts);
  const origin: Origin = { by, newId, correlationId };
  const taken = making.take(parcels, { number, at }, origin);
  const guards: Record<string, Write> = {
    'sent-before': claims.form(ownerId, key, { number, body: hash }, now),
    ...taken.guards,
  };
  if (form.quote !== undefined) guards['quote-used'] = claims.quote(form.quote, number, ownerId);
  const refused = await shipments.write(versionOf(after, origin, said), guards, taken.also);
  return refused === undefined ? ok({ shipment: after }) : again;
};

/** Makes a shipment that is not booked yet, once for each form and once of each quote. */
export const makeShipment = (deps: MakeDeps, making: Making) =>
  untilWritten(`A new shipment of ${making.ownerId}`, () => tryOnce(deps, making), deps);
