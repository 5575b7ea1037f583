import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import { exportFilingOf } from '#domain/shipments/eei.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { parcelsIn } from '#domain/shipments/form/from-parcels.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import { mayChange } from '#domain/shipments/lifecycle.ts';
import { pickupAfter } from '#domain/shipments/pickup.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { type ComesDeps, comesAt, NO_PICKUP_IN_TIME } from '../change/comes-at.ts';
import { changedEvent, type Origin } from '../change/events.ts';
import type { Flights } from '../change/flight-place.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import { parcelsStay, shipmentChanged, tooLateToChange } from '../change/refusals.ts';
import { samePlace } from '../change/same-place.ts';
import { consentOnline, declaredFields, formOf } from '../declare/declared-shipment.ts';
import { type PriceDeps, priceForm } from '../declare/price-form.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import { toldOfLeaving } from '../waitlist/waitlist-events.ts';

export interface ChangeFormDeps extends ChangeDeps, PriceDeps, ComesDeps {
  readonly flights: Flights;
  readonly exports: FlightExports;
}

/** The shipment with what the form declares. A field that the form leaves out is removed. */
const asDeclared = (before: Shipment, form: ShipmentForm, now: Date): Shipment => {
  const { notifyParty, door, dangerous, pickup, pickupMiles, waits, ...kept } = before;
  // Nobody waits for a flight to another country.
  const stillWaits = waits !== undefined && form.to === before.to ? { waits } : {};
  const declared = declaredFields(form, before.state === 'BOOKED' ? 'BOOKED' : 'DRAFT');
  // Parcels are what we measured, whatever the form says.
  const measured = before.howItComes === 'MAILBOX' ? { goods: before.goods, pieces: before.pieces } : {};
  const fetched = declared.pickup ? { pickup: pickupAfter(pickup, declared.pickup) } : {};
  const searchConsent = consentOnline(before, now.toISOString());
  return { ...kept, ...stillWaits, ...declared, ...measured, searchConsent, ...fetched };
};

/** Whether a form names the parcels that the shipment is made of: the same ones, or none where there are none. */
const namesItsParcels = (before: Shipment, { howItComes, parcels = [] }: ShipmentForm): boolean =>
  (howItComes === 'MAILBOX') === (before.howItComes === 'MAILBOX') &&
  parcels.toSorted().join() === parcelsIn(before).toSorted().join();

/** The answer for a form that changes nothing, or that comes too late; undefined when the change can be made. */
const notChangeable = (
  before: Shipment,
  asked: Shipment,
  { version, form }: { readonly version: number; readonly form: ShipmentForm },
) => {
  if (before.version === version + 1 && formOf(asked) === formOf(before)) return { done: before } as const;
  if (before.version !== version) return refused(shipmentChanged(before));
  const isElsewhere = before.state === 'BOOKED' && asked.to !== before.to;
  if (!mayChange(before) || isElsewhere) return refused(tooLateToChange(before));
  return namesItsParcels(before, form) ? undefined : refused(parcelsStay(before));
};

/** The changed shipment with its export filing and holds, and the guarded writes of its exports. */
const summedUp = async (deps: ChangeFormDeps, before: Shipment, changed: Shipment, now: Date) => {
  const { exports, writes } = await deps.exports.after(before, changed, now);
  const filed = { ...changed, eei: exportFilingOf(changed, exports, before) };
  return { after: { ...filed, holds: [...holdsAfter(before, filed, changed.changedAt)] }, writes };
};

/** A booked shipment that we are to pick up after all is refused when its flight leaves without it. */
const inTimeFor = async (
  deps: ChangeFormDeps,
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

/** Changes a shipment while nothing of it has reached us. A booked one keeps its flight, if the flight can carry it. */
export const changeForm =
  (deps: ChangeFormDeps): UseCase<typeof shipmentEndpoints.change> =>
  async ({ params: { number }, body: { version, form }, caller: { userId }, correlationId }) =>
    changeShipment(deps, {
      number,
      ownerId: userId,
      by: userId,
      correlationId,
      decide: async (found, now, origin) => {
        const before = shipmentAt(found, now);
        const asked = asDeclared(before, form, now);
        const answer = notChangeable(before, asked, { version, form });
        if (answer) return answer;
        const isAgreed = before.state === 'BOOKED' || before.promise.quote !== undefined;
        const priced = await priceForm(deps, asked, isAgreed ? { agreed: before } : { now });
        if (!priced.ok) return refused(priced);
        const at = now.toISOString();
        const fetched = await inTimeFor(deps, before, nextVersion(asked, priced.value, at), now);
        if (!fetched.ok) return refused(fetched);
        const { after, writes } = await summedUp(deps, before, fetched.value, now);
        const place = await samePlace(deps.flights, before, after, now);
        if ('refusal' in place) return place;
        const changes = changesOf(before, after);
        const left = toldOfOtherCountry(before, after, origin);
        return {
          deed: {
            after,
            guards: { ...place.writes, ...writes },
            history: [entryOf('changed', at, origin, { changes }), ...left.history],
            events: [changedEvent(after, changes, origin), ...left.events],
          },
        };
      },
    });
