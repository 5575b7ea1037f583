import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_PREFIX } from '#domain/shipments/form/draft-text.ts';
import { draftsOfAccount, keepWithAccount } from '#web/session/drafts/account-drafts.ts';
import { leaveDevice } from '#web/session/drafts/leave-device.ts';
import { draftsFor, type LocalDraft, readDraft, writeDraft } from '#web/session/drafts/local-drafts.ts';
import { draftKeeper, type KeeperEvents } from './keeper.ts';
import { reconcile } from './reconcile.ts';

/** The account: what the server has, and whether it can be reached. */
const account = new Map<string, LocalDraft>();
let isOnline = true;
vi.mock('#web/session/drafts/account-drafts.ts', () => ({
  draftsOfAccount: vi.fn(),
  keepWithAccount: vi.fn(),
  dropFromAccount: vi.fn(async (id: string) => void account.delete(id)),
}));
const online = () => {
  if (!isOnline) throw new TypeError('Failed to fetch');
};

const NOW = Date.parse('2026-11-22T12:00:00Z');
const draft = (text: string, timestamp: number, kept?: number): LocalDraft => ({
  id: 'one',
  data: { text, ...(kept === undefined ? {} : { kept }) },
  timestamp,
});
const told: string[] = [];
const events: KeeperEvents = {
  onPlace: (place) => told.push(place),
  onReplaced: ({ data }) => told.push(`replaced by ${data.text}`),
  onAside: ({ data }) => told.push(`aside: ${data.text}`),
};
const textsHere = () => draftsFor('ann').map(({ data }) => data.text);
const textsThere = () => [...account.values()].map(({ data }) => data.text);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  account.clear();
  told.length = 0;
  isOnline = true;
  vi.mocked(draftsOfAccount).mockImplementation(async () => {
    online();
    return [...account.values()];
  });
  vi.mocked(keepWithAccount).mockImplementation(async (one) => {
    online();
    const { kept: _, owner: __, ...data } = one.data;
    account.set(one.id, { ...one, data });
    return { status: 'kept' };
  });
});
afterEach(() => void vi.useRealTimers());

test('what is typed is on this device at once, and with the account after a pause', async () => {
  const keeper = draftKeeper('ann', events);
  keeper.write(draft('a barrel', NOW));
  expect(readDraft('one')?.data).toMatchObject({ text: 'a barrel', owner: 'ann' });
  expect(account.size).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(textsThere()).toEqual(['a barrel']);
  expect(readDraft('one')).toMatchObject({ timestamp: NOW, data: { kept: NOW } });
  expect(told).toEqual(['going', 'account']);
});

test('the account keeps what it costs beside what was typed, and this device does not take that for typing', async () => {
  const before = vi.mocked(keepWithAccount).mock.calls.length;
  const keeper = draftKeeper('ann', events, () => 38_500);
  keeper.write(draft('A barrel', NOW));
  await keeper.flush('one');
  expect(account.get('one')?.data).toMatchObject({ text: 'A barrel', total: 38_500 });
  await keeper.flush('one');
  expect([told.at(-1), vi.mocked(keepWithAccount).mock.calls.length - before]).toEqual(['account', 1]);
  expect(readDraft('one')?.data).not.toHaveProperty('total');
});

test('without a connection it stays on this device, and is brought to the account later', async () => {
  isOnline = false;
  const keeper = draftKeeper('ann', events);
  keeper.write(draft('in a tunnel', NOW));
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual(['going', 'device']);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(textsThere()).toEqual(['in a tunnel']);
});

test('a newer version of another device takes its place and says so', async () => {
  writeDraft(draft('old', NOW - 9000, NOW - 9000));
  account.set('one', draft('newer, from the phone', NOW - 1000));
  await draftKeeper('ann', events).flush('one');
  expect(told).toContain('replaced by newer, from the phone');
  expect(textsHere()).toEqual(['newer, from the phone']);
});

test('when both devices typed, the newer one wins and the other one is kept beside it', async () => {
  writeDraft(draft('typed here, older', NOW - 5000, NOW - 9000));
  account.set('one', draft('typed there, newer', NOW - 1000));
  await draftKeeper('ann', events).flush('one');
  expect(told).toContain('aside: typed here, older');
  expect(textsHere().toSorted()).toEqual(['typed here, older', 'typed there, newer']);
  expect(textsThere().toSorted()).toEqual(['typed here, older', 'typed there, newer']);
});

test('the same the other way around: what this device typed last goes on, what the other typed is kept', async () => {
  writeDraft(draft('typed here, newer', NOW - 1000, NOW - 9000));
  account.set('one', draft('typed there, older', NOW - 5000));
  await draftKeeper('ann', events).flush('one');
  expect(account.get('one')?.data.text).toBe('typed here, newer');
  expect(textsThere().toSorted()).toEqual(['typed here, newer', 'typed there, older']);
});

test('a draft that was booked is gone everywhere, and a late save does not bring it back', async () => {
  const keeper = draftKeeper('ann', events);
  keeper.write(draft('booked', NOW));
  await keeper.drop('one');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(textsHere()).toEqual([]);
  expect(textsThere()).toEqual([]);
});

test('signing out takes the drafts from this device once the account has them', async () => {
  writeDraft({ ...draft('not saved yet', NOW), data: { text: 'not saved yet', owner: 'ann' } });
  await leaveDevice('ann');
  expect(textsThere()).toEqual(['not saved yet']);
  expect(localStorage.getItem(`${DRAFT_PREFIX}one`)).toBeNull();
});

test('signing out without a connection loses nothing, and shows it to nobody else', async () => {
  isOnline = false;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeDraft({ ...draft('only here', NOW), data: { text: 'only here', owner: 'ann' } });
  await leaveDevice('ann');
  expect(textsHere()).toEqual(['only here']);
  expect(draftsFor('bob')).toEqual([]);
});

test('a draft of a guest belongs to whoever signs in', () => {
  writeDraft(draft('typed as a guest', NOW));
  expect(draftsFor('bob').map(({ data }) => data.text)).toEqual(['typed as a guest']);
});

test.each([
  ['nothing changed', { mine: [5, 5], theirs: 5 }, 'mine', false],
  ['only this device typed', { mine: [7, 5], theirs: 5 }, 'mine', false],
  ['only the other typed', { mine: [5, 5], theirs: 7 }, 'theirs', false],
  ['both typed, the other later', { mine: [6, 5], theirs: 7 }, 'theirs', true],
  ['both typed, this one later', { mine: [8, 5], theirs: 7 }, 'mine', true],
] as const)('%s', (_, { mine: [at, kept], theirs }, use, isAside) => {
  const found = reconcile(draft('mine', at, kept), draft('theirs', theirs));
  expect(found.use).toBe(use);
  expect(found.aside !== undefined).toBe(isAside);
});
