import type { FlightRecord } from '#domain/departures/flight.ts';
import { type FlightAct, flightChanges } from '#domain/departures/flight-changes.ts';
import type { AirlineReceipt } from '#domain/departures/receipt.ts';
import {
  happenedTo,
  happeningOf,
  type ReversibleState,
  takenBackFrom,
  type UnderWayState,
} from '#domain/departures/under-way.ts';
import { DepartureArrivedV1 } from '#events/departures/departure-arrived.v1.ts';
import { DepartureAtDestinationV1 } from '#events/departures/departure-at-destination.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { DepartureClosingV1 } from '#events/departures/departure-closing.v1.ts';
import { DepartureLeftV1 } from '#events/departures/departure-left.v1.ts';
import { DepartureManifestedV1 } from '#events/departures/departure-manifested.v1.ts';
import { DepartureTakenBackV1 } from '#events/departures/departure-taken-back.v1.ts';
import { DepartureTenderedV1 } from '#events/departures/departure-tendered.v1.ts';
import { compose } from '#events/envelope.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { outboxItem, type PublishedEvent } from '../runtime/table/outbox.ts';
import { putNew, type Write } from '../runtime/table/writes.ts';
import { flightKey, historyItem } from './store/flight-items.ts';
import { flightUpdate } from './store/flight-update.ts';

/** The name of each state in the history of a flight. */
const actOf: Readonly<Record<UnderWayState, FlightAct>> = {
  DEPARTED: 'left',
  ARRIVED: 'arrived',
  CHECKED_IN: 'checked-in',
  CUSTOMS: 'customs',
  CLEARED: 'cleared',
  READY: 'ready',
  CLOSED: 'closed',
};

/** Who takes a step with a flight, and when. */
interface Deed {
  /** User id, or `system`. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly correlationId: string;
  /** For colleagues, where the step asks for one. */
  readonly reason?: string | undefined;
}

/** What a new version of the manifest has. */
interface NewManifest {
  readonly version: number;
  readonly shipments: number;
  readonly pieces: number;
  readonly thousandthsLb: number;
}

/** The next version of a flight as writes for the caller's own transaction. */
interface VersionWrites {
  readonly after: FlightRecord;
  /** Refused when the flight has another version by now. */
  readonly guard: Write;
  /** Its history and its event. */
  readonly also: readonly Write[];
}

/**
 * The steps of flights for processes of other domains, which take them in one transaction with their own items. A function needs
 * `ConditionCheckItem`, `PutItem` and `UpdateItem` on the table.
 */
export const flightVersions = (TableName: string, { newId }: Pick<SharedDependencies, 'newId'>) => {
  const next = (
    before: FlightRecord,
    change: Partial<FlightRecord>,
    what: FlightAct,
    { by, at, reason }: Pick<Deed, 'by' | 'at' | 'reason'>,
    event?: (after: FlightRecord) => PublishedEvent,
  ): VersionWrites => {
    const after: FlightRecord = { ...before, ...change, version: before.version + 1, changedAt: at };
    const why = reason === undefined ? {} : { reason };
    const entry = { version: after.version, at, by, what, ...why, changes: [] };
    return {
      after,
      guard: flightUpdate(TableName, before, after),
      also: [
        putNew(TableName, historyItem(after, entry)),
        ...(event ? [outboxItem(TableName, event(after))] : []),
      ],
    };
  };
  const factsOf = ({ id, version, changedAt }: FlightRecord) => ({ subject: id, version, at: changedAt });
  return {
    /** Begins to close a flight. The number of the closing is the version that begins it. */
    closing: (before: FlightRecord, { by, at, correlationId }: Deed): VersionWrites => {
      const number = before.version + 1;
      return next(before, { closing: { number, by, at } }, 'closing', { by, at }, (after) => {
        const data = { flight: after.id, closing: number, shipments: after.shipments, by };
        return compose(DepartureClosingV1, { ...factsOf(after), data }, { newId, correlationId });
      });
    },
    /** Ends a closing without a manifest. */
    stopped: (before: FlightRecord, at: string): VersionWrites =>
      next(before, { closing: undefined }, 'stopped', { by: 'system', at }),
    /** Gives a flight a version of its manifest; with the first one its closing is over. */
    manifested: (
      before: FlightRecord,
      { version, shipments, pieces, thousandthsLb }: NewManifest,
      { by, at, correlationId }: Deed,
    ): VersionWrites => {
      const recorded = before.recorded === 'SCHEDULED' ? 'MANIFESTED' : before.recorded;
      const change = { closing: undefined, recorded, manifest: { version, at } } as const;
      return next(before, change, 'manifested', { by, at }, (after) => {
        const { id: flight, to, day } = after;
        const data = { flight, to, day, manifest: version, shipments, pieces, thousandthsLb, by };
        return compose(DepartureManifestedV1, { ...factsOf(after), data }, { newId, correlationId });
      });
    },
    /** The air waybill of the airline is this number. Nobody has to hear of it: it is on the papers that are made later. */
    waybill: (before: FlightRecord, mawb: string, deed: Pick<Deed, 'by' | 'at'>): VersionWrites =>
      next(before, { mawb }, 'waybill', deed),
    /** Keeps what the airline's receipt says, where the flight itself cannot be recorded as accepted. */
    received: (
      before: FlightRecord,
      receipt: AirlineReceipt,
      { by, at, correlationId }: Deed,
    ): VersionWrites =>
      next(before, { receipt }, 'receipt', { by, at }, (after) => {
        const { id: flight, to, day, shipments } = after;
        const data = { flight, to, day, shipments, by, changed: flightChanges(before, after) };
        return compose(DepartureChangedV1, { ...factsOf(after), data }, { newId, correlationId });
      }),
    /** The airline has accepted the cargo, with its receipt where a driver brought one. */
    tendered: (
      before: FlightRecord,
      { by, at, correlationId }: Deed,
      receipt: AirlineReceipt | undefined = before.receipt,
    ): VersionWrites =>
      next(
        before,
        { recorded: 'TENDERED', tendered: { at, by }, receipt },
        'tendered',
        { by, at },
        (after) => {
          const { id: flight, to, day, mawb = '' } = after;
          const data = { flight, to, day, mawb, by };
          return compose(DepartureTenderedV1, { ...factsOf(after), data }, { newId, correlationId });
        },
      ),
    /** Brings a flight to a state after the airline has accepted its cargo. */
    happened: (
      before: FlightRecord,
      state: UnderWayState,
      happenedAt: string,
      { by, at, correlationId }: Deed,
    ): VersionWrites => {
      const change = happenedTo(before, { state, at: happenedAt, by, recordedAt: at });
      return next(before, change, actOf[state], { by, at }, (after) => {
        const { id: flight, to, day } = after;
        const facts = factsOf(after);
        const data = { flight, to, day, at: happenedAt, by };
        const origin = { newId, correlationId };
        if (state === 'DEPARTED') return compose(DepartureLeftV1, { ...facts, data }, origin);
        return state === 'ARRIVED'
          ? compose(DepartureArrivedV1, { ...facts, data }, origin)
          : compose(DepartureAtDestinationV1, { ...facts, data: { ...data, state } }, origin);
      });
    },
    /** Takes back that a flight has left, or landed: nobody may have recorded anything of it since. */
    takenBack: (
      before: FlightRecord,
      state: ReversibleState,
      reason: string,
      { by, at, correlationId }: Deed,
    ): VersionWrites => {
      const said = { takenBackAt: at, takenBackBy: by, reason, version: before.version + 1 };
      const what = state === 'DEPARTED' ? 'not-left' : 'not-arrived';
      const change = takenBackFrom(before, state, said);
      return next(before, change, what, { by, at, reason }, (after) => {
        const { id: flight, to, day } = after;
        const wrong = happeningOf(before, state)?.at ?? at;
        const data = { flight, to, day, state, at: wrong, by };
        return compose(DepartureTakenBackV1, { ...factsOf(after), data }, { newId, correlationId });
      });
    },
    /** Checks in another transaction that a flight is as it was read: what follows from a state is not written after it was taken back. */
    whileAt: ({ id, version }: Pick<FlightRecord, 'id' | 'version'>): Write => ({
      ConditionCheck: {
        TableName,
        Key: flightKey(id),
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
      },
    }),
    /** Checks in another transaction that a flight has a manifest, and that the airline has not accepted it yet. */
    whileListing: (id: string): Write => ({
      ConditionCheck: {
        TableName,
        Key: flightKey(id),
        ConditionExpression: '#recorded = :manifested',
        ExpressionAttributeNames: { '#recorded': 'recorded' },
        ExpressionAttributeValues: { ':manifested': 'MANIFESTED' },
      },
    }),
    /** Checks that a closing has not ended, for one who freezes a shipment for it. */
    whileClosing: (id: string, number: number): Write => ({
      ConditionCheck: {
        TableName,
        Key: flightKey(id),
        ConditionExpression: '#closing.#number = :number',
        ExpressionAttributeNames: { '#closing': 'closing', '#number': 'number' },
        ExpressionAttributeValues: { ':number': number },
      },
    }),
  };
};

export type FlightVersions = ReturnType<typeof flightVersions>;
