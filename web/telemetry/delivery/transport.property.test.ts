import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import {
  browser,
  close,
  comeOnline,
  type Fate,
  fates,
  load,
  meetFakeServer,
  range,
  reset,
  send,
  server,
  storedNumbers,
} from '../testing/fake-server.ts';

meetFakeServer();

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('report' as const),
      kind: fc.constantFrom('errors', 'performance', 'business'),
      count: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 5000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('offline', 'online', 'hide', 'reload', 'reopen').map((does) => ({ does })),
  },
);

/** Runs the steps of one visit with a flaky network, a failing server and page changes. Returns how many records were dropped. */
const live = async (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) => {
  let page = await load();
  let made = 0;
  let dropped = 0;
  const balanced = () => {
    const counted = page.counts();
    expect(counted.sent + counted.dropped + counted.queued).toBe(counted.produced);
  };
  const turn = async (toOwnPage: boolean) => {
    close(page, toOwnPage);
    balanced();
    dropped += page.counts().dropped;
    page = await load();
  };
  for (const now of steps) {
    if (now.does === 'report')
      for (const _ of range(now.count)) {
        send(page, now.kind as TelemetryKind, made);
        made += 1;
      }
    if (now.does === 'wait') await vi.advanceTimersByTimeAsync(now.ms);
    if (now.does === 'offline') browser.online = false;
    if (now.does === 'online') comeOnline(page);
    if (now.does === 'hide') {
      browser.hidden = true;
      page.leave(false);
      browser.hidden = false;
    }
    if (now.does === 'reload') await turn(true);
    if (now.does === 'reopen') await turn(false);
    balanced();
  }
  server.fates = [];
  comeOnline(page);
  await turn(false);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(page.counts().queued).toBe(0);
  return { made, dropped: dropped + page.counts().dropped };
};

test('with any failures, no record is stored twice, and each missing record was dropped and counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Fate>(...fates), { maxLength: 60 }),
      fc.array(step, { maxLength: 25 }),
      async (plan, steps) => {
        reset();
        server.fates = [...plan];
        const { made, dropped } = await live(steps);
        const stored = storedNumbers();
        expect(new Set(stored).size, 'stored once').toBe(stored.length);
        expect(made - stored.length, 'missing').toBeLessThanOrEqual(dropped);
        if (dropped === 0) expect(stored.length).toBe(made);
        expect(server.mostKeptAlive).toBeLessThanOrEqual(65_536);
      },
    ),
    { numRuns: 100 },
  );
});
