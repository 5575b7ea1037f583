import { describe, expect, test } from 'vitest';
import type { Candidate, Found, Why } from '../../mailboxes/matching/label.ts';
import { agreesWith, namesAnother } from './label-agrees.ts';

const ann = '10001';
const ben = '10002';
const found = (...candidates: readonly (readonly [string, number, readonly Why[]])[]): Found => ({
  candidates: candidates.map(
    ([mailbox, score, why]): Candidate => ({ mailbox, name: 'Sample', status: 'ACTIVE', score, why }),
  ),
  one: false,
});

describe('a label names another than who announced the parcel', () => {
  test.each<readonly [string, Found | undefined, boolean]>([
    ['never where nobody read it', undefined, false],
    ['where it has another’s number', found([ann, 0.9, ['name']], [ben, 0.1, ['number']]), true],
    ['where its name is another’s and not like theirs', found([ben, 0.9, ['name']]), true],
    ['not where it could be theirs as well', found([ben, 0.9, ['name']], [ann, 0.1, ['name-like']]), false],
    ['not where nothing fits well', found([ben, 0.3, ['name-like']]), false],
    ['not where it is theirs', found([ann, 1, ['number', 'name']]), false],
  ])('%s', (_, label, expected) => expect(namesAnother(label, ann)).toBe(expected));
});

describe('a label agrees with who had only the number', () => {
  test.each<readonly [string, Found | undefined, boolean]>([
    ['never where nobody read it', undefined, false],
    ['where it leads to them by name', found([ann, 0.9, ['name']], [ben, 0.1, ['name-like']]), true],
    ['where it leads to them by number', found([ann, 0.5, ['number']]), true],
    ['not where the name is only similar', found([ann, 0.9, ['name-like']]), false],
    ['not where somebody else has the same name', found([ann, 0.5, ['name']], [ben, 0.5, ['name']]), false],
    ['not where somebody else is likelier', found([ben, 0.8, ['name']], [ann, 0.2, ['name']]), false],
    ['not where it leads to others alone', found([ben, 0.8, ['name']]), false],
  ])('%s', (_, label, expected) => expect(agreesWith(label, ann)).toBe(expected));
});
