import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '../identity/index.ts';
import { repairMailboxes } from './repair-mailboxes.ts';
import type { RepairPass, RepairProgress } from './store/repair-progress.ts';

const MINUTE = 60_000;
const RUN = 14 * MINUTE;
const QUARTER = 15 * MINUTE;
const PAGE = 60;
/** What a page and the breath after it take on AWS, generously, in milliseconds. */
const PAGE_TAKES = 120;
const BREATH = 60;

let now: number;
let people: number;
let changedAt: (at: number) => Date;
let owners: (userId: string) => boolean;
let noted: RepairPass | undefined;
let tokens: Set<string>;
let tally: { pages: number; noteReads: number; noteWrites: number; lookedUp: number };
let assigned: string[];
let assign: (account: Account) => Promise<never>;

const progress: RepairProgress = {
  read: async () => {
    tally.noteReads += 1;
    return noted;
  },
  save: async (pass) => {
    tally.noteWrites += 1;
    if ((noted?.version ?? 0) !== pass.version) return undefined;
    noted = { ...pass, version: pass.version + 1 };
    return noted;
  },
};

const bookmark: RepairPass = {
  night: '2026-11-22',
  begunAt: '2026-11-22T07:00:00.000Z',
  since: new Date(0).toISOString(),
  failed: 0,
  isDone: false,
  nightsBehind: 0,
  version: 1,
};

/** A pool of so many people whose pages are made when they are asked for. */
const page = async (next?: string) => {
  tally.pages += 1;
  now += PAGE_TAKES;
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
  const end = now + RUN;
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
    pauseBetweenPages: async () => {
      now += BREATH;
    },
    clock: () => new Date(now),
    newId: () => 'run',
    log: { error: () => undefined, warn: () => undefined },
  })({ millisecondsLeft: () => end - now });
};

/** Sixteen runs, a quarter of an hour apart, and then it is the next night. Answers when the pass was done. */
const night = async (date: string) => {
  const begin = Date.parse(`${date}T07:00:00Z`);
  let runs = 0;
  for (let quarter = 0; quarter < 16; quarter += 1) {
    now = begin + quarter * QUARTER;
    await run();
    if (!noted?.isDone) runs += 1;
  }
  return { runsUntilDone: runs + 1, isDone: noted?.isDone };
};
const fresh = () => ({ pages: 0, noteReads: 0, noteWrites: 0, lookedUp: 0 });

beforeEach(() => {
  now = Date.parse('2026-11-22T07:00:00Z');
  people = 150;
  changedAt = () => new Date('2026-11-01T00:00:00Z');
  owners = () => true;
  noted = undefined;
  tokens = new Set();
  tally = fresh();
  assigned = [];
  assign = async ({ userId }) => void assigned.push(userId) as never;
});

describe('a pass', () => {
  test('of the first night looks at everybody and gives what is missing', async () => {
    owners = (userId) => userId !== 'u7' && userId !== 'u149';
    expect(await run()).toMatchObject({ seen: 150, lookedUp: 150, missing: 2, assigned: 2, unfinished: 0 });
    expect(assigned).toEqual(['u7', 'u149']);
  });

  test('of a later night looks up only who changed since the one before had begun, and an hour', async () => {
    await night('2026-11-22');
    tally = fresh();
    // The pass before began at seven.
    const times = ['05:59', '06:01', '07:30'].map((time) => new Date(`2026-11-22T${time}:00Z`));
    changedAt = (at) => times[at] ?? new Date('2026-11-01T00:00:00Z');
    owners = () => false;
    await night('2026-11-23');
    expect(tally.lookedUp).toBe(2);
    expect(assigned).toEqual(['u1', 'u2']);
  });

  test('in which nothing is new reads the bookmark and nothing else of the table', async () => {
    await night('2026-11-22');
    tally = fresh();
    await night('2026-11-23');
    expect(tally).toEqual({ pages: 3, noteReads: 16, noteWrites: 1, lookedUp: 0 });
  });

  test('that left somebody without says so and holds up nobody, and the next night looks up as far back', async () => {
    owners = (userId) => userId !== 'u7' && userId !== 'u8';
    assign = async ({ userId }) => {
      if (userId === 'u7') throw new Error('The table is down');
      return void assigned.push(userId) as never;
    };
    await expect(run()).rejects.toThrow('left people without');
    expect(noted).toMatchObject({ isDone: true, failed: 1 });
    assign = async ({ userId }) => void assigned.push(userId) as never;
    expect(assigned).toEqual(['u8']);
    owners = (userId) => userId !== 'u7';
    await night('2026-11-23');
    expect(assigned).toEqual(['u8', 'u7']);
  });
});

describe('a pass that is longer than a run', () => {
  test('goes on where it stopped: a million people are done within the night, each seen once', async () => {
    people = 1_000_000;
    const { runsUntilDone, isDone } = await night('2026-11-22');
    expect(isDone).toBe(true);
    expect(runsUntilDone).toBeLessThanOrEqual(5);
    expect(tally.pages).toBe(Math.ceil(people / PAGE));
    expect(tally.lookedUp).toBe(people);
    // A bookmark every hundred pages, and one for each run that ran out of time.
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
    expect(noted?.next).toBe(String(60 * 200));
    now += QUARTER;
    await run();
    expect(noted?.isDone).toBe(true);
    expect(tally.pages).toBeLessThan(250 + 100);
  });

  test('begins anew when the pool does not know the bookmark any more', async () => {
    people = 60 * 250;
    noted = { ...bookmark, next: '6000' };
    expect((await run()).seen).toBe(people);
    expect(noted.isDone).toBe(true);
  });

  test('stops when another run has noted something since', async () => {
    people = 60 * 250;
    let pages = 0;
    const other = tokens;
    other.add = (token) => {
      pages += 1;
      if (pages === 50) noted = { ...(noted ?? bookmark), version: 9 };
      return Set.prototype.add.call(other, token) as typeof other;
    };
    await run();
    expect(tally.pages).toBe(100);
    expect(noted?.version).toBe(9);
  });
});

test.each([
  [0, false],
  [1, true],
])('a pass that was not done for %i nights and one more rings: %s', async (nightsBehind, rings) => {
  people = 60 * 10_000;
  noted = { ...bookmark, night: '2026-11-21', nightsBehind };
  const outcome = run();
  if (rings) await expect(outcome).rejects.toThrow('not done for 2 nights');
  else expect(await outcome).toMatchObject({ unfinished: 1 });
  // Either way the bookmark stands, and the next run goes on.
  expect(noted).toMatchObject({ night: '2026-11-22', nightsBehind: nightsBehind + 1, isDone: false });
});
