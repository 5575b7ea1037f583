import { expect, it } from 'vitest';
import { arnOf, check, checkStacks, type Resources, sound } from './checks.fixture.ts';

it('accepts a correct template', () => {
  expect(() => check(sound())).not.toThrow();
});

type Change = (resources: Resources) => void;
/** Sets the property at a path. */
const set =
  (id: string, path: string, value: unknown): Change =>
  (resources) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce(
      (here, key) => here[key] as Record<string, unknown>,
      resources[id]?.Properties ?? {},
    );
    holder[last] = value;
  };
const remove =
  (id: string): Change =>
  (resources) => {
    delete resources[id];
  };
const like =
  (id: string, model: string, properties: Record<string, unknown>): Change =>
  (resources) => {
    const { Type = '', Properties } = resources[model] ?? {};
    resources[id] = { Type, Properties: { ...Properties, ...properties } };
  };
const add =
  (id: string, Type: string, Properties: Record<string, unknown>): Change =>
  (resources) => {
    resources[id] = { Type, Properties };
  };
const bucket = (BucketName: string): Change => add('Papers', 'AWS::S3::Bucket', { BucketName });
const key = (AttributeName: string) => ({ AttributeName, KeyType: 'HASH' });
const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const waitsFor =
  (id: string, ...others: string[]): Change =>
  (resources) => {
    Object.assign(resources[id] ?? {}, { DependsOn: others });
  };
const missing = (service: string, name: string) => `arn:aws:${service}:us-east-1:000000000000:${name}`;

const worker = 'AWS::Lambda::Function Worker in stack workers: ';
const jobs = 'AWS::SQS::Queue Jobs in stack workers: ';
const broken: readonly (readonly [what: string, change: Change, message: string])[] = [
  // Order of creation
  [
    'resources that wait for each other',
    waitsFor('Lost', 'Jobs'),
    'Circular dependency between resources: [Jobs, Lost]',
  ],
  [
    'a reference that closes a cycle',
    set('Role', 'Description', { 'Fn::Sub': `for ${'$'}{Worker.Arn}` }),
    'Circular dependency between resources: [Role, Worker]',
  ],
  [
    'a dependency that does not exist',
    waitsFor('Lost', 'Nobody'),
    'Unresolved resource dependencies [Nobody]',
  ],
  // Names
  [
    'two queues of one name',
    set('Lost', 'QueueName', 'jobs'),
    `${jobs}jobs already exists: AWS::SQS::Queue Lost in stack workers`,
  ],
  [
    'a bucket in capitals',
    bucket('Papers'),
    'AWS::S3::Bucket Papers in stack workers: no bucket can be called Papers',
  ],
  ['a bucket called like an address', bucket('10.0.0.1'), 'no bucket can be called 10.0.0.1'],
  ['a bucket with a dot beside a dot', bucket('a..b'), 'no bucket can be called a..b'],
  ['a bucket whose name is too short', bucket('ab'), 'no bucket can be called ab'],
  ['a bucket called as S3 calls its own', bucket('papers--x-s3'), 'no bucket can be called papers--x-s3'],
  // Tables
  [
    'a key without its definition',
    add('Boxes', 'AWS::DynamoDB::Table', { KeySchema: [key('pk')], AttributeDefinitions: [] }),
    'AWS::DynamoDB::Table Boxes in stack workers: the key attribute pk is not defined in AttributeDefinitions',
  ],
  [
    'a key of an index without its definition',
    add('Boxes', 'AWS::DynamoDB::Table', {
      KeySchema: [key('pk')],
      AttributeDefinitions: [text('pk')],
      GlobalSecondaryIndexes: [{ IndexName: 'by-day', KeySchema: [key('day')], Projection: {} }],
    }),
    'the key attribute day is not defined in AttributeDefinitions',
  ],
  [
    'a definition that no key uses',
    add('Boxes', 'AWS::DynamoDB::Table', {
      KeySchema: [key('pk')],
      AttributeDefinitions: [text('pk'), text('day')],
    }),
    'the attribute day is defined, and no key uses it',
  ],
  // Schedules
  [
    'an invalid schedule',
    set('Hourly', 'ScheduleExpression', 'every hour'),
    'AWS::Events::Rule Hourly in stack workers: Parameter ScheduleExpression is not valid',
  ],
  [
    'a rate of nothing',
    set('Hourly', 'ScheduleExpression', 'rate(0 hours)'),
    'ScheduleExpression is not valid',
  ],
  [
    'a cron with too few fields',
    set('Hourly', 'ScheduleExpression', 'cron(0 3 * *)'),
    'ScheduleExpression is not valid',
  ],
  // Functions
  // What AWS's quotas do not take; quotas.test.ts has them all
  [
    'too little memory',
    set('Worker', 'MemorySize', 64),
    `${worker}Memory of a function: 64 MB, and AWS takes at least 128`,
  ],
  [
    'a runtime that does not exist',
    set('Worker', 'Runtime', 'nodejs99.x'),
    `${worker}Lambda has no runtime nodejs99.x`,
  ],
  ['no role', set('Worker', 'Role', undefined), `${worker}a function needs a role`],
  [
    'a role that does not exist',
    set('Worker', 'Role', 'arn:aws:iam::000000000000:role/missing'),
    'no role arn:aws:iam::000000000000:role/missing',
  ],
  [
    'a role for another service',
    set('Role', 'AssumeRolePolicyDocument.Statement.0.Principal', { Service: 'events.amazonaws.com' }),
    `${worker}Lambda cannot assume its role Role`,
  ],
  [
    'a reserved variable',
    set('Worker', 'Environment.Variables.AWS_REGION', 'us-east-1'),
    `${worker}the environment variable AWS_REGION is reserved`,
  ],
  [
    'a variable with an impossible name',
    set('Worker', 'Environment.Variables.9LIVES', 'cat'),
    'no environment variable can be called 9LIVES',
  ],
  // Who may call a function
  [
    'a trigger for the wrong principal',
    set('PoolMayCall', 'Principal', 'events.amazonaws.com'),
    'Pool in stack workers: cognito-idp.amazonaws.com may not call',
  ],
  ['a trigger without permission', remove('PoolMayCall'), 'trigger PreSignUp'],
  [
    'a schedule without permission',
    remove('HourlyMayCall'),
    'Hourly in stack workers: events.amazonaws.com may not call',
  ],
  [
    'an API without permission',
    remove('ApiMayCall'),
    'Route in stack workers: apigateway.amazonaws.com may not call',
  ],
  [
    'an API that may call for other paths only',
    set('ApiMayCall', 'SourceArn', 'arn:aws:execute-api:us-east-1:000000000000:other/*/*/*'),
    'apigateway.amazonaws.com may not call',
  ],
  [
    'permission for a missing function',
    set('PoolMayCall', 'FunctionName', missing('lambda', 'function:missing')),
    'PoolMayCall in stack workers: Function not found',
  ],
  // Where messages come from and go to
  [
    'dead letters that go nowhere',
    set('Jobs', 'RedrivePolicy.deadLetterTargetArn', missing('sqs', 'missing')),
    `${jobs}Dead letter target does not exist: arn:aws:sqs:us-east-1:000000000000:missing`,
  ],
  [
    "a rule's dead letters that go nowhere",
    set('Hourly', 'Targets.0.DeadLetterConfig.Arn', missing('sqs', 'missing')),
    'Hourly in stack workers: Dead letter target does not exist',
  ],
  [
    "a stream's failed records that go nowhere",
    set('Stream', 'DestinationConfig.OnFailure.Destination', 'arn:aws:s3:::missing'),
    'Stream in stack workers: Dead letter target does not exist',
  ],
  [
    'a rule with no such target',
    set('Hourly', 'Targets.0.Arn', missing('sqs', 'missing')),
    'nothing is called arn:aws:sqs',
  ],
  [
    'messages that show up again while they are handled',
    set('Jobs', 'VisibilityTimeout', 5),
    `${jobs}Queue visibility timeout: 5 seconds is less than Function timeout: 30 seconds (Worker)`,
  ],
  [
    'a mapping of no queue',
    set('Feed', 'EventSourceArn', missing('sqs', 'missing')),
    'The event source does not exist',
  ],
  [
    'a mapping to no function',
    set('Feed', 'FunctionName', 'missing'),
    'Feed in stack workers: Function not found: missing',
  ],
  [
    'large batches without a window',
    set('Feed', 'BatchSize', 100),
    'Maximum batch window in seconds must be greater than 0 if maximum batch size is greater than 10',
  ],
  [
    'a filter that no record passes',
    set('Stream', 'FilterCriteria.Filters.0.Pattern', '{"eventName":["INSRT"]}'),
    'no record of a stream is an INSRT',
  ],
  // The API
  ['a route without a method', set('Route', 'RouteKey', 'GETT /api/x'), 'GETT /api/x is not METHOD /path'],
  [
    'a route twice',
    like('Again', 'Route', {}),
    'Again in stack workers: Route with key GET /api/parcels/{id} already exists',
  ],
  ['a route to nowhere', set('Route', 'Target', 'integrations/zzzz'), 'no integration zzzz'],
  ['a route with a missing authorizer', set('Route', 'AuthorizerId', 'zzzz'), 'no authorizer zzzz'],
  [
    'an authorizer that knows no issuer',
    set('SignedIn', 'JwtConfiguration', undefined),
    'SignedIn in stack workers: a JWT authorizer needs Issuer and Audience',
  ],
  [
    'an authorizer with no function',
    like('Door', 'SignedIn', {
      AuthorizerType: 'REQUEST',
      AuthorizerUri: missing('lambda', 'function:missing'),
    }),
    'Door in stack workers: Function not found',
  ],
  [
    'an authorizer that keeps answers for nobody',
    like('Door', 'SignedIn', {
      AuthorizerType: 'REQUEST',
      AuthorizerUri: arnOf('Worker'),
      AuthorizerResultTtlInSeconds: 60,
    }),
    'Door in stack workers: an authorizer whose answers are kept needs an identity source',
  ],
  [
    'an authorizer that may not call its function',
    like('Door', 'SignedIn', { AuthorizerType: 'REQUEST', AuthorizerUri: arnOf('Worker') }),
    'Door in stack workers: apigateway.amazonaws.com may not call Worker for its routes',
  ],
  [
    'an integration with a service, without credentials',
    like('Direct', 'Integration', { IntegrationSubtype: 'SQS-SendMessage' }),
    'Direct in stack workers: Credentials ARN is required',
  ],
  [
    'an integration with no function',
    set('Integration', 'IntegrationUri', missing('lambda', 'function:missing')),
    'Integration in stack workers: Function not found',
  ],
  // The edge
  [
    'a firewall of another kind',
    set('Wall', 'Scope', 'REGIONAL'),
    'Site in stack workers: the firewall Wall has the scope REGIONAL',
  ],
];

it.each(broken)('refuses %s', (_what, change, message) => {
  const resources = sound();
  change(resources);
  expect(() => check(resources)).toThrow(message);
});

it('refuses stacks that depend on each other', () => {
  const waiting = (StackName: string) => ({
    Resources: {
      Queue: {
        Type: 'AWS::SQS::Queue',
        Properties: { Tags: [{ 'Fn::GetStackOutput': { StackName, OutputName: 'Name' } }] },
      },
    },
    Outputs: { Name: { Value: 'fixed' } },
  });
  expect(() => checkStacks({ first: waiting('second'), second: waiting('first') })).toThrow(
    'Circular dependency between stacks: [first, second]',
  );
});

it('reports all findings in one error', () => {
  const resources = sound();
  set('Worker', 'MemorySize', 64)(resources);
  set('Lost', 'QueueName', 'jobs')(resources);
  expect(() => check(resources)).toThrow(
    /^2 things would not work on AWS:\n.*Memory of a function.*\n.*Jobs.*already exists/,
  );
});
