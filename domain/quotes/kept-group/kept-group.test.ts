import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupAfter, groupThatCounts, type KeptGroup, keptUnder, noGroup } from './kept-group.ts';

const account = '019a1d3c-0000-4000-8000-00000000000a';
const ids = ['p-1', account, 'p-2'] as const;
const change = { at: '2026-11-29T15:00:00.000Z', by: 'admin', reason: 'Ships every week' };
const inGroup = (userId: string, code: string): KeptGroup =>
  groupAfter(noGroup(userId), { ...change, group: { code, name: code } });

test('the group of the account counts, then the first that the desk kept, and a change is kept under the account', () => {
  const [one, two] = [inGroup('p-1', 'CHURCH'), inGroup('p-2', 'TRADE')];
  expect(groupThatCounts([two, noGroup(account), one])?.group?.code).toBe('CHURCH');
  expect(groupThatCounts([two, inGroup(account, 'SHOPS'), one])?.group?.code).toBe('SHOPS');
  const taken = groupAfter(inGroup(account, 'SHOPS'), change);
  expect(taken).not.toHaveProperty('group');
  expect(groupThatCounts([two, taken, one])).toEqual(taken);
  expect(groupThatCounts([noGroup(account)])).toBeUndefined();
  expect(keptUnder(['p-2', account, 'p-1'])).toBe(account);
  expect(keptUnder(['p-2', 'p-1'])).toBe('p-1');
});

test('whoever is joined and parted again has the group from before, in whatever order ids are read', () => {
  const kept = fc.uniqueArray(
    fc.record({ userId: fc.constantFrom(...ids), code: fc.constantFrom('TRADE', 'CHURCH', undefined) }),
    { selector: ({ userId }) => userId },
  );
  fc.assert(
    fc.property(kept, fc.constantFrom(...ids), (all, alone) => {
      const groups = all.map(({ userId, code }) =>
        groupAfter(noGroup(userId), code === undefined ? change : { ...change, group: { code, name: code } }),
      );
      const before = JSON.stringify(groups);
      const joined = groupThatCounts(groups);
      expect(groupThatCounts(groups.toReversed())).toEqual(joined);
      expect(JSON.stringify(groups)).toBe(before);
      const own = groups.find(({ userId }) => userId === alone);
      expect(groupThatCounts(own ? [own] : [])).toEqual(own);
      // Whoever has an account keeps its group, whoever is joined to it.
      const ofAccount = groups.find(({ userId }) => userId === account);
      if (ofAccount !== undefined) expect(joined).toEqual(ofAccount);
    }),
    { numRuns: 500 },
  );
});
