import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meterOf } from '#bench/support/capacity.ts';
import type { CalendarPost } from '#domain/blog/calendar/calendar-post.ts';
import { sampleIdea } from '#domain/blog/testing/sample-post.ts';
import { calendarItem } from '#lambdas/blog/items.ts';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
beforeEach(async () => {
  world = await startPublishing();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stopAsKept());

const read = async (query: Readonly<Record<string, string>> = {}) =>
  await world.read<{ items: CalendarPost[]; next?: string }>('GET /api/blog/calendar', query);
const shown = async (month?: string) =>
  (await read(month === undefined ? {} : { month })).items.map(({ title, on }) => [title, on?.is, on?.day]);
const idea = async (title: string, plan?: object): Promise<string> => {
  const id = newId();
  await world.ask('POST /api/blog', {}, { id, title });
  if (plan) await world.plan(id, plan);
  return id;
};

describe('the calendar', () => {
  test('has an idea among those without a day until it is planned, and then in that month alone', async () => {
    const id = await idea('Perfume');
    expect(await shown()).toEqual([['Perfume', undefined, undefined]]);
    await world.plan(id, { plannedFor: '2026-12-08' });
    expect([await shown(), await shown('2026-12')]).toEqual([[], [['Perfume', 'planned', '2026-12-08']]]);
    await world.plan(id, { plannedFor: '2027-01-05' });
    expect([await shown('2026-12'), await shown('2027-01')]).toEqual([
      [],
      [['Perfume', 'planned', '2027-01-05']],
    ]);
    await world.plan(id, {});
    expect([await shown(), await shown('2027-01')]).toEqual([[['Perfume', undefined, undefined]], []]);
  });

  test('tells what is planned, scheduled and published apart, and keeps the first day of a published one', async () => {
    const id = await world.approved(world.saying('Christmas'));
    await world.plan(id, { plannedFor: '2026-12-01' });
    // Late in the evening of December 2 in New Jersey.
    await world.move(id, 'SCHEDULED', '2026-12-03T03:00:00.000Z');
    expect((await read({ month: '2026-12' })).items).toMatchObject([
      { status: 'SCHEDULED', plannedFor: '2026-12-01', on: { is: 'scheduled', day: '2026-12-02' } },
    ]);
    world.moveTo('2026-12-03T03:00:30.000Z');
    await world.publish();
    expect(await shown('2026-12')).toEqual([['Christmas', 'published', '2026-12-02']]);
    world.moveTo('2027-02-01T15:00:00.000Z');
    await world.type(id, world.saying('Christmas', 'Another text.'));
    await world.move(id, 'PUBLISHED');
    expect([await shown('2026-12'), await shown('2027-02')]).toEqual([
      [['Christmas', 'published', '2026-12-02']],
      [],
    ]);
    await world.move(id, 'UNPUBLISHED');
    expect(await shown('2026-12')).toEqual([]);
  });

  test('has the guides that ship with the code on the days on which they were published', async () => {
    await world.publish();
    const months = ['2026-09', '2026-10', '2026-11'];
    const found = (await Promise.all(months.map(shown))).flat();
    expect(found.map(([, is]) => is)).toEqual(['published', 'published', 'published']);
  });

  test('loses an archived post', async () => {
    const id = await idea('Old', { plannedFor: '2026-12-08' });
    await world.move(id, 'ARCHIVED');
    expect([await shown(), await shown('2026-12')]).toEqual([[], []]);
  });

  test('has pages, the first day first, and those without a day the last added first', async () => {
    for (const day of ['2026-12-20', '2026-12-01', '2026-12-09']) await idea(day, { plannedFor: day });
    const first = await read({ month: '2026-12', limit: '2' });
    expect(first.items.map(({ title }) => title)).toEqual(['2026-12-01', '2026-12-09']);
    const rest = await read({ month: '2026-12', limit: '2', cursor: first.next ?? '' });
    expect([rest.items.map(({ title }) => title), rest.next]).toEqual([['2026-12-20'], undefined]);
  });
});

test('a month costs the same with a hundred posts in other months and with a thousand', async () => {
  const put = (many: number) =>
    mapConcurrently([...Array(many).keys()], (at) => {
      const plannedFor = `${2027 + (at % 40)}-03-0${1 + (at % 9)}`;
      return world.put(world.tables.blog, calendarItem({ ...sampleIdea, id: newId(), plannedFor }));
    });
  await idea('Perfume', { plannedFor: '2026-12-08' });
  const unitsOf = meterOf(world.client);
  const cost = async (): Promise<number> => {
    unitsOf();
    expect(await shown('2026-12')).toHaveLength(1);
    return unitsOf().read;
  };
  await put(100);
  const few = await cost();
  await put(900);
  expect([few, await cost()]).toEqual([0.5, 0.5]);
});
