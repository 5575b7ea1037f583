import type { FlightRecord } from '#domain/departures/flight.ts';
import { type FlightAct, type FlightHistoryEntry, flightChanges } from '#domain/departures/flight-changes.ts';
import { DepartureAnnouncedV1 } from '#events/departures/departure-announced.v1.ts';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { DepartureProposedV1 } from '#events/departures/departure-proposed.v1.ts';
import { compose } from '#events/envelope.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';
import type { FlightStore } from './store/flight-store.ts';

export interface RecordDeps extends Pick<SharedDependencies, 'newId'> {
  readonly store: Pick<FlightStore, 'announce' | 'change'>;
}

/** Who did something and why. `system` for what schedule and settings did. */
export interface Deed {
  readonly by: string;
  readonly reason?: string | undefined;
  readonly correlationId: string;
}

const factsOf = ({ id, version, changedAt }: FlightRecord) => ({ subject: id, version, at: changedAt });

/** What is written with a new flight: the first entry of its history, and its event. */
export const announcement = (
  flight: FlightRecord,
  { by, correlationId }: Deed,
  newId: SharedDependencies['newId'],
): { readonly entry: FlightHistoryEntry; readonly event: PublishedEvent } => {
  const { id, to, day, version, changedAt } = flight;
  const event = compose(
    DepartureAnnouncedV1,
    { ...factsOf(flight), data: { flight: id, to, day, by } },
    { newId, correlationId },
  );
  const entry: FlightHistoryEntry = { version, at: changedAt, by, what: 'announced', changes: [] };
  return { entry, event };
};

/** Writes a new flight with its history and its event. False when it is there already. */
export const recordNewFlight = (
  { store, newId }: RecordDeps,
  flight: FlightRecord,
  deed: Deed,
): Promise<boolean> => store.announce(flight, announcement(flight, deed, newId));

/** A change of a flight: the version that was read, and the one to write. */
export interface RecordedChange {
  readonly before: FlightRecord;
  readonly after: FlightRecord;
  readonly what: FlightAct;
  readonly onlyUnbooked?: boolean;
}

const eventOf = (
  { before, after }: RecordedChange,
  changed: FlightHistoryEntry['changes'],
  origin: {
    readonly newId: SharedDependencies['newId'];
    readonly correlationId: string;
    readonly by: string;
  },
): PublishedEvent | undefined => {
  const { id: flight, to, day, shipments } = after;
  const data = { flight, to, day, shipments, by: origin.by };
  if (after.recorded === 'CANCELLED' && before.recorded !== 'CANCELLED')
    return compose(DepartureCancelledV1, { ...factsOf(after), data }, origin);
  // A proposal, and its refusal, change nothing for those who book.
  if (changed.length === 0) {
    const { proposal } = after;
    if (proposal?.day === before.proposal?.day) return undefined;
    const proposed = { flight, to, ...(proposal === undefined ? {} : { day: proposal.day }), by: origin.by };
    return compose(DepartureProposedV1, { ...factsOf(after), data: proposed }, origin);
  }
  return compose(DepartureChangedV1, { ...factsOf(after), data: { ...data, changed } }, origin);
};

/**
 * Writes the next version of a flight with its history and, if something changes for others, its event. False when
 * another version was written in between.
 */
export const recordChange = (
  { store, newId }: RecordDeps,
  change: RecordedChange,
  { by, reason, correlationId }: Deed,
): Promise<boolean> => {
  const { before, after, what, onlyUnbooked = false } = change;
  const changes = flightChanges(before, after);
  const entry: FlightHistoryEntry = {
    version: after.version,
    at: after.changedAt,
    by,
    what,
    ...(reason === undefined ? {} : { reason }),
    changes,
  };
  const event = eventOf(change, changes, { newId, correlationId, by });
  return store.change({ before, after, onlyUnbooked }, { entry, event });
};
