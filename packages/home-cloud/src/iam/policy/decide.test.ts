import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempt, type Decision, decide } from './decide.ts';
import type { Statement } from './document.ts';

const role = 'arn:aws:iam::1:role/R';
const attempt = (action: string, resource: string, context = {}): Attempt => ({
  actor: { role, session: 'arn:aws:sts::1:assumed-role/R/F', account: '1' },
  action,
  resource,
  context,
});
const allow = (actions: string | string[], resources: string | string[]): Statement => ({
  effect: 'Allow',
  actions: [actions].flat(),
  resources: [resources].flat(),
  conditions: {},
});
const deny = (...those: Parameters<typeof allow>): Statement => ({ ...allow(...those), effect: 'Deny' });
const judged = (at: Attempt, identity: Statement[], resource: Statement[] = []): Decision =>
  decide(at, { identity, resource });
const everybody = { everybody: true, accounts: [], services: [] };

const table = 'arn:aws:dynamodb:us-east-1:1:table/Parcels';
const anAction = fc.constantFrom('dynamodb:GetItem', 'dynamodb:PutItem', 's3:GetObject', 'sqs:SendMessage');
const aResource = fc.constantFrom(
  table,
  `${table}/index/gsi1`,
  'arn:aws:s3:::b/k',
  'arn:aws:sqs:us-east-1:1:q',
);
const aStatement: fc.Arbitrary<Statement> = fc.record({
  effect: fc.constantFrom('Allow', 'Deny'),
  actions: fc.array(fc.oneof(anAction, fc.constantFrom('dynamodb:*', '*', 's3:Get*')), { minLength: 1 }),
  resources: fc.array(fc.oneof(aResource, fc.constantFrom('*', 'arn:aws:s3:::b/*')), { minLength: 1 }),
  conditions: fc.constant({}),
});
const statements = fc.array(aStatement, { maxLength: 6 });

describe('policies', () => {
  it('allow nothing without an Allow', () => {
    fc.assert(
      fc.property(statements, anAction, aResource, (all, action, resource) => {
        const onlyDenials = all.filter(({ effect }) => effect === 'Deny');
        expect(judged(attempt(action, resource), onlyDenials).allowed).toBe(false);
      }),
    );
  });

  it('never allow what a Deny covers, in any order of statements', () => {
    fc.assert(
      fc.property(statements, anAction, aResource, fc.nat(6), (all, action, resource, at) => {
        const withDenial = all.toSpliced(at, 0, deny(action, resource));
        expect(judged(attempt(action, resource), withDenial)).toEqual({
          allowed: false,
          explicit: true,
          by: 'identity-based',
        });
      }),
    );
  });

  it('do not depend on the order of statements, and allow more with each Allow', () => {
    fc.assert(
      fc.property(statements, aStatement, anAction, aResource, (all, one, action, resource) => {
        const before = judged(attempt(action, resource), all);
        expect(judged(attempt(action, resource), all.toReversed())).toEqual(before);
        const more = judged(attempt(action, resource), [...all, { ...one, effect: 'Allow' }]);
        if (before.allowed) expect(more.allowed).toBe(true);
      }),
    );
  });

  it('ignore case in actions, but not in resources', () => {
    const grants = [allow('DynamoDB:getitem', table)];
    expect(judged(attempt('dynamodb:GetItem', table), grants).allowed).toBe(true);
    expect(judged(attempt('dynamodb:GetItem', table.toLowerCase()), grants).allowed).toBe(false);
  });

  it.each([
    ['arn:aws:s3:::b/exports/*', 'arn:aws:s3:::b/exports/a/b.csv', true],
    ['arn:aws:s3:::b/exports/*', 'arn:aws:s3:::b/exports', false],
    ['arn:aws:s3:::b*', 'arn:aws:s3:::b/k', true],
    ['arn:aws:s3:::b/?.csv', 'arn:aws:s3:::b/a.csv', true],
    ['arn:aws:s3:::b/?.csv', 'arn:aws:s3:::b/ab.csv', false],
    ['arn:aws:sqs:*:1:q', 'arn:aws:sqs:us-east-1:1:q', true],
    ['arn:aws:sqs:us*1:1:q', 'arn:aws:sqs:us-east-1:2:x:1:1:q', false],
    ['arn:aws:dynamodb:us-east-1:1:table/Parcels', `${table}/index/gsi1`, false],
    ['arn:aws:dynamodb:us-east-1:1:table/P.rcels', table, false],
    ['*', table, true],
  ])('%s covers %s: %s', (pattern, resource, covered) => {
    expect(judged(attempt('x:Y', resource), [allow('x:Y', pattern)]).allowed).toBe(covered);
  });

  it('allow what the policy of a resource allows the role, but not what it allows a service or the account', () => {
    const theirs = (principals: Statement['principals'] & object): Statement => ({
      ...allow('sqs:SendMessage', '*'),
      principals,
    });
    const outcome = (principals: Statement['principals'] & object) =>
      judged(attempt('sqs:SendMessage', 'arn:aws:sqs:us-east-1:1:q'), [], [theirs(principals)]).allowed;
    expect(outcome({ ...everybody, everybody: false, accounts: [role] })).toBe(true);
    expect(outcome(everybody)).toBe(true);
    expect(outcome({ everybody: false, accounts: [], services: ['events.amazonaws.com'] })).toBe(false);
    expect(outcome({ everybody: false, accounts: ['arn:aws:iam::1:root'], services: [] })).toBe(false);
  });

  it('refuse what the policy of a resource denies under its condition', () => {
    const tlsOnly: Statement = {
      ...deny('sqs:*', '*'),
      conditions: { Bool: { 'aws:SecureTransport': ['false'] } },
      principals: everybody,
    };
    const send = (secure: string) =>
      judged(
        attempt('sqs:SendMessage', 'arn:aws:sqs:us-east-1:1:q', { 'aws:securetransport': secure }),
        [allow('sqs:SendMessage', '*')],
        [tlsOnly],
      );
    expect(send('true')).toEqual({ allowed: true });
    expect(send('false')).toEqual({ allowed: false, explicit: true, by: 'resource-based' });
  });

  it('allow a service what the policy of a resource allows it on behalf of another resource', () => {
    const grant: Statement = {
      ...allow('sqs:SendMessage', '*'),
      principals: { everybody: false, accounts: [], services: ['events.amazonaws.com'] },
      conditions: { ArnEquals: { 'aws:SourceArn': ['arn:aws:events:us-east-1:1:rule/ours'] } },
    };
    const from = (rule: string) =>
      decide(
        {
          actor: { service: 'events.amazonaws.com' },
          action: 'sqs:SendMessage',
          resource: 'arn:aws:sqs:us-east-1:1:q',
          context: { 'aws:sourcearn': rule },
        },
        { identity: [], resource: [grant] },
      ).allowed;
    expect(from('arn:aws:events:us-east-1:1:rule/ours')).toBe(true);
    expect(from('arn:aws:events:us-east-1:1:rule/theirs')).toBe(false);
  });
});
