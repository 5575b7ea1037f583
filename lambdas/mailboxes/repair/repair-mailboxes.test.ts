import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../../identity/index.ts';
import type { RepairPass, RepairProgress } from '../store/repair-progress.ts';
import { repairMailboxes } from './repair-mailboxes.ts';

const MINUTE_MS = 60_000;
const RUN_MS = 14 * MINUTE_MS;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const PAGE = 60;
/** A generous estimate of the time for a page on AWS, and the pause after it. */
const PAGE_MS = 120;
const PAUSE_MS = 60;

let now: number;
let people: number;
let changedAt: (at: number) => Date;
let owners: (userId: string) => boolean;
let saved: RepairPass | undefined;
let tokens: Set<string>;
let tally: { pages: number; noteReads: number; noteWrites: number; lookedUp: number };
let assigned: string[];
let assign: (account: Account) => Promise<never>;

const progress: RepairProgress = {
  read: async () => {
    tally.noteReads += 1;
    return saved;
  },
  save: async (pass) => {
    tally.noteWrites += 1;
    if ((saved?.version ?? 0) !== pass.version) return undefined;
    saved = { ...pass, version: pass.version + 1 };
    return saved;
  },
};

const unfinished: RepairPass = {
  night: '2026-11-22',
  begunAt: '2026-11-22T07:00:00.000Z',
  since: new Date(0).toISOString(),
  failed: 0,
  isDone: false,
  nightsBehind: 0,
  version: 1,
};

/** A pool of `people` accounts that makes its pages when they are requested. */
const page = async (next?: string) => {
  tally.pages += 1;
  now += PAGE_MS;
  if (next !== undefined && !tokens.has(next))
    throw Object.assign(new Error('Invalid pagination token'), { name: 'InvalidParameterException' });
  const from = Number(next ?? 0);
  const to = Math.min(from + PAGE, people);
  const accounts = Array.from({ length: to - from }, (_, offset) => ({
    userId: `u${from + offset}`,
    email: `u${from + offset}@example.test`,
    changedAt: changedAt(from + offset),
  }));
  if (to === people) return { accounts };
  tokens.add(String(to));
  return { accounts, next: String(to) };
};

const run = () => {
  const end = now + RUN_MS;
  return repairMailboxes({
    accounts: { page },
    mailboxes: {
      ownersAmong: async (ids) => {
        tally.lookedUp += ids.length;
        return new Set(ids.filter(owners));
      },
    },
    progress,
    assign: (account) => assign(account),
    join: async () => false,
    pauseBetweenPages: async () => {
      now += PAUSE_MS;
    },
    clock: () => new Date(now),
    newId: () => 'run',
    log: { error: () => undefined, warn: () => undefined },
  })({ millisecondsLeft: () => end - now });
};

/** Sixteen runs, a quarter of an hour apart, and then the next night begins. Returns when the pass was done. */
const night = async (date: string) => {
  const begin = Date.parse(`${date}T07:00:00Z`);
  let runs = 0;
  for (let quarter = 0; quarter < 16; quarter += 1) {
    now = begin + quarter * QUARTER_HOUR_MS;
    await run();
    if (!saved?.isDone) runs += 1;
  }
  return { runsUntilDone: runs + 1, isDone: saved?.isDone };
};
const fresh = () => ({ pages: 0, noteReads: 0, noteWrites: 0, lookedUp: 0 });

beforeEach(() => {
  now = Date.parse('2026-11-22T07:00:00Z');
  people = 150;
  changedAt = () => new Date('2026-11-01T00:00:00Z');
  owners = () => true;
  saved = undefined;
  tokens = new Set();
  tally = fresh();
  assigned = [];
  assign = async ({ userId }) => void assigned.push(userId) as never;
});

describe('a pass', () => {
  test('of the first night looks up everybody and assigns the missing mailboxes', async () => {
    owners = (userId) => userId !== 'u7' && userId !== 'u149';
    expect(await run()).toMatchObject({ seen: 150, lookedUp: 150, missing: 2, assigned: 2, unfinished: 0 });
    expect(assigned).toEqual(['u7', 'u149']);
  });

  test('of a later night looks up only accounts that changed since an hour before the last pass began', async () => {
    await night('2026-11-22');
    tally = fresh();
    // The last pass began at seven.
    const times = ['05:59', '06:01', '07:30'].map((time) => new Date(`2026-11-22T${time}:00Z`));
    changedAt = (at) => times[at] ?? new Date('2026-11-01T00:00:00Z');
    owners = () => false;
    await night('2026-11-23');
    expect(tally.lookedUp).toBe(2);
    expect(assigned).toEqual(['u1', 'u2']);
  });

  test('without changed accounts reads only the saved position from the table', async () => {
    await night('2026-11-22');
    tally = fresh();
    await night('2026-11-23');
    expect(tally).toEqual({ pages: 3, noteReads: 16, noteWrites: 1, lookedUp: 0 });
  });

  test('that could not assign a mailbox fails at the end, and the next night looks back as far', async () => {
    owners = (userId) => userId !== 'u7' && userId !== 'u8';
    assign = async ({ userId }) => {
      if (userId === 'u7') throw new Error('The table is down');
      return void assigned.push(userId) as never;
    };
    await expect(run()).rejects.toThrow('left people without');
    expect(saved).toMatchObject({ isDone: true, failed: 1 });
    assign = async ({ userId }) => void assigned.push(userId) as never;
    expect(assigned).toEqual(['u8']);
    owners = (userId) => userId !== 'u7';
    await night('2026-11-23');
    expect(assigned).toEqual(['u8', 'u7']);
  });
});

describe('a pass that is longer than a run', () => {
  test('continues where it stopped: a million people are checked within the night, each once', async () => {
    people = 1_000_000;
    const { runsUntilDone, isDone } = await night('2026-11-22');
    expect(isDone).toBe(true);
    expect(runsUntilDone).toBeLessThanOrEqual(5);
    expect(tally.pages).toBe(Math.ceil(people / PAGE));
    expect(tally.lookedUp).toBe(people);
    // The position is saved every hundred pages, and once by each run that ran out of time.
    expect(tally.noteWrites).toBeLessThan(200);
  });

  test('repeats a hundred pages at most when a run dies', async () => {
    people = 60 * 250;
    let asked = 0;
    const dying = tokens;
    dying.has = (token) => {
      asked += 1;
      if (asked === 230) throw new Error('killed');
      return Set.prototype.has.call(dying, token);
    };
    await expect(run()).rejects.toThrow('killed');
    expect(saved?.next).toBe(String(60 * 200));
    now += QUARTER_HOUR_MS;
    await run();
    expect(saved?.isDone).toBe(true);
    expect(tally.pages).toBeLessThan(250 + 100);
  });

  test('begins again when the pool does not know the saved position any more', async () => {
    people = 60 * 250;
    saved = { ...unfinished, next: '6000' };
    expect((await run()).seen).toBe(people);
    expect(saved.isDone).toBe(true);
  });

  test('stops when another run has saved progress in between', async () => {
    people = 60 * 250;
    let pages = 0;
    const other = tokens;
    other.add = (token) => {
      pages += 1;
      if (pages === 50) saved = { ...(saved ?? unfinished), version: 9 };
      return Set.prototype.add.call(other, token) as typeof other;
    };
    await run();
    expect(tally.pages).toBe(100);
    expect(saved?.version).toBe(9);
  });
});

test.each([
  [0, false],
  [1, true],
])(
  'a pass that was unfinished for %i nights and one more raises an alarm: %s',
  async (nightsBehind, raisesAlarm) => {
    people = 60 * 10_000;
    saved = { ...unfinished, night: '2026-11-21', nightsBehind };
    const outcome = run();
    if (raisesAlarm) await expect(outcome).rejects.toThrow('not done for 2 nights');
    else expect(await outcome).toMatchObject({ unfinished: 1 });
    // In both cases the position is saved, and the next run continues.
    expect(saved).toMatchObject({ night: '2026-11-22', nightsBehind: nightsBehind + 1, isDone: false });
  },
);
