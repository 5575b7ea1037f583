import { describe, expect, it } from 'vitest';
import { at, listOf, type Plain, type Resource, synthesize, withAllOptions } from './cloud.ts';

const cloud = synthesize(withAllOptions);

/** Whether a dimension's value is what AWS writes there: a fixed word, or what a resource of the right kind is called. */
type IsRight = (value: Plain) => boolean;

const only =
  (word: string): IsRight =>
  (value) =>
    value === word;

/** A resource of this type is called so: by its reference, an attribute that gives its name, or the name it gives itself. */
const called =
  (type: string, attribute = '', property = ''): IsRight =>
  (value) =>
    cloud
      .ofType(type)
      .some((one) =>
        [`${one.id}${attribute}`, ...(property ? [one.at(property)] : [])].includes(value as string),
      );

interface Metrics {
  readonly names: readonly string[];
  /** The sets of dimensions under which AWS writes these metrics. */
  readonly under: readonly Readonly<Record<string, IsRight>>[];
}

const edge = only('Global');
const queue = called('AWS::SQS::Queue', '.QueueName');
const fn = called('AWS::Lambda::Function');
const acl = called('AWS::WAFv2::WebACL', '', 'VisibilityConfig.MetricName');

/** What AWS writes, by its documentation of each service's metrics. A metric of a new alarm is looked up there and added. */
const written: Readonly<Record<string, readonly Metrics[]>> = {
  'AWS/ApiGateway': [
    {
      names: ['4xx', '5xx', 'Count', 'DataProcessed', 'IntegrationLatency', 'Latency'],
      under: [{ ApiId: called('AWS::ApiGatewayV2::Api') }],
    },
  ],
  'AWS/CloudFront': [
    {
      names: ['4xxErrorRate', '5xxErrorRate', 'Requests', 'TotalErrorRate'],
      under: [{ DistributionId: called('AWS::CloudFront::Distribution'), Region: edge }],
    },
    {
      names: [
        'FunctionExecutionErrors',
        'FunctionInvocations',
        'FunctionThrottles',
        'FunctionValidationErrors',
      ],
      under: [{ FunctionName: called('AWS::CloudFront::Function', '', 'Name'), Region: edge }],
    },
  ],
  'AWS/Cognito': [
    {
      names: ['SignInSuccesses', 'SignInThrottles', 'SignUpSuccesses', 'SignUpThrottles'],
      under: [
        {
          UserPool: called('AWS::Cognito::UserPool'),
          UserPoolClient: called('AWS::Cognito::UserPoolClient'),
        },
      ],
    },
  ],
  'AWS/Lambda': [
    {
      names: ['ConcurrentExecutions', 'Duration', 'Errors', 'Invocations', 'Throttles'],
      under: [{}, { FunctionName: fn }],
    },
    { names: ['IteratorAge'], under: [{ FunctionName: fn }] },
  ],
  'AWS/SES': [{ names: ['Reputation.BounceRate', 'Reputation.ComplaintRate'], under: [{}] }],
  'AWS/SQS': [
    {
      names: ['ApproximateAgeOfOldestMessage', 'ApproximateNumberOfMessagesVisible'],
      under: [{ QueueName: queue }],
    },
  ],
  'AWS/WAFV2': [
    {
      names: ['AllowedRequests', 'BlockedRequests', 'CountedRequests'],
      under: [
        { WebACL: acl, Rule: only('ALL') },
        { WebACL: acl, Rule: only('ALL'), Region: only('us-east-1') },
      ],
    },
  ],
};

const dimensionsOf = (metric: Plain): readonly (readonly [name: string, value: Plain])[] =>
  listOf(at(metric, 'Dimensions')).map((one) => [String(at(one, 'Name')), at(one, 'Value') ?? null]);

/** The metrics of an alarm: its own, or those of its expression. */
const metricsOf = ({ properties }: Resource): readonly Plain[] =>
  [
    properties,
    ...listOf(at(properties, 'Metrics')).map((one) => at(one, 'MetricStat.Metric') ?? null),
  ].filter((one) => at(one, 'MetricName') !== undefined);

/** Metrics that filters on our own logs write. They have no dimensions. */
const ours = new Set(
  cloud
    .ofType('AWS::Logs::MetricFilter')
    .flatMap((one) => one.list('MetricTransformations'))
    .map((one) => `${at(one, 'MetricNamespace')} ${at(one, 'MetricName')}`),
);

const fits = (under: Readonly<Record<string, IsRight>>, metric: Plain): boolean => {
  const dimensions = dimensionsOf(metric);
  return (
    dimensions.length === Object.keys(under).length &&
    dimensions.every(([name, value]) => Object.hasOwn(under, name) && under[name]?.(value))
  );
};

const isWritten = (metric: Plain): boolean => {
  const [namespace, name] = [String(at(metric, 'Namespace')), String(at(metric, 'MetricName'))];
  if (ours.has(`${namespace} ${name}`)) return dimensionsOf(metric).length === 0;
  return (written[namespace] ?? []).some(
    ({ names, under }) => names.includes(name) && under.some((one) => fits(one, metric)),
  );
};

describe('an alarm', () => {
  const alarms = cloud.ofType('AWS::CloudWatch::Alarm');

  it.each(alarms.map((one) => [String(one.at('AlarmName')), one] as const))(
    '%s looks at a metric that is written, for a resource that exists; otherwise it would never ring',
    (_name, alarm) => {
      const metrics = metricsOf(alarm);
      expect(metrics.length).toBeGreaterThan(0);
      for (const metric of metrics)
        expect(
          isWritten(metric),
          JSON.stringify({ ...(metric as object), AlarmDescription: undefined }),
        ).toBe(true);
    },
  );
});
