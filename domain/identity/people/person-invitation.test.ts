import { expect, test } from 'vitest';
import { PersonId } from '../../kernel/person/person-id.ts';
import { keptToken, nextLetterAt, readKeptToken, welcomeHash } from './person-invitation.ts';

const personId = PersonId.parse('p-019a1d3c-0000-7000-8000-000000000001');
const secret = 'AAAAAAAAAAAAAAAAAAAAAA';

test('the token of a letter says whom it invites, and nothing else is read as one', () => {
  expect(readKeptToken(keptToken(personId, secret))).toEqual({ personId, secret });
  for (const wrong of [
    '',
    secret,
    personId,
    `${personId}.`,
    `customer-1.${secret}`,
    `${personId}.${secret}A`,
  ])
    expect(readKeptToken(wrong)).toBeUndefined();
  expect(welcomeHash('a.b', 'ann@example.test')).toBe('#welcome=a.b&address=ann%40example.test');
});

test('a letter is sent once a day', () => {
  const at = '2026-11-22T13:30:00.000Z';
  const next = '2026-11-23T13:30:00.000Z';
  expect(nextLetterAt({ at }, new Date('2026-11-23T13:29:59.999Z'))).toBe(next);
  expect(nextLetterAt({ at }, new Date(next))).toBeUndefined();
});
