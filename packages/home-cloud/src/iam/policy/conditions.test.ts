import { expect, it } from 'vitest';
import { type Conditions, conditionsHold } from './conditions.ts';

const context = { 'aws:sourceaccount': '1', 'aws:securetransport': 'true' };

it.each<[string, Conditions, boolean]>([
  ['none at all', {}, true],
  ['an equal text', { StringEquals: { 'AWS:SourceAccount': ['1', '2'] } }, true],
  ['another text', { StringEquals: { 'aws:SourceAccount': ['2'] } }, false],
  ['not that text', { StringNotEquals: { 'aws:SourceAccount': ['2'] } }, true],
  ['not any of those texts', { StringNotEquals: { 'aws:SourceAccount': ['1', '2'] } }, false],
  ['a key that is not there', { StringEquals: { 'aws:SourceArn': ['x'] } }, false],
  ['a key that is not there, negated', { StringNotEquals: { 'aws:SourceArn': ['x'] } }, true],
  ['a key that need not be there', { StringEqualsIfExists: { 'aws:SourceArn': ['x'] } }, true],
  ['a pattern', { StringLike: { 'aws:SourceAccount': ['?'] } }, true],
  ['a flag', { Bool: { 'aws:SecureTransport': ['True'] } }, true],
  [
    'two that must both hold',
    { Bool: { 'aws:SecureTransport': ['true'] }, StringEquals: { 'aws:SourceAccount': ['2'] } },
    false,
  ],
])('%s', (_, conditions, held) => {
  expect(conditionsHold(conditions, context)).toBe(held);
});
