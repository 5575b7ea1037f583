import { arnMatches } from 'home-cloud/aws';
import { describe, expect, it } from 'vitest';
import { typesReadAs } from '#events/earlier-versions.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { patternsFor } from '#infra/patterns/events/event-patterns.ts';
import { at, type Cloud, listOf, type Plain, type Resource, synthesize, withAllOptions } from './cloud.ts';

/** What EventBridge and SQS take, and what we allow ourselves of it. */
const limits = { characters: 2048, targets: 2, statements: 3, bytes: 8192, name: 64 };

const rulesOf = (cloud: Cloud): Resource[] =>
  cloud.ofType('AWS::Events::Rule').filter((rule) => rule.at('EventPattern') !== undefined);

/** Whether it delivers all events of its types, and not only some by what they say. */
const isWhole = (rule: Resource): boolean =>
  rule.at('EventPattern.detail-type') !== undefined && rule.at('EventPattern.detail') === undefined;

const patternText = (rule: Resource): string => JSON.stringify(rule.at('EventPattern'));

const arnOf = (cloud: Cloud, rule: Resource): string => {
  const bus = rule.to('EventBusName');
  expect(bus === undefined || cloud.ofType('AWS::Events::EventBus').includes(bus)).toBe(true);
  const name = [...(bus ? [bus.at('Name')] : []), rule.at('Name')].join('/');
  return `arn:aws:events:us-east-1:111122223333:rule/${name}`;
};

const known = (text: string): string =>
  text.replaceAll('<AWS::Partition>', 'aws').replaceAll('<AWS::AccountId>', '111122223333');

const statementsOn = (cloud: Cloud, queue: Resource): Plain[] =>
  cloud
    .ofType('AWS::SQS::QueuePolicy')
    .filter((policy) => policy.texts('Queues').includes(queue.id))
    .flatMap((policy) => policy.list('PolicyDocument.Statement'));

const mayBeSentBy = (cloud: Cloud, queue: Resource, service: string, arn: string): boolean =>
  statementsOn(cloud, queue).some(
    (one) =>
      at(one, 'Effect') === 'Allow' &&
      (at(one, 'Principal') as { Service?: string }).Service === service &&
      listOf(at(one, 'Action')).includes('sqs:SendMessage') &&
      listOf(at(one, 'Resource')).includes(`${queue.id}.Arn`) &&
      listOf((at(one, 'Condition.ArnLike') as Record<string, Plain>)['aws:SourceArn']).some((pattern) =>
        arnMatches(known(String(pattern)), arn),
      ),
  );

/** The policy as AWS gets it, if the queue has the longest name that a queue may have. */
const bytesOf = (policy: Resource): number =>
  policy
    .texts('Queues')
    .reduce(
      (text, id) => text.replaceAll(`${id}.Arn`, 'x'.repeat(35 + 80)),
      known(JSON.stringify(policy.at('PolicyDocument'))),
    ).length;

describe.each(['test', 'a'.repeat(16)])('in the stage %s', (name) => {
  const cloud = synthesize({ ...withAllOptions, name });
  const rules = rulesOf(cloud);

  it('a rule has at most two targets, and a pattern and a name of a length that EventBridge takes', () => {
    expect(rules.length).toBeGreaterThan(20);
    for (const rule of cloud.ofType('AWS::Events::Rule'))
      expect(rule.list('Targets').length, rule.id).toBeLessThanOrEqual(limits.targets);
    for (const rule of rules) {
      expect(patternText(rule).length, rule.id).toBeLessThanOrEqual(limits.characters);
      expect(String(rule.at('Name')).length, rule.id).toBeLessThanOrEqual(limits.name);
    }
  });

  it('a listener has one rule for all events that it hears as a whole', () => {
    const listeners = rules
      .filter((rule) => rule.at('EventBusName') !== undefined && isWhole(rule))
      .flatMap((rule) => rule.list('Targets').map((target) => at(target, 'Arn')));
    expect(listeners.length).toBeGreaterThan(10);
    expect(new Set(listeners).size).toBe(listeners.length);
  });

  it('a listener hears no event by two rules', () => {
    const heard = rules.flatMap((rule) =>
      rule
        .list('Targets')
        .flatMap((target) =>
          rule.list('EventPattern.detail-type').map((type) => `${at(target, 'Arn')} ${type}`),
        ),
    );
    expect(heard.length).toBeGreaterThan(50);
    expect(new Set(heard).size).toBe(heard.length);
  });

  it('the policy of a queue is one that SQS takes, with room', () => {
    const policies = cloud.ofType('AWS::SQS::QueuePolicy');
    const sizes = policies.map((policy) => [
      policy.list('PolicyDocument.Statement').length,
      bytesOf(policy),
      policy.id,
    ]);
    console.log(sizes.map(([count, bytes, id]) => `${id}: ${count} statements, ${bytes} bytes`).join('\n'));
    for (const [count, bytes, id] of sizes) {
      expect(count, String(id)).toBeLessThanOrEqual(limits.statements);
      expect(bytes, String(id)).toBeLessThan(limits.bytes);
    }
  });

  it('every rule may send to its queues and dead-letter queues, and no rule of another stage may', () => {
    const deliveries = rules.flatMap((rule) =>
      rule
        .list('Targets')
        .flatMap((target) => [at(target, 'Arn'), at(target, 'DeadLetterConfig.Arn')])
        .flatMap((arn) => cloud.behind(arn) ?? [])
        .filter(({ type }) => type === 'AWS::SQS::Queue')
        .map((queue) => ({ rule, queue })),
    );
    expect(deliveries.length).toBeGreaterThan(rules.length);
    for (const { rule, queue } of deliveries) {
      const arn = arnOf(cloud, rule);
      const may = (sender: string) => mayBeSentBy(cloud, queue, 'events.amazonaws.com', sender);
      expect(may(arn), `${rule.id} to ${queue.id}`).toBe(true);
      for (const other of [arn.replace(name, `${name}x`), arn.replace(`skybarrel-${name}`, 'other')])
        expect(may(other), `${other} to ${queue.id}`).toBe(false);
    }
  });

  it('every topic may send what its function does not take', () => {
    const subscriptions = cloud
      .ofType('AWS::SNS::Subscription')
      .filter((one) => one.at('RedrivePolicy') !== undefined);
    expect(subscriptions).toHaveLength(1);
    for (const subscription of subscriptions) {
      const [topic, lost] = [
        subscription.to('TopicArn'),
        subscription.to('RedrivePolicy.deadLetterTargetArn'),
      ];
      // CloudFormation generates the name.
      const arn = `arn:aws:sns:us-east-1:111122223333:skybarrel-${name}-${topic?.id.replace('.', '-')}-1A2B3C`;
      expect(lost && mayBeSentBy(cloud, lost, 'sns.amazonaws.com', arn)).toBe(true);
    }
  });
});

describe('the patterns for many events', () => {
  const typesIn = (patterns: ReturnType<typeof patternsFor>) =>
    patterns.flatMap(({ detailType }) => detailType);
  const all = eventCatalogue.flatMap(({ type }) => typesReadAs(type));

  it('are none for no event, one for a few', () => {
    expect(patternsFor([])).toEqual([]);
    expect(patternsFor(eventCatalogue.slice(0, 3))).toHaveLength(1);
  });

  it('are as few as their length allows, and have each event once', () => {
    const patterns = patternsFor(eventCatalogue, 500);
    expect(typesIn(patterns)).toEqual(all);
    expect(patterns.length).toBeGreaterThan(2);
    for (const { source, detailType } of patterns)
      expect(JSON.stringify({ source, 'detail-type': detailType }).length).toBeLessThanOrEqual(500);
  });

  it('match no other event, because a type belongs to one source', () => {
    expect(new Set(all).size).toBe(all.length);
  });
});
