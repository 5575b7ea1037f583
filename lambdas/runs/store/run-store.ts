import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Booking } from '#domain/bookings/booking.ts';
import { type ClaimedDay, dayChanges, takenBy, visitChanges } from '#domain/runs/claims.ts';
import type { Proof } from '#domain/runs/driving/proof.ts';
import type { RunEntry } from '#domain/runs/entry.ts';
import type { Run } from '#domain/runs/run.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import {
  type DayState,
  dayKey,
  dayWrite,
  toDay,
  toVisitClaim,
  type VisitClaim,
  visitKey,
  visitWrite,
} from './claim-items.ts';
import { runDays } from './run-days.ts';
import {
  dayRow,
  HISTORY,
  historyItem,
  joined,
  type KeptRun,
  partitionOf,
  RUN,
  runItem,
  runKey,
  toEntry,
  toKept,
} from './run-items.ts';

/** The next version of a run with what tells of it. */
export interface NextRun {
  readonly before: Run | undefined;
  readonly after: Run;
  readonly history: readonly RunEntry[];
  readonly events: readonly PublishedEvent[];
  /** Of a stop that ended at the door. */
  readonly proof?: Proof | undefined;
}

/** How a write ended: it is written, somebody wrote in between, or another run has the van, the driver or a visit. */
export type Written =
  | 'written'
  | 'again'
  | { readonly taken: ClaimedDay['what']; readonly runId: string }
  | { readonly visit: string; readonly runId: string };

/** Bookings by their references as they are at this instant. */
type BookingsNow = (references: readonly string[]) => Promise<readonly Booking[]>;

/** What bookings lend: how they are now, and the write of a proof, which is theirs. */
interface OfBookings {
  readonly bookingsNow: BookingsNow;
  readonly writeProof: (proof: Proof) => Write;
}

const referencesIn = (runs: readonly KeptRun[]): readonly string[] => [
  ...new Set(runs.flatMap(({ stops }) => stops.map(({ booking }) => booking))),
];

/** Reads and writes runs with what they claim. Only the files of this folder know how they are stored. */
export const runStore = (
  client: DynamoDBDocumentClient,
  table: string,
  { bookingsNow, writeProof }: OfBookings,
) => {
  const withBookings = async (runs: readonly KeptRun[]): Promise<readonly Run[]> => {
    const found = await bookingsNow(referencesIn(runs));
    const bookings = new Map(found.map((booking) => [booking.reference, booking]));
    return runs.map((run) => joined(run, bookings));
  };
  const days = runDays(client, table);
  const visitNow = async (stop: string): Promise<VisitClaim> =>
    toVisitClaim(await getItem(client, table, visitKey(stop)));
  const dayNow = async (day: ClaimedDay): Promise<DayState> =>
    toDay(await getItem(client, table, dayKey(day)));
  return {
    find: async (id: string): Promise<Run | undefined> => {
      const item = await getItem(client, table, runKey(id));
      const [run] = item === undefined ? [] : await withBookings([toKept(item)]);
      return run;
    },
    /** A run with its history, newest first. */
    whole: async (id: string) => {
      const items = await queryItems(client, {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitionOf(id) },
      });
      const item = items.find(({ sk }) => sk === RUN);
      const [run] = item === undefined ? [] : await withBookings([toKept(item)]);
      const history = items.filter(({ sk }) => String(sk).startsWith(HISTORY)).map(toEntry);
      return run && { run, history: history.toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
    },
    /** The runs of a day as they are at this instant, canceled ones too. */
    ofDay: async (day: string): Promise<readonly Run[]> => withBookings(await days.ofDay(day)),
    visitNow,
    /** The runs of a driver on a day, whoever has them now. */
    ofDriver: async (driverId: string, day: string): Promise<readonly Run[]> => {
      const { taken } = await dayNow({ what: 'driver', id: driverId, day });
      const runs = await days.withIds(Object.keys(taken));
      return withBookings(runs.filter((run) => run.driverId === driverId));
    },
    /**
     * Writes the next version of a run with its history and events, and takes and gives back the hours of its van and driver and its visits
     * in the same transaction: of two who give the same, one wins, and the other is told which run has it.
     */
    write: async ({ before, after, history, events, proof }: NextRun): Promise<Written> => {
      const days = await Promise.all(
        dayChanges(before, after).map(async (change) => ({ change, state: await dayNow(change) })),
      );
      for (const { change, state } of days) {
        const other = change.hours && takenBy(state.taken, change.hours, after.id);
        if (other !== undefined) return { taken: change.what, runId: other };
      }
      const visits = visitChanges(before, after);
      const guards = Object.fromEntries([
        ...days.map(({ change, state }) => [
          `${change.what} ${change.id}`,
          dayWrite(table, change, state, after.id, change.hours),
        ]),
        ...visits.map((change) => [change.stop, visitWrite(table, after, change)]),
      ]) as Record<string, Write>;
      const written = {
        item: runItem(after),
        history: history.map((entry) => historyItem(after, entry)),
        events,
        also: [
          ...(before === undefined ? [put(table, dayRow(after))] : []),
          ...(proof === undefined ? [] : [writeProof(proof)]),
        ],
      };
      const refused = await writeVersion<string>(client, table, written, guards);
      if (refused === undefined) return 'written';
      const visit = visits.find(({ stop }) => stop === refused)?.stop;
      const runId = visit && (await visitNow(visit)).runId;
      return visit === undefined || runId === undefined || runId === after.id ? 'again' : { visit, runId };
    },
  };
};

export type RunStore = ReturnType<typeof runStore>;
