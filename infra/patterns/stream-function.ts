import { Aws, Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { bucketName, type House, idOf } from '../house.ts';
import { acknowledgeWildcards } from './acknowledge.ts';
import { houseFunction } from './house-function.ts';
import type { Use } from './uses.ts';

export interface StreamFunctionProps {
  readonly entry: string;
  readonly uses: readonly Use[];
  readonly whenItFails: string;
  readonly table: Table;
  /** Which records wake the function, as Lambda's filter patterns. */
  readonly filter: Record<string, unknown>;
}

/** Lambda writes failed batches below this prefix, whatever the bucket. */
const failurePrefix = 'aws/lambda/';

const streamUse = (streamArn: string, failures: string): Use => ({
  environment: {},
  statements: () => [
    new PolicyStatement({
      actions: [
        'dynamodb:DescribeStream',
        'dynamodb:GetRecords',
        'dynamodb:GetShardIterator',
        'dynamodb:ListStreams',
      ],
      resources: [streamArn],
    }),
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [failures] }),
    new PolicyStatement({
      actions: ['s3:PutObject'],
      resources: [`${failures}/${failurePrefix}*`],
    }),
  ],
});

/**
 * A function that follows a table's stream from its beginning: filtered, ten records at a time, failing batches halved
 * until the bad record stands alone, for most of a day; then the record goes to the bucket of failed events (a queue
 * would be told only where it was) and the alarm rings.
 */
export const streamFunction = (
  scope: Construct,
  house: House,
  props: StreamFunctionProps,
): LambdaFunction => {
  const { table, entry } = props;
  const failures = `arn:${Aws.PARTITION}:s3:::${bucketName(house.stage, 'failed-events')}`;
  const streamArn = table.tableStreamArn;
  if (!streamArn) throw new Error(`${table.node.path} has no stream for lambdas/${entry}`);
  const fn = houseFunction(scope, house, {
    entry,
    whenItFails: props.whenItFails,
    uses: [...props.uses, streamUse(streamArn, failures)],
    memory: 256, // I/O only, and nobody waits for its cold start
    timeout: Duration.seconds(30),
  });
  const mapping = new EventSourceMapping(scope, `${idOf(entry)}Stream`, {
    target: fn,
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [FilterCriteria.filter(props.filter)],
    batchSize: 10, // as many entries as one PutEvents takes
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    // No cap on tries: an outage of the bus must not cost events. Only our own code writes these records, so a bad one
    // is a defect of ours; the alarm below rings after ten minutes, and a stream keeps records for 24 hours.
    maxRecordAge: Duration.hours(20),
    onFailure: { bind: () => ({ destination: failures }) },
  });
  if (fn.role) {
    // The mapping reads with the role's policy from its first second.
    mapping.node.addDependency(fn.role);
    acknowledgeWildcards(
      fn.role,
      [
        `Resource::arn:<AWS::Partition>:s3:::skybarrel-${house.stage.name}-failed-events-<AWS::AccountId>/${failurePrefix}*`,
      ],
      'Lambda names the objects of failed stream batches itself (mapping id, shard, time); the grant is PutObject below that prefix of one bucket.',
    );
  }
  house.watch.add({
    id: `${idOf(entry)}Late`,
    whenItFails: `${props.whenItFails} (the relay is more than ten minutes behind)`,
    firstLook: 'iterator age of the function, then its log group',
    metric: fn.metric('IteratorAge', { period: Duration.minutes(5), statistic: 'Maximum' }),
    threshold: Duration.minutes(10).toMilliseconds(),
  });
  return fn;
};
