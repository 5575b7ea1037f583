import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { correctedFields } from '#domain/shipments/caller/corrected-fields.ts';
import { type Said, saidNote } from '#domain/shipments/caller/said.ts';
import { exportFilingOf } from '#domain/shipments/eei.ts';
import { parcelsIn } from '#domain/shipments/form/from-parcels.ts';
import type { SearchConsent } from '#domain/shipments/form/search-consent.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import { mayChange, mayMove } from '#domain/shipments/lifecycle.ts';
import { pickupAfter } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { type ChangeDeps, refused } from '../change/change-shipment.ts';
import { type ComesDeps, comesAt, NO_PICKUP_IN_TIME } from '../change/comes-at.ts';
import { changedEvent, type Origin } from '../change/events.ts';
import type { Flights } from '../change/flight-place.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import { parcelsStay, shipmentChanged, tooLateToChange } from '../change/refusals.ts';
import { samePlace } from '../change/same-place.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import { toldOfLeaving } from '../waitlist/waitlist-events.ts';
import { declaredFields, formOf } from './declared-shipment.ts';
import { type PriceDeps, priceForm } from './price-form.ts';

export interface DeclareDeps extends ChangeDeps, PriceDeps, ComesDeps {
  readonly flights: Flights;
  readonly exports: FlightExports;
}

/** The shipment with what the form declares. A field that the form leaves out is removed. */
export const asDeclared = (
  before: Shipment,
  form: ShipmentForm,
  searchConsent: SearchConsent | undefined,
): Shipment => {
  const { notifyParty, door, dangerous, pickup, pickupMiles, waits, ...kept } = before;
  // Nobody waits for a flight to another country.
  const stillWaits = waits !== undefined && form.to === before.to ? { waits } : {};
  const declared = declaredFields(form, before.state === 'BOOKED' ? 'BOOKED' : 'DRAFT');
  // Parcels are what we measured, whatever the form says.
  const measured = before.howItComes === 'MAILBOX' ? { goods: before.goods, pieces: before.pieces } : {};
  const fetched = declared.pickup ? { pickup: pickupAfter(pickup, declared.pickup) } : {};
  const agreed = searchConsent === undefined ? {} : { searchConsent };
  return { ...kept, ...stillWaits, ...declared, ...measured, ...agreed, ...fetched };
};

/** Whether a form names the parcels that the shipment is made of: the same ones, or none where there are none. */
const namesItsParcels = (before: Shipment, { howItComes, parcels = [] }: ShipmentForm): boolean =>
  (howItComes === 'MAILBOX') === (before.howItComes === 'MAILBOX') &&
  parcels.toSorted().join() === parcelsIn(before).toSorted().join();

/** The answer for a form that is there already, or that was made of another version; undefined where the change is to be decided. */
export const answeredBefore = (before: Shipment, asked: Shipment, version: number) => {
  if (before.version === version + 1 && formOf(asked) === formOf(before)) return { done: before } as const;
  return before.version === version ? undefined : refused(shipmentChanged(before));
};

/** The answer for a form that changes nothing, or that comes too late; undefined when the change can be made. */
export const notChangeable = (
  before: Shipment,
  asked: Shipment,
  { version, form }: { readonly version: number; readonly form: ShipmentForm },
) => {
  const answer = answeredBefore(before, asked, version);
  if (answer) return answer;
  const isElsewhere = before.state === 'BOOKED' && asked.to !== before.to;
  if (!mayChange(before) || isElsewhere) return refused(tooLateToChange(before));
  return namesItsParcels(before, form) ? undefined : refused(parcelsStay(before));
};

/** The changed shipment with its export filing and holds, and the guarded writes of its exports. */
const summedUp = async (deps: DeclareDeps, before: Shipment, changed: Shipment, now: Date) => {
  // What is on the list of its flight was filed as it was.
  if (before.state !== 'DRAFT' && !mayMove(before.pieces)) return { after: changed, writes: {} };
  const { exports, writes } = await deps.exports.after(before, changed, now);
  const filed = { ...changed, eei: exportFilingOf(changed, exports, before) };
  return { after: { ...filed, holds: [...holdsAfter(before, filed, changed.changedAt)] }, writes };
};

/** A booked shipment that we are to pick up after all is refused when its flight leaves without it. */
const inTimeFor = async (
  deps: DeclareDeps,
  before: Shipment,
  changed: Shipment,
  now: Date,
): Promise<Result<Shipment, 'FLIGHT_CLOSED'>> => {
  const { departureId } = changed;
  const isNew = changed.howItComes === 'PICKUP' && before.howItComes !== 'PICKUP';
  if (changed.state !== 'BOOKED' || !isNew) return ok(changed);
  const [flight, comes] = await Promise.all([
    departureId === undefined ? undefined : deps.flights.find(departureId, now),
    comesAt(deps, changed, now),
  ]);
  return flight !== undefined && comes.toISOString() >= flight.cargoCutoff
    ? refuse('FLIGHT_CLOSED', NO_PICKUP_IN_TIME)
    : ok(changed);
};

/** What tells that goods for another country are no longer on a waitlist. */
const toldOfOtherCountry = (before: Shipment, after: Shipment, origin: Origin) =>
  before.waits && !after.waits
    ? toldOfLeaving(after, before.waits, 'changed', origin)
    : { history: [], events: [] };

/** What is to be changed: the shipment before and with what was declared, and who asked the desk for it, where the desk does it. */
interface Declaring {
  readonly before: Shipment;
  readonly asked: Shipment;
  readonly said?: Said | undefined;
}

/** The price of what is declared now, by what was agreed on where something was. */
export const priceOfChange = (deps: PriceDeps, { before, asked }: Declaring, now: Date) => {
  const isAgreed = before.state !== 'DRAFT' || before.promise.quote !== undefined;
  return priceForm(deps, asked, isAgreed ? { agreed: before } : { now, ownerId: before.ownerId });
};

/** Decides about a change that its rules allow: the same price, place, filing and holds whoever asks for it. */
export const decideDeclared = async (
  deps: DeclareDeps,
  { before, asked, said }: Declaring,
  now: Date,
  origin: Origin,
) => {
  const priced = await priceOfChange(deps, { before, asked }, now);
  if (!priced.ok) return refused(priced);
  const at = now.toISOString();
  const fetched = await inTimeFor(deps, before, nextVersion(asked, priced.value, at), now);
  if (!fetched.ok) return refused(fetched);
  const { after, writes } = await summedUp(deps, before, fetched.value, now);
  const place = await samePlace(deps.flights, before, after, now);
  if ('refusal' in place) return place;
  const changes = changesOf(before, after);
  const left = toldOfOtherCountry(before, after, origin);
  const [what, note] = said ? (['corrected', saidNote(said)] as const) : (['changed', undefined] as const);
  const entry = said
    ? { ...entryOf(what, at, origin, { note }), changes: [...correctedFields(before, after, changes)] }
    : entryOf(what, at, origin, { note, changes });
  const asker = said && ({ what: 'CORRECTION', how: said.how, entry: entry.id } as const);
  return {
    deed: {
      after,
      guards: { ...place.writes, ...writes },
      history: [entry, ...left.history],
      events: [changedEvent(after, changes, origin, { asked: asker }), ...left.events],
    },
  };
};
