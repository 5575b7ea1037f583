import { describe, expect, it } from 'vitest';
import { behind } from './examples/behind.fixture.ts';
import { assemblyOf, type Example } from './examples/builders.fixture.ts';
import { front } from './examples/front.fixture.ts';
import { measure, overQuota, quotas } from './index.ts';

const examples: Readonly<Record<string, Example>> = { ...behind, ...front };

const refusals = (name: string, amount: number): readonly string[] => {
  const assembly = examples[name]?.(amount);
  if (assembly === undefined) throw new Error(`no example uses ${name}`);
  return [...overQuota(assembly)]
    .map(({ message }) => message)
    .filter((message) => message.startsWith(`${name}: `));
};

describe.each(quotas.map((quota) => [quota.name, quota] as const))('%s', (name, { least, most, unit }) => {
  it('may be used up, and no further', () => {
    expect(refusals(name, most)).toEqual([]);
    const [refusal, ...others] = refusals(name, most + 1);
    expect(refusal).toBe(
      `${name}: ${(most + 1).toLocaleString('en-US')} ${unit}, and AWS takes at most ${most.toLocaleString('en-US')}`,
    );
    expect(others).toEqual([]);
    // A text and a list have no length below zero.
    if (least === undefined || (least === 0 && unit !== 'seconds' && unit !== 'retries')) return;
    expect(refusals(name, least)).toEqual([]);
    expect(refusals(name, least - 1)[0]).toContain(`AWS takes at least ${least.toLocaleString('en-US')}`);
  });
});

it('has no example without a quota', () => {
  const known = new Set(quotas.map(({ name }) => name));
  expect(Object.keys(examples).filter((name) => !known.has(name))).toEqual([]);
});

describe('what CloudFormation and AWS name themselves', () => {
  const sizeOf = (name: string, properties: object): number => {
    const assembly = assemblyOf([
      ['Lambda::Function', {}],
      ['DynamoDB::Table', {}],
      ['IAM::Role', { Policies: [{ PolicyDocument: properties }] }],
    ]);
    const use = measure(assembly).find(({ quota }) => quota.name === name);
    return use?.figures[0]?.value ?? 0;
  };
  const inline = (value: unknown): number =>
    sizeOf('Inline policies of a role', { Resource: value }) - JSON.stringify({ Resource: '' }).length;

  it('counts with the random end of a name, and with the time in the name of a stream', () => {
    const fn = 'arn:aws:lambda:us-east-1:111122223333:function:stack-R0-1A2B3C4D5E6F';
    expect(inline({ 'Fn::GetAtt': ['R0', 'Arn'] })).toBeGreaterThanOrEqual(fn.length);
    const stream =
      'arn:aws:dynamodb:us-east-1:111122223333:table/stack-R1-1A2B3C4D5E6F/stream/2026-01-01T00:00:00.000';
    expect(inline({ 'Fn::GetAtt': ['R1', 'StreamArn'] })).toBeGreaterThanOrEqual(stream.length);
  });
});

describe('the capacity of a firewall', () => {
  const capacity = (statement: object): number | undefined =>
    measure(assemblyOf([['WAFv2::WebACL', { Rules: [{ Statement: statement }] }]])).find(
      ({ quota }) => quota.name === 'Capacity of a firewall',
    )?.figures[0]?.value;
  const byteMatch = (PositionalConstraint: string, ...types: string[]) => ({
    ByteMatchStatement: { PositionalConstraint, TextTransformations: types.map((Type) => ({ Type })) },
  });

  it.each([
    ['the beginning of a text', byteMatch('STARTS_WITH', 'NONE'), 2],
    ['a part of a text in lower case', byteMatch('CONTAINS', 'LOWERCASE'), 20],
    ['everything but that', { NotStatement: { Statement: byteMatch('EXACTLY') } }, 3],
    ['a rate', { RateBasedStatement: { Limit: 100, ScopeDownStatement: byteMatch('EXACTLY', 'NONE') } }, 4],
    ['a rate by a key', { RateBasedStatement: { Limit: 100, CustomKeys: [{}] } }, 32],
    ['a group of AWS', { ManagedRuleGroupStatement: { Name: 'AWSManagedRulesCommonRuleSet' } }, 700],
    ['a group that is not known', { ManagedRuleGroupStatement: { Name: 'Other' } }, Number.POSITIVE_INFINITY],
    ['a statement that is not known', { NoSuchStatement: {} }, Number.POSITIVE_INFINITY],
  ])('of %s is what AWS charges or more', (_what, statement, units) => {
    expect(capacity(statement)).toBe(units);
  });
});
