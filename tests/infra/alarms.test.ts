import { describe, expect, it } from 'vitest';
import { at, listOf, type Plain, synthesize } from './cloud.ts';

const cloud = synthesize();
const alarms = cloud.ofType('AWS::CloudWatch::Alarm');

interface Measured {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, Plain>>;
}

const dimensionsOf = (dimensions: Plain | undefined) =>
  Object.fromEntries(
    listOf(dimensions).map((one) => [String(at(one, 'Name')), at(one, 'Value') ?? null] as const),
  );

/** The metrics an alarm looks at: its own, or those its expression adds up. */
const measuredBy = (alarm: Plain): Measured[] =>
  [alarm, ...listOf(at(alarm, 'Metrics')).map((one) => at(one, 'MetricStat.Metric'))]
    .filter((one) => at(one, 'MetricName') !== undefined)
    .map((one) => ({
      namespace: String(at(one, 'Namespace')),
      name: String(at(one, 'MetricName')),
      dimensions: dimensionsOf(at(one, 'Dimensions')),
    }));

const measured = alarms.flatMap(({ properties }) => measuredBy(properties));
const within = (namespace: string) => measured.filter((one) => one.namespace === namespace);

describe('the topic that carries alarms', () => {
  const topic = cloud.ofType('AWS::SNS::Topic')[0]?.id;
  const statements = cloud
    .ofType('AWS::SNS::TopicPolicy')
    .filter(({ properties }) => listOf(at(properties, 'Topics')).includes(topic ?? ''))
    .flatMap(({ properties }) => listOf(at(properties, 'PolicyDocument.Statement')));

  it('lets CloudWatch publish for this account, which a policy of our own does not do by itself', () => {
    expect(statements.filter((one) => at(one, 'Effect') === 'Allow')).toEqual([
      expect.objectContaining({
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Action: 'sns:Publish',
        Resource: topic,
        Condition: { StringEquals: { 'aws:SourceAccount': '<AWS::AccountId>' } },
      }),
    ]);
  });

  it('still refuses whoever comes without TLS', () => {
    expect(statements.filter((one) => at(one, 'Effect') === 'Deny')).toHaveLength(1);
  });

  it('is where every alarm goes', () => {
    expect(alarms.length).toBeGreaterThan(10);
    for (const { id, properties } of alarms)
      expect(listOf(at(properties, 'AlarmActions')), id).toEqual([topic]);
  });
});

describe('the edge', () => {
  const distribution = cloud.ofType('AWS::CloudFront::Distribution')[0]?.id;

  it('rings when CloudFront itself answers with errors: then nothing behind it is called', () => {
    expect(within('AWS/CloudFront').filter(({ name }) => name === '5xxErrorRate')).toEqual([
      {
        namespace: 'AWS/CloudFront',
        name: '5xxErrorRate',
        dimensions: { DistributionId: distribution, Region: 'Global' },
      },
    ]);
  });

  it.each(['FunctionExecutionErrors', 'FunctionValidationErrors'])(
    'rings on %s of every function it runs',
    (metric) => {
      const functions = cloud.ofType('AWS::CloudFront::Function').map((one) => at(one.properties, 'Name'));
      const watched = within('AWS/CloudFront').filter(({ name }) => name === metric);
      expect(functions).toHaveLength(2);
      expect(watched.map(({ dimensions }) => dimensions.FunctionName).toSorted()).toEqual(
        functions.toSorted(),
      );
      for (const { dimensions } of watched) expect(dimensions.Region).toBe('Global');
    },
  );
});
