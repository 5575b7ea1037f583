import { at, textAt } from '../../checks/finding.ts';
import type { ResolvedResource } from '../../model.ts';
import { bytesIn, bytesOfJson, countOf, each, eachIn, lengthOf, numberOf, perOwner } from '../measures.ts';
import { type Quota, quota } from '../quota.ts';

const page = 'AWS Lambda Developer Guide: Lambda quotas';
const create = 'AWS Lambda API Reference: CreateFunction';
const mappings = 'AWS Lambda API Reference: CreateEventSourceMapping';
const filtering = 'AWS Lambda Developer Guide: Control which events Lambda sends to your function';
const fn = 'AWS::Lambda::Function';
const mapping = 'AWS::Lambda::EventSourceMapping';

const environmentSize = (resource: ResolvedResource): number =>
  Object.entries((at(resource, 'Environment.Variables') as object | undefined) ?? {}).reduce(
    (sum, [name, value]) => sum + bytesIn(name) + bytesIn(String(value)),
    0,
  );

/** A statement as Lambda writes it into the policy of the function. */
const statementOf = (permission: ResolvedResource): object => ({
  // Stack, logical id and a random end, as CloudFormation makes them.
  Sid: `${permission.stack}-${permission.logicalId}-000000000000`,
  Effect: 'Allow',
  Principal: { Service: at(permission, 'Principal') },
  Action: at(permission, 'Action'),
  Resource: textAt(permission, 'FunctionName'),
  Condition: {
    StringEquals: { 'AWS:SourceAccount': at(permission, 'SourceAccount') },
    ArnLike: { 'AWS:SourceArn': at(permission, 'SourceArn') },
  },
});
const policySize = (permissions: readonly ResolvedResource[]): number =>
  bytesOfJson({ Version: '2012-10-17', Id: 'default', Statement: permissions.map(statementOf) });

/** Functions, who may call them, and what reads queues and streams for them. */
export const lambda: readonly Quota[] = [
  quota(
    'Resource policy of a function',
    20_480,
    'bytes',
    page,
    perOwner('AWS::Lambda::Permission', 'FunctionName', policySize),
  ),
  quota('Environment of a function', 4096, 'bytes', page, each(fn, environmentSize)),
  quota('Timeout of a function', [1, 900], 'seconds', page, numberOf(fn, 'Timeout')),
  quota('Memory of a function', [128, 10_240], 'MB', page, numberOf(fn, 'MemorySize')),
  quota('Temporary storage of a function', [512, 10_240], 'MB', page, numberOf(fn, 'EphemeralStorage.Size')),
  quota('Layers of a function', 5, 'layers', page, countOf(fn, 'Layers')),
  quota('Name of a function', 64, 'characters', create, lengthOf(fn, 'FunctionName')),
  quota('Description of a function', 256, 'characters', create, lengthOf(fn, 'Description')),
  quota('Messages of a queue in a batch', [1, 10_000], 'messages', mappings, numberOf(mapping, 'BatchSize')),
  quota(
    'Wait for a full batch',
    [0, 300],
    'seconds',
    mappings,
    numberOf(mapping, 'MaximumBatchingWindowInSeconds'),
  ),
  quota(
    'Functions at once for one shard',
    [1, 10],
    'functions',
    mappings,
    numberOf(mapping, 'ParallelizationFactor'),
  ),
  quota(
    'Functions at once for one queue',
    [2, 1000],
    'functions',
    mappings,
    numberOf(mapping, 'ScalingConfig.MaximumConcurrency'),
  ),
  quota('Tumbling window', [0, 900], 'seconds', mappings, numberOf(mapping, 'TumblingWindowInSeconds')),
  quota(
    'Age of a record of a stream',
    [-1, 604_800],
    'seconds',
    mappings,
    numberOf(mapping, 'MaximumRecordAgeInSeconds'),
  ),
  quota(
    'Retries of a batch of a stream',
    [-1, 10_000],
    'retries',
    mappings,
    numberOf(mapping, 'MaximumRetryAttempts'),
  ),
  quota('Filters of an event source', 5, 'filters', filtering, countOf(mapping, 'FilterCriteria.Filters')),
  quota(
    'Pattern of a filter',
    4096,
    'characters',
    'AWS Lambda API Reference: Filter',
    eachIn<{ readonly Pattern?: string }>(
      mapping,
      'FilterCriteria.Filters',
      ({ Pattern }) => Pattern?.length,
    ),
  ),
  quota(
    'Age of an asynchronous event',
    [60, 21_600],
    'seconds',
    'AWS Lambda API Reference: PutFunctionEventInvokeConfig',
    numberOf('AWS::Lambda::EventInvokeConfig', 'MaximumEventAgeInSeconds'),
  ),
  quota(
    'Retries of an asynchronous event',
    [0, 2],
    'retries',
    'AWS Lambda API Reference: PutFunctionEventInvokeConfig',
    numberOf('AWS::Lambda::EventInvokeConfig', 'MaximumRetryAttempts'),
  ),
  quota(
    'Description of a layer',
    256,
    'characters',
    'AWS Lambda API Reference: PublishLayerVersion',
    lengthOf('AWS::Lambda::LayerVersion', 'Description'),
  ),
];
