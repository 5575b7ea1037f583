import {
  assemblyOf,
  documentAt,
  type Example,
  entryAt,
  list,
  listAt,
  many,
  names,
  numberAt,
  statementAt,
  statementsAt,
  text,
  textAt,
} from './builders.fixture.ts';

const dashboard =
  (widgets: (amount: number) => unknown): Example =>
  (amount) =>
    assemblyOf([['CloudWatch::Dashboard', { DashboardBody: JSON.stringify({ widgets: widgets(amount) }) }]]);
const metrics = (length: number) => ({ properties: { metrics: list(length, String) } });
const permission = (filler: string) =>
  ({ FunctionName: 'worker', Principal: 'events.amazonaws.com', SourceArn: filler }) as const;
const permissionBytes = JSON.stringify({
  Version: '2012-10-17',
  Id: 'default',
  Statement: [
    {
      Sid: 'stack-R0-000000000000',
      Effect: 'Allow',
      Principal: { Service: 'events.amazonaws.com' },
      Resource: 'worker',
      Condition: { StringEquals: {}, ArnLike: { 'AWS:SourceArn': '' } },
    },
  ],
}).length;
const busPolicyBytes = JSON.stringify({ Version: '2012-10-17', Statement: [{ Sid: '' }] }).length;
const outputs = (entries: readonly (readonly [name: string, exportName?: string])[]) => ({
  outputs: new Map(
    entries.map(([name, exportName]) => [name, { value: '', exportName, condition: undefined }]),
  ),
});
const target = (make: (amount: number) => unknown): Example => entryAt('Events::Rule', 'Targets', make);

/** Something that uses a given amount of a quota, by its name: stacks, roles, functions, queues, events and what watches them. */
export const behind: Readonly<Record<string, Example>> = {
  // CloudFormation
  'Resources of a template': many('SQS::Queue'),
  'Outputs of a template': (amount) => assemblyOf([], outputs(list(amount, (index) => [`Output${index}`]))),
  'Parameters of a template': (amount) => assemblyOf([], { parameters: names(amount) }),
  'Mappings of a template': (amount) => assemblyOf([], { mappings: names(amount) }),
  'Size of a template': (bytes) => assemblyOf([], { bytes }),
  'Name of a stack': (amount) => assemblyOf([], { name: text(amount) }),
  'Name of an output': (amount) => assemblyOf([], outputs([[text(amount)]])),
  'Name of a resource in a template': (amount) => {
    const { stacks, assets } = assemblyOf([['SQS::Queue', {}]]);
    const [stack] = stacks;
    const queue = stack?.resources.get('R0');
    if (!stack || !queue) throw new Error('there is a queue');
    return { stacks: [{ ...stack, resources: new Map([[text(amount), queue]]) }], assets };
  },
  'Name of an export': (amount) => assemblyOf([], outputs([['Output', text(amount)]])),
  'Stacks of an account': (amount) => ({
    stacks: list(amount, () => assemblyOf([]).stacks).flat(),
    assets: new Map(),
  }),
  // IAM
  'Inline policies of a role': (amount) =>
    assemblyOf([
      ['IAM::Role', { Policies: [{ PolicyDocument: text(amount - 100) }] }],
      ['IAM::Policy', { Roles: [{ Ref: 'R0' }], PolicyDocument: text(100) }],
    ]),
  'Trust policy of a role': documentAt('IAM::Role', 'AssumeRolePolicyDocument'),
  'Size of a managed policy': documentAt('IAM::ManagedPolicy', 'PolicyDocument'),
  'Managed policies of a role': (amount) =>
    assemblyOf([
      ['IAM::Role', { ManagedPolicyArns: list(amount - 1, String) }],
      ['IAM::ManagedPolicy', { Roles: [{ Ref: 'R0' }], PolicyDocument: {} }],
    ]),
  'Name of a role': textAt('IAM::Role', 'RoleName'),
  'Name of a policy': textAt('IAM::Policy', 'PolicyName'),
  'Description of a role': textAt('IAM::Role', 'Description'),
  'Session of a role': numberAt('IAM::Role', 'MaxSessionDuration'),
  'Tags of a role': listAt('IAM::Role', 'Tags'),
  'Roles of an account': many('IAM::Role'),
  // Lambda
  'Resource policy of a function': (amount) =>
    assemblyOf([['Lambda::Permission', permission(text(amount - permissionBytes))]]),
  'Environment of a function': (amount) =>
    assemblyOf([['Lambda::Function', { Environment: { Variables: { LONG: text(amount - 4) } } }]]),
  'Timeout of a function': numberAt('Lambda::Function', 'Timeout'),
  'Memory of a function': numberAt('Lambda::Function', 'MemorySize'),
  'Temporary storage of a function': numberAt('Lambda::Function', 'EphemeralStorage.Size'),
  'Layers of a function': listAt('Lambda::Function', 'Layers'),
  'Name of a function': textAt('Lambda::Function', 'FunctionName'),
  'Description of a function': textAt('Lambda::Function', 'Description'),
  'Messages of a queue in a batch': numberAt('Lambda::EventSourceMapping', 'BatchSize'),
  'Wait for a full batch': numberAt('Lambda::EventSourceMapping', 'MaximumBatchingWindowInSeconds'),
  'Functions at once for one shard': numberAt('Lambda::EventSourceMapping', 'ParallelizationFactor'),
  'Functions at once for one queue': numberAt(
    'Lambda::EventSourceMapping',
    'ScalingConfig.MaximumConcurrency',
  ),
  'Tumbling window': numberAt('Lambda::EventSourceMapping', 'TumblingWindowInSeconds'),
  'Age of a record of a stream': numberAt('Lambda::EventSourceMapping', 'MaximumRecordAgeInSeconds'),
  'Retries of a batch of a stream': numberAt('Lambda::EventSourceMapping', 'MaximumRetryAttempts'),
  'Filters of an event source': listAt('Lambda::EventSourceMapping', 'FilterCriteria.Filters', () => ({
    Pattern: '{}',
  })),
  'Pattern of a filter': entryAt('Lambda::EventSourceMapping', 'FilterCriteria.Filters', (amount) => ({
    Pattern: text(amount),
  })),
  'Age of an asynchronous event': numberAt('Lambda::EventInvokeConfig', 'MaximumEventAgeInSeconds'),
  'Retries of an asynchronous event': numberAt('Lambda::EventInvokeConfig', 'MaximumRetryAttempts'),
  'Description of a layer': textAt('Lambda::LayerVersion', 'Description'),
  // Queues and topics
  'Statements of a queue policy': statementsAt('SQS::QueuePolicy'),
  'Size of a queue policy': documentAt('SQS::QueuePolicy', 'PolicyDocument'),
  'Principals in a statement of a queue policy': statementAt('SQS::QueuePolicy', (amount) => ({
    Principal: { AWS: list(amount, String) },
  })),
  'Conditions in a statement of a queue policy': statementAt('SQS::QueuePolicy', (amount) => ({
    Condition: { StringEquals: names(amount - 1), Bool: { 'aws:SecureTransport': 'true' } },
  })),
  'Name of a queue': textAt('SQS::Queue', 'QueueName'),
  'Visibility timeout of a queue': numberAt('SQS::Queue', 'VisibilityTimeout'),
  'Retention of messages': numberAt('SQS::Queue', 'MessageRetentionPeriod'),
  'Delay of a queue': numberAt('SQS::Queue', 'DelaySeconds'),
  'Wait for messages': numberAt('SQS::Queue', 'ReceiveMessageWaitTimeSeconds'),
  'Receives before a dead-letter queue': numberAt('SQS::Queue', 'RedrivePolicy.maxReceiveCount'),
  'Size of a topic policy': documentAt('SNS::TopicPolicy', 'PolicyDocument'),
  'Statements of a topic policy': statementsAt('SNS::TopicPolicy'),
  'Name of a topic': textAt('SNS::Topic', 'TopicName'),
  'Size of a filter policy': documentAt('SNS::Subscription', 'FilterPolicy'),
  'Attributes of a filter policy': (amount) =>
    assemblyOf([['SNS::Subscription', { FilterPolicy: names(amount) }]]),
  // EventBridge
  'Event pattern of a rule': documentAt('Events::Rule', 'EventPattern'),
  'Targets of a rule': listAt('Events::Rule', 'Targets', () => ({})),
  'Rules of a bus': many('Events::Rule', { EventBusName: 'bus' }),
  'Buses of an account': many('Events::EventBus'),
  'Policy of a bus': (amount) =>
    assemblyOf([['Events::EventBusPolicy', { Statement: { Sid: text(amount - busPolicyBytes) } }]]),
  'Name of a rule': textAt('Events::Rule', 'Name'),
  'Description of a rule': textAt('Events::Rule', 'Description'),
  'Expression of a schedule': textAt('Events::Rule', 'ScheduleExpression'),
  'Id of a target': target((amount) => ({ Id: text(amount) })),
  'Input of a target': target((amount) => ({ Input: text(amount) })),
  'Input template of a target': target((amount) => ({ InputTransformer: { InputTemplate: text(amount) } })),
  'Input paths of a target': target((amount) => ({ InputTransformer: { InputPathsMap: names(amount) } })),
  'Age of an event for a target': target((amount) => ({ RetryPolicy: { MaximumEventAgeInSeconds: amount } })),
  'Retries for a target': target((amount) => ({ RetryPolicy: { MaximumRetryAttempts: amount } })),
  'Name of an archive': textAt('Events::Archive', 'ArchiveName'),
  'Description of an archive': textAt('Events::Archive', 'Description'),
  'Event pattern of an archive': documentAt('Events::Archive', 'EventPattern'),
  'Name of a bus': textAt('Events::EventBus', 'Name'),
  // CloudWatch and budgets
  'Description of an alarm': textAt('CloudWatch::Alarm', 'AlarmDescription'),
  'Name of an alarm': textAt('CloudWatch::Alarm', 'AlarmName'),
  'Metrics of an alarm on an expression': listAt('CloudWatch::Alarm', 'Metrics', () => ({ MetricStat: {} })),
  'Metrics and expressions of an alarm': listAt('CloudWatch::Alarm', 'Metrics', () => ({ Expression: 'm1' })),
  'Dimensions of a metric': listAt('CloudWatch::Alarm', 'Dimensions'),
  'Actions of an alarm for one state': listAt('CloudWatch::Alarm', 'OKActions'),
  'Time that an alarm looks at': (amount) =>
    assemblyOf([['CloudWatch::Alarm', { Period: 1, EvaluationPeriods: amount }]]),
  'Metrics of a graph': dashboard((amount) => [metrics(amount)]),
  'Metrics of a dashboard': dashboard((amount) => [...list(5, () => metrics(400)), metrics(amount - 2000)]),
  'Widgets of a dashboard': dashboard((amount) => list(amount, () => metrics(0))),
  'Alarms of a widget': dashboard((amount) => [{ properties: { alarms: list(amount, String) } }]),
  'Name of a log group': textAt('Logs::LogGroup', 'LogGroupName'),
  'Metric filters of a log group': many('Logs::MetricFilter', { LogGroupName: 'lines' }),
  'Pattern of a metric filter': textAt('Logs::MetricFilter', 'FilterPattern'),
  'Metrics of a metric filter': listAt('Logs::MetricFilter', 'MetricTransformations'),
  'Resource policy of CloudWatch Logs': textAt('Logs::ResourcePolicy', 'PolicyDocument'),
  'Name of a budget': textAt('Budgets::Budget', 'Budget.BudgetName'),
  'Notifications of a budget': listAt('Budgets::Budget', 'NotificationsWithSubscribers', () => ({})),
  'Subscribers of a notification': entryAt('Budgets::Budget', 'NotificationsWithSubscribers', (amount) => ({
    Subscribers: list(amount, String),
  })),
};
