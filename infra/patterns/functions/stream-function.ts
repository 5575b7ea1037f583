import { Duration } from 'aws-cdk-lib';
import {
  EventSourceMapping,
  type EventSourceMappingOptions,
  FilterCriteria,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { idOf, type Piece } from '../../house.ts';
import { allow } from '../allow.ts';
import { areaOf } from '../failures.ts';
import type { HouseTable } from '../house-table.ts';
import { objectsFinding, type Use } from '../uses.ts';
import { type EveryFunction, houseFunction } from './house-function.ts';

export interface StreamFunctionProps extends EveryFunction {
  /** Construct ids of the tables whose streams it reads, from the beginning. */
  readonly follows: readonly string[] | 'every outbox';
  /** The records that invoke the function, as Lambda filter patterns. */
  readonly filter: Record<string, unknown>;
  /** Records per batch, and how long to wait for more. Default: ten, without waiting. */
  readonly batch?: { readonly size: number; readonly window: Duration };
  /** Adds a tumbling window, because only then Lambda names the shard in each event. Counters keep a watermark for each shard. */
  readonly namesShard?: boolean;
}

/** Lambda writes failed batches below this prefix in every bucket. */
const failurePrefix = 'aws/lambda/';

const readsStream = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

const streamUse =
  (failures: Bucket, streamArns: string[]): Use =>
  () => ({
    environment: {},
    statements: () => [
      allow(readsStream, ...streamArns),
      allow(['s3:ListBucket'], failures.bucketArn),
      allow(['s3:PutObject'], `${failures.bucketArn}/${failurePrefix}*`),
    ],
    wildcards: {
      findings: [objectsFinding(failures, failurePrefix)],
      evidence:
        'Lambda names the objects of failed stream batches itself (mapping id, shard, time); the grant is PutObject below that prefix of one bucket.',
    },
  });

const streamArnOf = ({ table }: HouseTable): string => {
  if (!table.tableStreamArn) throw new Error(`${table.node.path} has no stream to follow`);
  return table.tableStreamArn;
};

/** How every stream is read. */
const readingOf = (props: StreamFunctionProps, failures: Bucket): EventSourceMappingOptions => ({
  startingPosition: StartingPosition.TRIM_HORIZON,
  filters: [FilterCriteria.filter(props.filter)],
  batchSize: props.batch?.size ?? 10, // one PutEvents call takes ten entries
  ...(props.batch ? { maxBatchingWindow: props.batch.window } : {}),
  ...(props.namesShard ? { tumblingWindow: Duration.seconds(10) } : {}),
  bisectBatchOnError: true,
  reportBatchItemFailures: true,
  // The number of tries is not limited, because an outage of the bus must not lose events. Only our own code writes these
  // records, so a bad one is a bug of ours. The alarm below is raised after ten minutes, and a stream keeps records for 24
  // hours.
  maxRecordAge: Duration.hours(20),
  onFailure: { bind: () => ({ destination: failures.bucketArn }) },
});

/**
 * A function that reads streams of tables from their beginning: filtered and in batches. A failed batch is halved until
 * the bad record is alone, and is tried again for most of a day. Then the record goes to the bucket of failed events (a
 * queue would only get its position), and the alarm is raised.
 */
export const streamFunction =
  (props: StreamFunctionProps): Piece =>
  (scope, house) => {
    const { entry } = props;
    const { parts } = house;
    const tables =
      props.follows === 'every outbox'
        ? parts.tables.all.filter(({ outbox }) => outbox)
        : props.follows.map((id) => parts.tables.get(id));
    const failures = parts.buckets.get('FailedEvents');
    const fn = houseFunction(scope, house, {
      ...props,
      uses: [...props.uses, streamUse(failures, tables.map(streamArnOf))],
      memoryMb: 256, // it only does I/O, and nobody waits for its cold start
      timeout: Duration.seconds(30),
    });
    for (const table of tables) {
      const mapping = new EventSourceMapping(scope, `${idOf(entry)}${table.node.id}Stream`, {
        ...readingOf(props, failures),
        target: fn,
        eventSourceArn: streamArnOf(table),
      });
      // The mapping needs the role's policy from its first second on.
      if (fn.role) mapping.node.addDependency(fn.role);
    }
    house.watch.add({
      id: `${idOf(entry)}Late`,
      area: areaOf(props),
      whenItFails: `${props.whenItFails} (it is more than ten minutes behind)`,
      firstLook: 'iterator age of the function, then its log group',
      metric: fn.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
      threshold: Duration.minutes(10).toMilliseconds(),
    });
  };
