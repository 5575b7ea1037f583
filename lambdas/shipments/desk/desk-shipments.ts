import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { withFilingNow } from '#domain/shipments/eei.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { holds } from '#domain/shipments/holds.ts';
import { isClosed, mayMove } from '#domain/shipments/lifecycle.ts';
import { pickupMark } from '#domain/shipments/pickup.ts';
import { isOnHand } from '#domain/shipments/rolls/flight-fit.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { boardFlight } from '../change/board-flight.ts';
import { type CancelDeps, cancelShipment } from '../change/cancel-shipment.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { type HoldDecision, withoutHold } from '../change/clear-hold.ts';
import { changedEvent, type Moved } from '../change/events.ts';
import { noPlace } from '../change/flight-place.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import { holdNotYours, noSuchShipment, shipmentChanged } from '../change/refusals.ts';
import type { RecordDeps } from '../recording/record-event.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';

interface ShowDeps extends Pick<RecordDeps, 'blockers' | 'clock'> {
  readonly shipments: Pick<ShipmentStore, 'whole'>;
  readonly exports: Pick<FlightExports, 'of'>;
}

/** States before the list of a flight, in which a shipment has blockers. */
const beforeFlight = ['BOOKED', 'PICKED_UP', 'RECEIVED', 'READY'];

/** One shipment with everything that happened to it, and what keeps it off its flight. */
export const showShipment =
  ({ shipments, exports, blockers, clock }: ShowDeps): UseCase<typeof shipmentEndpoints.deskShow> =>
  async ({ params }) => {
    const whole = await shipments.whole(params.number);
    if (!whole) return noSuchShipment();
    const { shipment: stored, events, history, bill } = whole;
    const isBefore = beforeFlight.includes(stored.state);
    // Somebody else's booking may just have brought the goods above the limit. The page then says so in all its places.
    const shipment = isBefore ? withFilingNow(stored, await exports.of(stored)) : stored;
    const found = isBefore ? await blockers(shipment, clock()) : [];
    return ok({ shipment, events: [...events], history: [...history], bill, blockers: [...found] });
  };

/** Places a hold, if the caller has the right to place one of this kind. */
export const placeHold =
  (deps: ChangeDeps): UseCase<typeof shipmentEndpoints.placeHold> =>
  async ({ params: { number }, body: { version, kind, note }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      by: caller.userId,
      correlationId,
      decide: async (before, now) => {
        const { placedBy } = holds[kind];
        if (placedBy === undefined || !may(caller, placedBy)) return refused(holdNotYours(kind));
        if (before.holds.some((hold) => hold.kind === kind)) return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        if (isClosed(before.state))
          return refused(refuse('HOLD_TOO_LATE', 'This shipment is closed, so a hold would hold nothing.'));
        const at = now.toISOString();
        const hold = { kind, at, by: caller.userId, note };
        return { deed: { after: nextVersion(before, { holds: [...before.holds, hold] }, at) } };
      },
    });

/** Clears a hold, if the caller has the right to clear one of this kind. A missing ITN is entered, not cleared. */
export const clearHold =
  (deps: ChangeDeps): UseCase<typeof shipmentEndpoints.deskClearHold> =>
  async ({ params: { number, kind }, body, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      by: caller.userId,
      correlationId,
      decide: async (before, now): Promise<HoldDecision<'HOLD_NOT_YOURS' | 'ITN_NEEDED'>> => {
        const { clearedBy } = holds[kind];
        if (clearedBy === undefined || !may(caller, clearedBy)) return refused(holdNotYours(kind));
        if (kind === 'EXPORT_CONTROL' && before.eei.status === 'REQUIRED')
          return refused(refuse('ITN_NEEDED', 'Enter the ITN of the filing, or the rule that exempts it.'));
        return withoutHold(before, { ...body, kind }, now);
      },
    });

/** Adds a note to the history, once for each id. */
export const addNote =
  ({
    shipments,
    clock,
  }: Pick<ChangeDeps, 'clock'> & {
    readonly shipments: Pick<ShipmentStore, 'find' | 'note' | 'entry'>;
  }): UseCase<typeof shipmentEndpoints.note> =>
  async ({ params: { number }, body: { id, note }, caller: { userId } }) => {
    if (!(await shipments.find(number))) return noSuchShipment();
    const entry = { id, at: clock().toISOString(), what: 'noted' as const, by: userId, note };
    if (await shipments.note(number, entry)) return ok({ entry });
    const before = await shipments.entry(number, id);
    return before?.note === note && before.by === userId
      ? ok({ entry: before })
      : refuse('NOTE_EXISTS', 'Another note was written under this id already.');
  };

/** What is promised on the flight of a shipment, for the sender who is told of it. */
const promisedOn = async (
  { flights }: Pick<CancelDeps, 'flights'>,
  shipment: Shipment,
  now: Date,
): Promise<Moved | undefined> => {
  const flight = await flights.find(shipment.departureId ?? '', now);
  if (flight === undefined) return undefined;
  const { day, cargoCutoff, eta } = flight;
  return { day, cargoCutoff, eta, onHand: isOnHand(shipment), ...pickupMark(shipment) };
};

/**
 * Moves a shipment to another flight: one place is taken and the other given back, in one transaction. A shipment that lost its
 * flight gets a place and gives none back.
 */
export const moveShipment =
  (deps: CancelDeps): UseCase<typeof shipmentEndpoints.move> =>
  async ({ params: { number }, body: { version, departureId, note }, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      by: caller.userId,
      correlationId,
      decide: async (before, now, origin) => {
        if (before.departureId === departureId && before.version === version + 1) return { done: before };
        if (before.version !== version) return refused(shipmentChanged(before));
        if (before.departureId === departureId || !mayMove(before.pieces))
          return refused(
            refuse(
              'TOO_LATE_TO_MOVE',
              'Only a shipment that is booked and not on the list of its flight can be moved to another one.',
              {
                shipment: before,
              },
            ),
          );
        const full = await noPlace(deps.flights, departureId, before, now);
        if (full) return refused(full);
        const at = now.toISOString();
        const { after, guards } = await boardFlight(
          deps,
          before,
          nextVersion(before, { departureId }, at),
          now,
        );
        const changes = changesOf(before, after);
        return {
          deed: {
            after,
            guards,
            history: [entryOf('moved', at, origin, { note, changes })],
            events: [changedEvent(after, changes, origin, { moved: await promisedOn(deps, after, now) })],
          },
        };
      },
    });

/** Cancels a shipment for its sender. */
export const cancelForSender =
  (deps: CancelDeps): UseCase<typeof shipmentEndpoints.deskCancel> =>
  async ({ params: { number }, body: { version, note }, caller: { userId }, correlationId }) =>
    cancelShipment(deps, { number, by: userId, version, note, because: note, correlationId });
