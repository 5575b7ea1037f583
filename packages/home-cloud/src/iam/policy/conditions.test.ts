import { expect, it } from 'vitest';
import { type Conditions, conditionsHold } from './conditions.ts';

const context = {
  'aws:sourceaccount': '1',
  'aws:securetransport': 'true',
  'aws:sourcearn': 'arn:aws:events:here:1:rule/house/Jobs',
};
const from = (arn: string): Conditions => ({ ArnLike: { 'aws:SourceArn': [arn] } });

it.each<[string, Conditions, boolean]>([
  ['none at all', {}, true],
  ['an equal text', { StringEquals: { 'AWS:SourceAccount': ['1', '2'] } }, true],
  ['another text', { StringEquals: { 'aws:SourceAccount': ['2'] } }, false],
  ['not that text', { StringNotEquals: { 'aws:SourceAccount': ['2'] } }, true],
  ['not any of those texts', { StringNotEquals: { 'aws:SourceAccount': ['1', '2'] } }, false],
  ['a key that is not there', { StringEquals: { 'aws:PrincipalArn': ['x'] } }, false],
  ['a key that is not there, negated', { StringNotEquals: { 'aws:PrincipalArn': ['x'] } }, true],
  ['a key that need not be there', { StringEqualsIfExists: { 'aws:PrincipalArn': ['x'] } }, true],
  ['a pattern', { StringLike: { 'aws:SourceAccount': ['?'] } }, true],
  ['an ARN', from('arn:aws:events:here:1:rule/house/Jobs'), true],
  ['an ARN that begins like it', from('arn:aws:events:here:1:rule/house'), false],
  ['a star over slashes', from('arn:aws:events:here:1:rule/hou*'), true],
  ['a star in the middle of a name', from('arn:aws:events:here:1:rule/house-*'), false],
  ['a star for one whole part', from('arn:aws:events:*:1:rule/house/*'), true],
  ['a star for several parts, which no ARN means', from('arn:aws:events:*:rule/house/*'), false],
  ['a star for any ARN', from('*'), true],
  [
    'one ARN of two',
    { ArnLike: { 'aws:SourceArn': ['arn:aws:sqs:here:1:x', 'arn:aws:events:here:1:rule/*'] } },
    true,
  ],
  ['a flag', { Bool: { 'aws:SecureTransport': ['True'] } }, true],
  [
    'two that must both hold',
    { Bool: { 'aws:SecureTransport': ['true'] }, StringEquals: { 'aws:SourceAccount': ['2'] } },
    false,
  ],
])('%s', (_, conditions, held) => {
  expect(conditionsHold(conditions, context)).toBe(held);
});
