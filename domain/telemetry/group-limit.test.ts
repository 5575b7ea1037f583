import { expect, test } from 'vitest';
import type { AcceptedError } from './batch.ts';
import { GROUPS_PER_REQUEST, limitGroups, MANY_DIFFERENT_ERRORS } from './group-limit.ts';

const errors = (fingerprints: readonly string[]): AcceptedError[] =>
  fingerprints.map((fingerprint) => ({
    at: 0,
    sessionId: 'sample',
    route: '/',
    fingerprint,
    message: `Sample ${fingerprint}`,
  }));
const named = (count: number) => Array.from({ length: count }, (_, at) => `group-${at}`);

test('a request with few different errors stays as it is', () => {
  const few = errors([...named(GROUPS_PER_REQUEST), ...named(GROUPS_PER_REQUEST)]);
  expect(limitGroups(few)).toEqual(few);
});

test('a request with many invented errors opens a few groups only, and keeps every message', () => {
  const grouped = limitGroups(errors(named(200)));
  expect(new Set(grouped.map(({ fingerprint }) => fingerprint)).size).toBe(GROUPS_PER_REQUEST + 1);
  expect(grouped.at(-1)).toMatchObject({ fingerprint: MANY_DIFFERENT_ERRORS, message: 'Sample group-199' });
});
