import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { type GroupDecision, type GroupState, groupStates } from '#domain/monitoring/groups/error-group.ts';
import type { GroupItem } from '../counters/group-items.ts';
import { decideGroup } from './decide-group.ts';
import { groupDetailsStore } from './group-details-store.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const group = (state: GroupState): GroupItem => ({
  state,
  firstSeenAt: '2026-11-20T12:00:00.000Z',
  spikeHour: '2026-11-20T13',
  version: 3,
});

/** The answer to a decision about a group, and what is written. */
const decided = async (
  found: GroupItem | undefined,
  decision: GroupDecision,
  { version = 3, userId = 'ada', isFirst = true } = {},
) => {
  const written: GroupItem[] = [];
  const decide = decideGroup({
    groups: { readNow: async () => found },
    details: {
      decide: async (_, next) => {
        if (isFirst) written.push(next);
        return isFirst;
      },
    },
    clock: () => now,
  });
  const answer = await decide({
    params: { fingerprint: '3f2a9c0d1b7e4856' },
    query: undefined,
    body: { decision, version },
    headers: undefined,
    caller: { userId, roles: ['admin'] },
    correlationId: 'c',
    signal: new AbortController().signal,
  });
  return { answer, written };
};
const changed = { ok: false, refusal: { code: 'GROUP_CHANGED' } };

describe('a decision', () => {
  test.each([
    ['resolve', ['open', 'regressed', 'ignored'], 'resolved'],
    ['ignore', ['open', 'regressed', 'resolved'], 'ignored'],
    ['reopen', ['resolved', 'ignored'], 'open'],
  ] as const)('to %s is for groups that are %j, which are then %s', async (decision, from, to) => {
    for (const state of groupStates) {
      const { answer, written } = await decided(group(state), decision);
      if (!(from as readonly GroupState[]).includes(state)) expect(answer).toMatchObject(changed);
      else {
        expect(answer).toEqual({ ok: true, value: { state: to, version: 4 } });
        const stateChangedAt = now.toISOString();
        expect(written).toEqual([
          { ...group(state), state: to, version: 4, stateChangedAt, stateChangedBy: 'ada' },
        ]);
      }
    }
  });

  test('on any version but the latest is refused', async () => {
    for (const version of [2, 4])
      expect((await decided(group('open'), 'resolve', { version })).answer).toMatchObject(changed);
  });

  test('is refused when another one was written in between', async () => {
    expect((await decided(group('open'), 'resolve', { isFirst: false })).answer).toMatchObject(changed);
  });

  test('about an unknown group is refused', async () => {
    const { answer } = await decided(undefined, 'resolve');
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'GROUP_NOT_FOUND' } });
  });
});

describe('a repeated decision', () => {
  const byAda = { ...group('resolved'), version: 4, stateChangedBy: 'ada' };

  test('by the same person changes nothing and gets the same answer', async () => {
    const { answer, written } = await decided(byAda, 'resolve');
    expect(answer).toEqual({ ok: true, value: { state: 'resolved', version: 4 } });
    expect(written).toEqual([]);
  });

  test('by somebody else is refused, so that they learn of the first decision', async () => {
    expect((await decided(byAda, 'resolve', { userId: 'bob' })).answer).toMatchObject(changed);
  });
});

test('a decision in the same moment as an alarm is refused, and is no failure', async () => {
  const conflict = new TransactionConflictException({ message: 'ongoing', $metadata: {} });
  const client = { send: async () => Promise.reject(conflict) } as unknown as DynamoDBDocumentClient;
  expect(await groupDetailsStore(client, 'monitoring').decide('3f2a9c0d1b7e4856', group('resolved'))).toBe(
    false,
  );
});
