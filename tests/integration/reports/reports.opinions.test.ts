import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextOpinion, type Opinion } from '#domain/shipments/opinion/opinion.ts';
import { AnyEvent, compose } from '#events/envelope.ts';
import { OpinionGivenV1 } from '#events/shipments/opinion-given.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { opinionStore } from '#lambdas/shipments/store/opinion-store.ts';
import { type ReportsWorld, startReportsWorld } from './reports.world.ts';

let world: ReportsWorld;
beforeAll(async () => {
  world = await startReportsWorld();
});
afterAll(() => world.stop());

const at = '2026-11-13T15:00:00.000Z';
const later = '2026-11-15T15:00:00.000Z';

/** A sender says how it was; the event of it. */
const says = async (number: string, mark: Opinion['mark'], when: string): Promise<AnyEvent> => {
  const opinions = opinionStore(world.tables.client(), world.tables.shipments);
  const next = nextOpinion(
    await opinions.find(number),
    { mark, words: undefined },
    { at: when, promisedBy: when },
  );
  const data = { number, ownerId: 'sender-1', mark, opinion: next.version, by: 'link' as const };
  const origin = { newId, correlationId: 'a' };
  const event = compose(OpinionGivenV1, { subject: number, version: 9, at: when, data }, origin);
  const entry = { id: newId(), at: when, what: 'opinion-given' as const, by: 'link' };
  await opinions.write(number, next, { entry, event });
  return AnyEvent.parse(event);
};

const ofDay = async (day: string) => {
  const { body } = await world.ask('GET /api/reports/days');
  const { good, fair, bad } = (body.days as { day: string; good: number; fair: number; bad: number }[]).find(
    (one) => one.day === day,
  ) ?? { good: -1, fair: -1, bad: -1 };
  return { good, fair, bad };
};

test('how senders found it is counted by the day on which they first said so, as they say it now', async () => {
  world.at('2026-11-16T15:00:00.000Z');
  const count = world.counting();
  const first = await says('7K3M9-Q2X4T-C', 'BAD', at);
  await count(first);
  await count(await says('00000-00000-F', 'GOOD', at));
  expect(await ofDay('2026-11-13')).toEqual({ good: 1, fair: 0, bad: 1 });
  await count(await says('7K3M9-Q2X4T-C', 'FAIR', later));
  // An event that was late changes nothing.
  await count(first);
  expect(await ofDay('2026-11-13')).toEqual({ good: 1, fair: 1, bad: 0 });
  expect(await ofDay('2026-11-15')).toEqual({ good: 0, fair: 0, bad: 0 });
});

test('built again from the tables it is the same', async () => {
  const rebuild = world.rebuild();
  await rebuild(() => 60_000);
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: true, counted: 2 });
  expect(await ofDay('2026-11-13')).toEqual({ good: 1, fair: 1, bad: 0 });
});
