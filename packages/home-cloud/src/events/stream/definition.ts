import * as z from 'zod/mini';
import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import type { Matcher } from '../pattern.ts';
import { compilePattern } from '../pattern.ts';

/** An event source mapping from a table's stream to a function. */
export interface StreamMapping {
  /** The key of its checkpoint. */
  readonly id: string;
  readonly table: string;
  readonly streamArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  /** The number of concurrent batches. Changes of the same item always stay in order. */
  readonly lanes: number;
  /** The batching window: how long a batch may wait for more records. */
  readonly windowSeconds: number;
  /** The length of the tumbling window. 0 for none. */
  readonly tumblingSeconds: number;
  /** True for records that the filter matches. */
  readonly wants: Matcher;
  readonly reportsItemFailures: boolean;
  readonly bisects: boolean;
  /** The number of retries. The default is infinite. */
  readonly maximumRetries: number;
  readonly maximumAgeSeconds: number;
  /** The on-failure destination: a queue or a bucket. */
  readonly onFailureArn: string | undefined;
}

const ignored = z.optional(z.unknown());
const Properties = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  Enabled: z._default(z.boolean(), true),
  BatchSize: z._default(z.number(), 100),
  // A stream at home begins with its table, so both positions begin with the first stored record.
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']),
  ParallelizationFactor: z._default(z.number(), 1),
  MaximumBatchingWindowInSeconds: z._default(z.number(), 0),
  TumblingWindowInSeconds: z._default(z.number(), 0),
  FilterCriteria: z.optional(
    z.strictObject({ Filters: z._default(z.array(z.strictObject({ Pattern: z.string() })), []) }),
  ),
  FunctionResponseTypes: z._default(z.array(z.literal('ReportBatchItemFailures')), []),
  BisectBatchOnFunctionError: z._default(z.boolean(), false),
  MaximumRetryAttempts: z._default(z.number(), -1),
  MaximumRecordAgeInSeconds: z._default(z.number(), -1),
  DestinationConfig: z.optional(
    z.strictObject({ OnFailure: z.optional(z.strictObject({ Destination: z.string() })) }),
  ),
  Tags: ignored,
  MetricsConfig: ignored,
});

/** -1 means no limit. */
const limit = (value: number): number => (value < 0 ? Number.POSITIVE_INFINITY : value);

/** The mapping of an AWS::Lambda::EventSourceMapping on a table's stream. Undefined if it is disabled. */
export const readStreamMapping = (resource: ResolvedResource): StreamMapping | undefined => {
  const properties = readProperties(resource, Properties);
  if (!properties.Enabled) return undefined;
  const onFailureArn = properties.DestinationConfig?.OnFailure?.Destination;
  if (onFailureArn !== undefined && !/^arn:aws:(sqs|s3):/.test(onFailureArn)) {
    throw new TemplateError(
      `failed records go to queues or buckets at home, not to ${onFailureArn}`,
      resource,
    );
  }
  if (properties.TumblingWindowInSeconds > 0 && properties.ParallelizationFactor > 1) {
    throw new TemplateError('windows of time at home know no batches side by side', resource);
  }
  const filters = (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }) =>
    filterOf(Pattern, resource),
  );
  return {
    id: resource.ref,
    table: /table\/([^/]+)\/stream\//.exec(properties.EventSourceArn)?.[1] ?? '',
    streamArn: properties.EventSourceArn,
    functionName: properties.FunctionName,
    batchSize: properties.BatchSize,
    lanes: properties.ParallelizationFactor,
    windowSeconds: properties.MaximumBatchingWindowInSeconds,
    tumblingSeconds: properties.TumblingWindowInSeconds,
    wants: (record) => filters.length === 0 || filters.some((matches) => matches(record)),
    reportsItemFailures: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    bisects: properties.BisectBatchOnFunctionError,
    maximumRetries: limit(properties.MaximumRetryAttempts),
    maximumAgeSeconds: limit(properties.MaximumRecordAgeInSeconds),
    onFailureArn,
  };
};

const filterOf = (pattern: string, resource: ResolvedResource): Matcher => {
  try {
    return compilePattern(JSON.parse(pattern));
  } catch (error) {
    throw new TemplateError(`filter: ${error instanceof Error ? error.message : error}`, resource);
  }
};
