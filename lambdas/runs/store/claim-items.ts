import * as z from 'zod/mini';
import { type ClaimedDay, type HoursTaken, hoursAfter, type VisitChange } from '#domain/runs/claims.ts';
import { stopStates } from '#domain/runs/lifecycle.ts';
import { type Run, Span } from '#domain/runs/run.ts';
import { expires } from '../../runtime/table/expires.ts';
import { putVersion, type Write } from '../../runtime/table/writes.ts';
import { keptFrom } from './run-items.ts';

/** The hours in which a van or a driver is on runs of a day, with the version that a write must find. Version 0: nobody has ever taken any. */
export interface DayState {
  readonly version: number;
  readonly taken: HoursTaken;
}

const DayItem = z.object({ version: z.int(), taken: z.record(z.string(), Span) });
export const toDay = (item: unknown): DayState =>
  item === undefined ? { version: 0, taken: {} } : DayItem.parse(item);

const partitions = { vehicle: 'VEHICLE', driver: 'DRIVER' } as const;
export const dayKey = ({ what, id, day }: ClaimedDay) => ({
  pk: `${partitions[what]}#${id}`,
  sk: `DAY#${day}`,
});

/** Writes the hours of a day, if nobody wrote them since they were read. Whoever loses reads again and decides again. */
export const dayWrite = (
  TableName: string,
  claimed: ClaimedDay,
  { version, taken }: DayState,
  runId: string,
  hours: Span | undefined,
): Write =>
  putVersion(TableName, {
    ...dayKey(claimed),
    version: version + 1,
    taken: hoursAfter(taken, runId, hours),
    ...keptFrom(claimed.day),
  });

const VisitItem = z.object({
  runId: z.optional(z.string()),
  state: z.optional(z.enum(stopStates)),
  /** The run that it was taken off: its driver may have been at the door before they heard of that. */
  lastRunId: z.optional(z.string()),
});
/** Which run has a visit, and how its stop stands. Without a run: none has it. */
export type VisitClaim = z.infer<typeof VisitItem>;
export const toVisitClaim = (item: unknown): VisitClaim => VisitItem.parse(item ?? {});

export const visitKey = (stop: string) => ({ pk: `VISIT#${stop}`, sk: RUN_OF_VISIT });
const RUN_OF_VISIT = 'RUN';

/** The write that takes a visit for a run, says how its stop stands, or gives it back. Refused where another run has it. */
export const visitWrite = (
  TableName: string,
  { id, day, changedAt }: Pick<Run, 'id' | 'day' | 'changedAt'>,
  { stop, state }: VisitChange,
): Write => ({
  Put: {
    TableName,
    Item:
      state === 'TAKEN_OFF'
        ? { ...visitKey(stop), lastRunId: id, expires_at: expires(new Date(changedAt), 'over') }
        : { ...visitKey(stop), runId: id, state, ...keptFrom(day) },
    ConditionExpression: 'attribute_not_exists(#run) OR #run = :mine',
    ExpressionAttributeNames: { '#run': 'runId' },
    ExpressionAttributeValues: { ':mine': id },
  },
});

/** A check, for a transaction of another domain, that a visit stands as it was read. */
export const visitCheck = (TableName: string, stop: string, { runId, state }: VisitClaim): Write => ({
  ConditionCheck: {
    TableName,
    Key: visitKey(stop),
    ...(runId === undefined
      ? { ConditionExpression: 'attribute_not_exists(#run)', ExpressionAttributeNames: { '#run': 'runId' } }
      : {
          ConditionExpression: '#run = :run AND #state = :state',
          ExpressionAttributeNames: { '#run': 'runId', '#state': 'state' },
          ExpressionAttributeValues: { ':run': runId, ':state': state },
        }),
  },
});
