import { at } from '../../checks/finding.ts';
import { bytesOfJson, documentOf, each, lengthOf, numberOf, statementsOf } from '../measures.ts';
import { type Quota, quota } from '../quota.ts';

const queuePolicies = 'Amazon SQS Developer Guide: Amazon SQS policy quotas';
const queues = 'Amazon SQS API Reference: SetQueueAttributes';
const topicPolicies = 'Amazon SNS Developer Guide: Amazon SNS API permissions, Policy quotas';
const filterPolicies = 'Amazon SNS Developer Guide: Filter policy constraints';

const principals = ({ Principal }: { readonly Principal?: unknown }): number =>
  typeof Principal === 'object' && Principal !== null ? Object.values(Principal).flat().length : 1;
const conditions = ({ Condition = {} }: { readonly Condition?: Readonly<Record<string, object>> }): number =>
  Object.values(Condition).flatMap(Object.keys).length;

const queuePolicy = 'AWS::SQS::QueuePolicy';
const queue = 'AWS::SQS::Queue';
const topicPolicy = 'AWS::SNS::TopicPolicy';
const subscription = 'AWS::SNS::Subscription';

const filterOf = each(subscription, (one) => {
  const filter = at(one, 'FilterPolicy');
  return filter === undefined ? undefined : bytesOfJson(filter);
});

/** Queues, topics and their policies. */
export const messaging: readonly Quota[] = [
  quota(
    'Statements of a queue policy',
    20,
    'statements',
    queuePolicies,
    each(queuePolicy, (one) => statementsOf(at(one, 'PolicyDocument')).length),
  ),
  quota('Size of a queue policy', 8192, 'bytes', queuePolicies, documentOf(queuePolicy, 'PolicyDocument')),
  quota(
    'Principals in a statement of a queue policy',
    50,
    'principals',
    queuePolicies,
    each(queuePolicy, (one) => statementsOf(at(one, 'PolicyDocument')).map(principals)),
  ),
  quota(
    'Conditions in a statement of a queue policy',
    10,
    'conditions',
    queuePolicies,
    each(queuePolicy, (one) => statementsOf(at(one, 'PolicyDocument')).map(conditions)),
  ),
  quota('Name of a queue', 80, 'characters', queues, lengthOf(queue, 'QueueName')),
  quota(
    'Visibility timeout of a queue',
    [0, 43_200],
    'seconds',
    queues,
    numberOf(queue, 'VisibilityTimeout'),
  ),
  quota(
    'Retention of messages',
    [60, 1_209_600],
    'seconds',
    queues,
    numberOf(queue, 'MessageRetentionPeriod'),
  ),
  quota('Delay of a queue', [0, 900], 'seconds', queues, numberOf(queue, 'DelaySeconds')),
  quota('Wait for messages', [0, 20], 'seconds', queues, numberOf(queue, 'ReceiveMessageWaitTimeSeconds')),
  quota(
    'Receives before a dead-letter queue',
    [1, 1000],
    'receives',
    queues,
    numberOf(queue, 'RedrivePolicy.maxReceiveCount'),
  ),
  quota('Size of a topic policy', 30_720, 'bytes', topicPolicies, documentOf(topicPolicy, 'PolicyDocument')),
  quota(
    'Statements of a topic policy',
    100,
    'statements',
    topicPolicies,
    each(topicPolicy, (one) => statementsOf(at(one, 'PolicyDocument')).length),
  ),
  quota(
    'Name of a topic',
    256,
    'characters',
    'Amazon SNS API Reference: CreateTopic',
    lengthOf('AWS::SNS::Topic', 'TopicName'),
  ),
  quota('Size of a filter policy', 262_144, 'bytes', filterPolicies, filterOf),
  quota(
    'Attributes of a filter policy',
    5,
    'attributes',
    filterPolicies,
    each(subscription, (one) => Object.keys((at(one, 'FilterPolicy') as object | undefined) ?? {}).length),
  ),
];
