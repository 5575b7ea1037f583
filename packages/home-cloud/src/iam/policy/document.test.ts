import { expect, it } from 'vitest';
import { type DocumentKind, readDocument, wellFormed } from './document.ts';

const place = {
  stack: 'api',
  logicalId: 'Policy',
  type: 'AWS::IAM::Policy',
  ref: 'policy',
  attributes: {},
  properties: {},
};
const good = { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::b/*' };
const read = (statement: object, kind: DocumentKind = 'identity') =>
  readDocument({ Version: '2012-10-17', Statement: [good, statement] }, kind, place);

it('reads one statement or several, one action or several', () => {
  const one = readDocument(
    { Statement: { ...good, Action: ['s3:GetObject', 's3:Put*'] } },
    'identity',
    place,
  );
  expect(one).toEqual([
    {
      effect: 'Allow',
      actions: ['s3:GetObject', 's3:Put*'],
      resources: ['arn:aws:s3:::b/*'],
      conditions: {},
    },
  ]);
});

it.each([
  ['an effect that is none', { ...good, Effect: 'Alow' }],
  ['an unknown part', { ...good, Efect: 'Allow' }],
  ['an action without its service', { ...good, Action: 'GetObject' }],
  ['no action', { Effect: 'Allow', Resource: '*' }],
  ['no resource', { Effect: 'Allow', Action: 's3:GetObject' }],
  ['a resource that is no ARN', { ...good, Resource: 'exports' }],
  ['no resource in its list', { ...good, Resource: [] }],
  ['a principal in the policy of a role', { ...good, Principal: '*' }],
])('refuses as IAM would: %s', (_, statement) => {
  expect(() => read(statement)).toThrow(
    /^AWS::IAM::Policy Policy in stack api: malformed policy, statement 2: /,
  );
  expect(() => wellFormed({ Statement: statement }, 'identity', place)).toThrow('malformed policy');
});

it('refuses a resource policy without a principal', () => {
  expect(() => readDocument({ Statement: good }, 'resource', place)).toThrow('it needs a principal');
});

it.each([
  ['NotAction', { Effect: 'Allow', NotAction: 's3:GetObject', Resource: '*' }],
  ['NotResource', { Effect: 'Deny', Action: 's3:GetObject', NotResource: 'arn:aws:s3:::b' }],
  ['condition operator NumericLessThan', { ...good, Condition: { NumericLessThan: { 's3:max-keys': 10 } } }],
  ['condition key aws:SourceIp', { ...good, Condition: { StringEquals: { 'aws:SourceIp': '::1' } } }],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a policy variable is written like this.
  ['policy variable', { ...good, Resource: 'arn:aws:s3:::b/${aws:username}/*' }],
])('refuses what AWS understands and the cloud at home does not: %s', (what, statement) => {
  expect(() => read(statement)).toThrow(`does not know`);
  expect(() => read(statement)).toThrow(what);
  expect(wellFormed({ Statement: statement }, 'identity', place)).toHaveLength(1);
});
