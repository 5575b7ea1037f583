import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultPlan, faults, seeded } from '../support/chaos.ts';
import { atLength } from '../support/length.ts';
import { countedIn, expectedCounts } from '../support/monitoring-truth.ts';
import { browse, type Ledger, nameOfRecord } from './conservation/browsers.ts';
import { startWorld, type World } from './conservation/world.ts';

/** The soak tests the promised number. */
const events = atLength(20_000, 100_000);
const SHARE_OF_FAULTS = 0.05;
/** Store and fold batch so much that they are called only some dozens of times, so they need a higher share of faults. */
const SHARE_OF_FAULTS_OF_FUNCTIONS = 0.2;

let world: World;
let ledger: Ledger;
let stored: Awaited<ReturnType<World['stored']>>;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const random = seeded(20_261_121);
  const plan = faultPlan(random, SHARE_OF_FAULTS);
  world = await startWorld(plan, faultPlan(random, SHARE_OF_FAULTS_OF_FUNCTIONS));
  ledger = await browse(world.accept, plan, random, events);
  world.calm();
  await world.settled();
  // After five faults in a row, which are rare, a message is in the dead-letter queue, and an operator redrives it.
  world.redrive();
  await world.settled();
  stored = await world.stored();
}, 600_000);
afterAll(() => world?.stop());

test('faults were injected at every hop behind the browser', () => {
  for (const hop of ['database', 'queue'] as const)
    for (const fault of faults)
      expect(world.faults[hop][fault], `${fault} before the ${hop}`).toBeGreaterThan(0);
  for (const hop of ['store', 'fold'] as const) {
    const { lost, late500, twice } = world.faults[hop];
    expect(lost + late500 + twice, `${hop} was made to repeat itself`).toBeGreaterThan(0);
  }
});

test('browsers account for every record: produced = sent + dropped, and none is queued', () => {
  expect(ledger.produced).toBe(events);
  expect(ledger.queued).toBe(0);
  expect(ledger.sent + ledger.dropped).toBe(ledger.produced);
  expect(ledger.sent, 'a storm is no reason to drop most').toBeGreaterThan(events / 2);
});

test('every accepted record is stored exactly once, and no other', () => {
  const names = stored.flatMap(({ records }) => records.map(nameOfRecord));
  const distinct = new Set(names);
  expect(names.length).toBe(distinct.size);
  expect([...ledger.acknowledged].filter((name) => !distinct.has(name))).toEqual([]);
  expect(distinct.size).toBeGreaterThanOrEqual(ledger.sent);
  expect(distinct.size).toBeLessThanOrEqual(ledger.produced);
});

test('every counter equals what is stored', async () => {
  const counted = (await world.counters())
    .filter(({ pk }) => /^(VITALS#|BUSINESS$|ERRORS#|ERROR_DAYS$|LAKE$)/.test(String(pk)))
    .map(({ pk, sk, ...counts }) => [String(pk), String(sk), counts] as const);
  expect(countedIn(counted)).toEqual(expectedCounts(stored));
});
