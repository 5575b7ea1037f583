import { mayNameAirline } from '#domain/departures/airline.ts';
import type { Flight, FlightRecord } from '#domain/departures/flight.ts';
import type { FlightAct } from '#domain/departures/flight-changes.ts';
import { flightState, mayFollow, mayOverride } from '#domain/departures/lifecycle.ts';
import { type AnyRefusal, ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { type RecordDeps, recordChange } from '../record-change.ts';
import type { FlightStore } from '../store/flight-store.ts';

export interface ChangeFlightDeps extends RecordDeps, Pick<SharedDependencies, 'clock'> {
  readonly store: FlightStore;
}

/** What staff ask for about a flight, on the version that they saw. */
interface FlightRequest {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number; readonly reason?: string | undefined };
  readonly caller: Pick<Caller, 'userId'>;
  readonly correlationId: string;
}

/** One change of a flight. */
interface FlightStep<Next extends FlightRecord | AnyRefusal | undefined> {
  readonly what: FlightAct;
  /** Whether a flight is as the change would have it, where the entry in its history does not say so. */
  readonly isDone?: (flight: FlightRecord) => boolean;
  /** The flight after it, a refusal, or undefined when it changes nothing. */
  readonly next: (flight: FlightRecord, now: Date) => Next;
}

export const noSuchFlight = () => refuse('FLIGHT_NOT_FOUND', 'There is no such flight.');

/**
 * Until its manifest is being made staff may change a flight, until the airline has its cargo they may name the airline, and until it has
 * left they may cancel it.
 */
const isPossible = (what: FlightAct, flight: Flight): boolean => {
  if (what === 'cancelled') return mayFollow(flight.state, 'CANCELLED');
  return what === 'named' ? mayNameAirline(flight) : mayOverride(flight.state);
};

const left = (what: FlightAct) =>
  refuse(
    'FLIGHT_LEFT',
    what === 'named'
      ? 'The airline has this flight already, or it is canceled. Airline and flight number stay as they are.'
      : 'This flight can no longer be changed: its manifest is made, or it is canceled.',
  );

const shown = (record: FlightRecord, now: Date): Flight => ({ ...record, state: flightState(record, now) });

/** The refusal has the flight as it is now, so that the screen can show it. */
const changed = (record: FlightRecord, now: Date) =>
  refuse('FLIGHT_CHANGED', 'Someone else has changed this flight. Look at it again, then decide.', {
    flight: shown(record, now),
  });

/** Whether the same person has made this change already, for example with a double click. */
const isRepeat = async (
  store: Pick<FlightStore, 'entryOf'>,
  { params, body, caller }: FlightRequest,
  what: FlightAct,
): Promise<boolean> => {
  const entry = await store.entryOf(params.id, body.version + 1);
  return entry?.by === caller.userId && entry.what === what && entry.reason === body.reason;
};

/** Makes one change of a flight, once. Refuses it when somebody else has changed the flight in between (optimistic lock). */
export const changeFlight = async <Next extends FlightRecord | AnyRefusal | undefined>(
  deps: ChangeFlightDeps,
  request: FlightRequest,
  { what, isDone = () => true, next: decide }: FlightStep<Next>,
) => {
  const { store, clock } = deps;
  const { id } = request.params;
  const { version, reason } = request.body;
  const now = clock();
  const before = await store.find(id);
  if (!before) return noSuchFlight();
  if (before.version !== version)
    return (await isRepeat(store, request, what)) && isDone(before)
      ? ok(shown(before, now))
      : changed(before, now);
  if (!isPossible(what, shown(before, now))) return left(what);
  const next: FlightRecord | AnyRefusal | undefined = decide(before, now);
  if (next === undefined) return ok(shown(before, now));
  if ('code' in next) return { ok: false, refusal: next as Extract<Next, AnyRefusal> } as const;
  const after: FlightRecord = { ...next, version: version + 1, changedAt: now.toISOString() };
  if (
    await recordChange(
      deps,
      { before, after, what },
      { by: request.caller.userId, reason, correlationId: request.correlationId },
    )
  )
    return ok(shown(after, now));
  return changed((await store.find(id)) ?? before, now);
};
