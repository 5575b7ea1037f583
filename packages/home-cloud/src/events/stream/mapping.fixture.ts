import { onTestFinished } from 'vitest';
import { openState } from '../../state/state.ts';
import { systemIds } from '../../types.ts';
import type { StreamMapping } from './definition.ts';
import { type RunningMapping, type StreamMappingContext, startStreamMapping } from './mapping.ts';
import type { ChangeRecord } from './record.ts';

/** The change with this number, which is its sequence number too. */
export const change = (n: number, at = 0): ChangeRecord => ({
  eventID: `e${n}`,
  eventName: 'INSERT',
  keys: { pk: { S: `item ${n}` } },
  newImage: { n: { N: String(n) } },
  sequenceNumber: String(n).padStart(21, '0'),
  at,
});
export const oneTo = (last: number) => Array.from({ length: last }, (_, index) => change(index + 1));

interface Call {
  readonly Records: readonly { readonly dynamodb: { readonly SequenceNumber: string } }[];
}
/** The numbers of the changes in an event. */
export const numbers = (event: unknown) =>
  (event as Call).Records.map((it) => Number(it.dynamodb.SequenceNumber));
export const failing = (n: number) => ({
  batchItemFailures: [{ itemIdentifier: String(n).padStart(21, '0') }],
});

const standard: StreamMapping = {
  id: 'mapping',
  table: 'people',
  streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/people/stream/home',
  functionName: 'relay',
  batchSize: 10,
  lanes: 1,
  windowSeconds: 0,
  tumblingSeconds: 0,
  wants: () => true,
  reportsItemFailures: true,
  bisects: false,
  maximumRetries: 2,
  maximumAgeSeconds: Number.POSITIVE_INFINITY,
  onFailureArn: 'arn:aws:sqs:us-east-1:000000000000:failed',
};

/** Starts a mapping that stops at the end of the test. */
export const start = (overrides: Partial<StreamMapping>, context: Partial<StreamMappingContext>) => {
  const running = startStreamMapping(
    { ...standard, ...overrides },
    {
      source: { readStream: async () => [], onStream: () => () => undefined },
      state: openState(':memory:'),
      clock: { now: () => 0 },
      ids: systemIds,
      region: 'us-east-1',
      invoke: async () => null,
      send: () => undefined,
      putObject: () => undefined,
      log: () => undefined,
      ...context,
    },
  );
  onTestFinished(() => running.stop());
  return running;
};

/** Runs the records through a handler. Returns its calls, the discarded records and the checkpoint. */
export const feed = async (
  records: readonly ChangeRecord[],
  handler: (numbers: readonly number[], attempt: number) => unknown,
  overrides: Partial<StreamMapping> = {},
  context: Partial<StreamMappingContext> = {},
) => {
  const calls: number[][] = [];
  const discarded: string[] = [];
  const objects: string[] = [];
  const state = context.state ?? openState(':memory:');
  const running: RunningMapping = start(overrides, {
    source: {
      readStream: async (_table, after, limit) =>
        records.filter((it) => it.sequenceNumber > after).slice(0, limit),
      onStream: () => () => undefined,
    },
    state,
    invoke: async (_name, event) => {
      const batch = numbers(event);
      calls.push(batch);
      return handler(batch, calls.length) ?? null;
    },
    send: (_queue, body) => discarded.push(body),
    putObject: (_bucket, _key, json) => objects.push(json),
    ...context,
  });
  await running.settled();
  return { calls, discarded, objects, state, running };
};
