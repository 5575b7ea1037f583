import type { App } from 'aws-cdk-lib';
import { type Breaking, breaking, the } from './breaking.ts';

/** One possible mistake in the description of the system. */
export interface Mutant {
  readonly name: string;
  /** What is broken, in a short sentence. */
  readonly breaks: string;
  readonly change: (app: Breaking) => void;
}

const queue = the('SQS::Queue', /TelemetryQueue/);
const deadLetters = the('SQS::Queue', /TelemetryDeadLetters/);
const lostEvents = the('SQS::Queue', /LostEvents/);
const store = the('Lambda::Function', /TelemetryStore/);
const storeRole = the('IAM::Role', /TelemetryStoreRole/);
const route = the('ApiGatewayV2::Route', /api\/AnyApiProfiles.*Route/);
const api = the('ApiGatewayV2::Api', /edge/);
const topic = the('SNS::Topic', /observability\/Alarms/);

/** Mistakes that are possible in every CDK app. */
const common: readonly Mutant[] = [
  {
    name: 'unknown-property',
    breaks: 'a queue has an unknown property',
    change: (app) => app.set(queue, 'VisibilityTimeoutt', 5),
  },
  {
    name: 'text-for-a-number',
    breaks: 'a visibility timeout is a word',
    change: (app) => app.set(queue, 'VisibilityTimeout', 'abc'),
  },
  {
    name: 'reference-to-nothing',
    breaks: 'a name refers to a resource that does not exist',
    change: (app) => app.set(lostEvents, 'QueueName', { Ref: 'Nope' }),
  },
  {
    name: 'attribute-of-nothing',
    breaks: 'a queue refers to an unknown attribute of its dead-letter queue',
    change: (app) =>
      app.set(queue, 'RedrivePolicy.deadLetterTargetArn', {
        'Fn::GetAtt': [app.idOf(deadLetters), 'NoSuchAttr'],
      }),
  },
  {
    name: 'circular-order',
    breaks: 'a queue and its dead-letter queue depend on each other',
    change: (app) => app.waitFor(deadLetters, queue),
  },
  {
    name: 'key-without-attribute',
    breaks: "a table's key is an attribute that is not defined",
    change: (app) => app.set(the('DynamoDB::Table', /Profiles/), 'KeySchema.0.AttributeName', 'zz'),
  },
  {
    name: 'visible-too-soon',
    breaks: 'messages become visible again while their function still works',
    change: (app) => app.set(queue, 'VisibilityTimeout', 5),
  },
  {
    name: 'mapping-may-not-read',
    breaks: 'the role behind an event source may not read the queue',
    change: (app) => app.forbid(storeRole, /^sqs:(Receive|Delete|GetQueueAttributes)/),
  },
  {
    name: 'unknown-runtime',
    breaks: 'a function has an unknown runtime',
    change: (app) => app.set(store, 'Runtime', 'nodejs99.x'),
  },
  {
    name: 'reserved-variable',
    breaks: 'a function sets a variable that Lambda reserves',
    change: (app) => app.set(store, 'Environment.Variables.AWS_REGION', 'x'),
  },
  {
    name: 'function-without-role',
    breaks: 'a function has no role',
    change: (app) => app.remove(store, 'Role'),
  },
  {
    name: 'route-to-nowhere',
    breaks: 'a route leads to an integration that does not exist',
    change: (app) => app.set(route, 'Target', 'integrations/zzzz'),
  },
  {
    name: 'route-without-method',
    breaks: 'a route has an unknown method',
    change: (app) => app.set(route, 'RouteKey', 'GETT /api/x'),
  },
  {
    name: 'misspelled-effect',
    breaks: "a policy's effect is misspelled",
    change: (app) => app.set(storeRole, 'Policies.0.PolicyDocument.Statement.0.Effect', 'Alow'),
  },
  {
    name: 'misspelled-rate',
    breaks: 'the expression of a schedule is misspelled',
    change: (app) =>
      app.set(the('Events::Rule', /LakeRollSchedule/), 'ScheduleExpression', 'rate(1 minutess)'),
  },
  {
    name: 'impossible-bucket-name',
    breaks: 'a bucket has an invalid name',
    change: (app) => app.set(the('S3::Bucket', /data\/Lake/), 'BucketName', 'UPPER_case'),
  },
  {
    name: 'integration-in-no-name',
    breaks: 'an integration with a queue has no credentials',
    change: (app) =>
      app.add(api, 'AWS::ApiGatewayV2::Integration', {
        ApiId: { Ref: app.idOf(api) },
        IntegrationType: 'AWS_PROXY',
        IntegrationSubtype: 'SQS-SendMessage',
        PayloadFormatVersion: '1.0',
      }),
  },
  {
    name: 'unknown-type',
    breaks: 'a resource has an unknown type',
    change: (app) => app.add(queue, 'AWS::SQS::Queu', {}),
  },
  {
    name: 'one-name-for-two',
    breaks: 'two queues have the same name',
    change: (app) => {
      app.set(queue, 'QueueName', 'dup-q');
      app.set(deadLetters, 'QueueName', 'dup-q');
    },
  },
  {
    name: 'dead-letters-to-nowhere',
    breaks: 'the dead-letter queue does not exist',
    change: (app) =>
      app.set(queue, 'RedrivePolicy.deadLetterTargetArn', 'arn:aws:sqs:us-east-1:000000000000:nope'),
  },
  {
    name: 'too-little-memory',
    breaks: 'a function has less memory than Lambda allows',
    change: (app) => app.set(store, 'MemorySize', 64),
  },
  {
    name: 'unknown-protocol',
    breaks: 'a subscription has an unknown protocol',
    change: (app) =>
      app.add(topic, 'AWS::SNS::Subscription', {
        TopicArn: { Ref: app.idOf(topic) },
        Protocol: 'lambdaa',
        Endpoint: 'arn:aws:lambda:us-east-1:000000000000:function:x',
      }),
  },
  {
    name: 'unknown-sign-in',
    breaks: 'the client has an unknown sign-in flow',
    change: (app) => app.set(the('Cognito::UserPoolClient', /Web/), 'ExplicitAuthFlows', ['ALLOW_FOO']),
  },
  {
    name: 'authorizer-of-nobody',
    breaks: 'the authorizer has no issuer',
    change: (app) => app.remove(the('ApiGatewayV2::Authorizer', /SignedIn/), 'JwtConfiguration'),
  },
];

/** Mistakes that are specific to this system. */
const ours: readonly Mutant[] = [
  {
    name: 'trigger-for-another',
    breaks: "another service than Cognito may call the pool's trigger",
    change: (app) =>
      app.set(the('Lambda::Permission', /PostConfirmation/), 'Principal', 'events.amazonaws.com'),
  },
  {
    name: 'confirmation-may-not-write',
    breaks: 'the function that assigns mailboxes may not write them',
    change: (app) => app.forbid(the('IAM::Role', /PostConfirmationRole/), /^dynamodb:(Put|Update)Item/),
  },
  {
    name: 'edge-code-of-another-time',
    breaks: "a function of the edge uses syntax that CloudFront's runtime does not support",
    change: (app) =>
      app.set(
        the('CloudFront::Function', /ViewerResponse/),
        'FunctionCode',
        'class A {}\nfunction handler(event) { for (const x of [1]) { x; } return event.response; }',
      ),
  },
  {
    name: 'filter-for-nothing',
    breaks: 'the filter of a stream has an unknown kind of change',
    change: (app) =>
      app.set(
        the('Lambda::EventSourceMapping', /MonitoringFold/),
        'FilterCriteria.Filters.0.Pattern',
        '{"eventName":["INSRT"]}',
      ),
  },
  {
    name: 'firewall-of-another-scope',
    breaks: "the distribution's firewall is a regional one",
    change: (app) => app.set(the('WAFv2::WebACL', /edge\/Firewall/), 'Scope', 'REGIONAL'),
  },
  {
    name: 'no-origin-secret',
    breaks: 'the distribution does not send its secret to the API',
    change: (app) => app.dropOriginHeaders(the('CloudFront::Distribution', /Distribution/)),
  },
  {
    name: 'alarm-on-no-metric',
    breaks: 'an alarm looks at a dimension under which the service writes no metric',
    change: (app) => app.set(the('CloudWatch::Alarm', /ApiFails/), 'Dimensions.0.Name', 'ApiName'),
  },
  {
    name: 'store-of-nobody',
    breaks: 'the function of the edge that reads the key value store is not associated with it',
    change: (app) =>
      app.remove(the('CloudFront::Function', /ViewerRequest/), 'FunctionConfig.KeyValueStoreAssociations'),
  },
  {
    name: 'filter-for-another-logger',
    breaks: 'a metric filter looks for a word that no logger of ours writes',
    change: (app) => app.set(the('Logs::MetricFilter', /TelemetryStore/), 'FilterPattern', 'Error'),
  },
  {
    name: 'upload-without-checksum',
    breaks: 'a bucket does not let pages send the header with the checksum that a link needs',
    change: (app) =>
      app.set(the('S3::Bucket', /Quarantine/), 'CorsConfiguration.CorsRules.0.AllowedHeaders', [
        'content-type',
      ]),
  },
  {
    name: 'too-many-statements',
    breaks: 'the policy of a queue has more statements than SQS takes',
    change: (app) =>
      app.set(
        the('SQS::QueuePolicy', /LostEvents/),
        'PolicyDocument.Statement',
        Array.from({ length: 58 }, (_, index) => ({
          Sid: `Rule${index}`,
          Effect: 'Allow',
          Principal: { Service: 'events.amazonaws.com' },
          Action: 'sqs:SendMessage',
          Resource: { 'Fn::GetAtt': [app.idOf(lostEvents), 'Arn'] },
          Condition: {
            ArnEquals: { 'aws:SourceArn': `arn:aws:events:us-east-1:111122223333:rule/r${index}` },
          },
        })),
      ),
  },
  {
    name: 'too-long-in-production',
    breaks: 'the text of an alarm fits into a stage called dev, and not into one called production',
    change: (app) =>
      app.set(the('CloudWatch::Alarm', /FunctionsThrottled/), 'AlarmDescription', {
        'Fn::Join': [
          ', ',
          ['Customers wait', ...Array.from({ length: 33 }, () => ({ Ref: 'AWS::StackName' }))],
        ],
      }),
  },
];

export const mutants: readonly Mutant[] = [...common, ...ours];

/** The environment variable that names a mutant for tests in another process. */
export const MUTANT = 'MUTANT';

/** Breaks the app as the environment variable says; without it the app stays unchanged. */
export const broken = (app: App, name = process.env[MUTANT]): App => {
  if (name === undefined) return app;
  const mutant = mutants.find((one) => one.name === name);
  if (mutant === undefined) throw new Error(`no mutant is called ${name}`);
  mutant.change(breaking(app));
  return app;
};
