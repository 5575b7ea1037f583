import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Expiry } from '../table/expires.ts';
import { getItem, type Item } from '../table/get-item.ts';
import { queryItems } from '../table/query.ts';
import { write } from '../table/write.ts';
import type { Write } from '../table/writes.ts';
import type { JobRequest } from '../triggers/schedule.ts';

/** One run of a process: it stops when its time is nearly over, and the next one goes on. */
export interface Run {
  readonly isLate: () => boolean;
  readonly origin: { readonly correlationId: string };
}

/** A step for one thing needs at most this long. */
const STEP_MS = 10_000;

export const runOf = ({ millisecondsLeft }: JobRequest, correlationId: string): Run => ({
  isLate: () => millisecondsLeft() < STEP_MS,
  origin: { correlationId },
});

/**
 * Does one thing after the other until the time is nearly over. One that fails holds up none of the others; it is thrown at the
 * end, so that the run counts as failed and is repeated. Returns how many were done.
 */
export const each = async <Thing>(
  things: Iterable<Thing>,
  { isLate }: Pick<Run, 'isLate'>,
  work: (thing: Thing) => Promise<boolean>,
): Promise<number> => {
  const failures: unknown[] = [];
  let done = 0;
  for (const thing of things) {
    if (isLate()) break;
    try {
      if (await work(thing)) done += 1;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be done.`);
  return done;
};

/** What every process has: who began it and when. When it is over, it says since when. */
interface Begun {
  readonly kind: string;
  readonly by: string;
  readonly at: string;
  readonly doneAt?: string | undefined;
}

/** What a step did in this run, and whether nothing is left of it. Both are counted from the things themselves. */
interface Stepped {
  readonly done: number;
  readonly isOver: boolean;
}

/** A step may be run again at any time, by anybody, and two at once: it finds out what is left and does that. */
export type Step<Process> = (process: Process, run: Run) => Promise<Stepped>;

/** The steps of a kind of process by their names, in their order. */
type Steps<Process> = Readonly<Record<string, Step<Process>>>;

/** The steps of every kind of process of a domain. */
type StepsByKind<Process extends Begun> = {
  readonly [Kind in Process['kind']]: Steps<Extract<Process, { readonly kind: Kind }>>;
};

/**
 * Goes on with a process: one step after the other, the next one when nothing is left of the one before. When nothing is left of the
 * last, the process is written down as over. Nothing says how far it was: killed anywhere, it finds out again. Returns how many things
 * this run has done.
 */
export const goOnWith =
  <Process extends Begun>(steps: StepsByKind<Process>, finish: (process: Process) => Promise<void>) =>
  async (process: Process, run: Run): Promise<number> => {
    let total = 0;
    for (const step of Object.values(steps[process.kind as Process['kind']] as Steps<Process>)) {
      const { done, isOver } = await step(process, run);
      total += done;
      if (!isOver) return total;
    }
    await finish(process);
    return total;
  };

interface Kept<Process extends Begun> {
  readonly TableName: string;
  /** The partition of all processes of the domain: they are few, so the open ones are found at once. */
  readonly partition: string;
  /** What is in it besides the kind: the thing that the process is about. */
  readonly thingOf: (process: Process) => string;
  readonly parse: (item: Item) => Process;
  /** The field that tells a process from the one before it of the same kind and thing. A number of these only grows. */
  readonly turn: Readonly<Record<Process['kind'], string>>;
  /** Until when one is kept that is over now. */
  readonly expires: (now: Date) => Expiry;
}

/** The processes of a domain: each is one item, resumable by anybody. */
export const processItems = <Process extends Begun>(
  client: DynamoDBDocumentClient,
  { TableName, partition, thingOf, parse, turn, expires }: Kept<Process>,
) => {
  const key = (kind: string, thing: string) => ({ pk: partition, sk: `${kind}#${thing}` });
  const keyOf = (process: Process) => key(process.kind, thingOf(process));
  const turnOf = (process: Process) => {
    const field: string = turn[process.kind as Process['kind']];
    return { field, value: (process as Item & Process)[field] };
  };
  return {
    keyOf,
    find: async (kind: Process['kind'], thing: string): Promise<Process | undefined> => {
      const item = await getItem(client, TableName, key(kind, thing));
      return item && parse(item);
    },
    /** The write that begins a process, in place of an earlier one of the same kind and thing. Refused when it is not later. */
    begins: (process: Process): Write => ({
      Put: {
        TableName,
        Item: { ...keyOf(process), ...process },
        ConditionExpression: 'attribute_not_exists(pk) OR #turn < :turn',
        ExpressionAttributeNames: { '#turn': turnOf(process).field },
        ExpressionAttributeValues: { ':turn': turnOf(process).value },
      },
    }),
    /** Everything that is not over. */
    open: async (): Promise<readonly Process[]> => {
      const items = await queryItems(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: 'attribute_not_exists(doneAt)',
        ExpressionAttributeValues: { ':pk': partition },
      });
      return items.map(parse);
    },
    /** Writes down that a process is over, unless it began again in between. */
    finish: async (process: Process, now: Date): Promise<void> => {
      const { field, value } = turnOf(process);
      await write(client, {
        Update: {
          TableName,
          Key: keyOf(process),
          UpdateExpression: 'SET doneAt = :done, expires_at = :expires',
          ConditionExpression: '#turn = :turn',
          ExpressionAttributeNames: { '#turn': field },
          ExpressionAttributeValues: {
            ':done': now.toISOString(),
            ':expires': expires(now),
            ':turn': value,
          },
        },
      });
    },
  };
};
