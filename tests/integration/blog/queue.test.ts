import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import type { MadeJob } from '#domain/blog/made/made-job.ts';
import type { Queue } from '#domain/blog/queue/queue.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { wordCount } from '#domain/blog/text/version.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
beforeEach(async () => {
  world = await startPublishing();
  world.moveTo('2026-12-01T15:00:00.000Z');
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stopAsKept());

const queue = () => world.read<Queue>('GET /api/blog/queue', {});
const made = async () => (await queue()).made;
const states = async () => (await made()).map(({ state }) => state);
const make = (kind: MadeJob['kind'], id: string = newId()) =>
  world.ask<MadeJob>('POST /api/blog/made', {}, { id, kind });
const retry = (id: string) => world.ask<MadeJob>('POST /api/blog/made/{id}/retry', { id });
/** The posts that colleagues added, without the guides. */
const drafts = async () =>
  (await world.read<{ items: DeskPost[] }>('GET /api/blog', { status: 'DRAFT' })).items;

describe('the queue', () => {
  test('has each post in its stage with its brief and its next day, and nothing that is published', async () => {
    const id = newId();
    await world.ask('POST /api/blog', {}, { id, title: 'Perfume' });
    await world.approved(world.saying('Christmas'));
    await world.publish();
    const cards = (await queue()).stages.flatMap((stage) =>
      stage.cards.map(({ title, hasBrief }) => [stage.status, title, hasBrief]),
    );
    expect(cards).toEqual([
      ['IDEA', 'Perfume', false],
      ['APPROVED', 'Christmas', true],
    ]);
  });

  test('says that there are more than it shows', async () => {
    for (let at = 0; at < 51; at += 1)
      await world.ask('POST /api/blog', {}, { id: newId(), title: `Idea ${at}` });
    const [ideas] = (await queue()).stages;
    expect([ideas?.cards.length, ideas?.more]).toEqual([50, true]);
  });
});

describe('a draft of our own data', () => {
  test('is asked for once, however often it is sent, made by the next run, and never published', async () => {
    const id = newId();
    await Promise.all([make('rates', id), make('rates', id)]);
    await make('rates', id);
    expect(await states()).toEqual(['QUEUED']);
    await world.publish();
    await world.publish();
    expect(await made()).toMatchObject([
      { id, state: 'NEEDS_REVIEW', title: 'What it costs to ship in December 2026' },
    ]);
    const [draft, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ id, status: 'DRAFT', owner: 'ada', addedBy: 'ada' });
    expect(draft?.brief.sources).toMatch(/rate card \d/);
    const { text, by } = await world.ask<SavedText>('GET /api/blog/{id}/text', { id });
    expect([wordCount(text.body) > 50, by]).toEqual([true, 'ada']);
  });

  test('that cannot be made says why, and is made when it is tried again after the schedule allows it', async () => {
    world.moveTo('2026-12-23T15:00:00.000Z');
    const { id } = await make('christmas');
    await world.publish();
    const [failed] = await made();
    expect([failed?.state, failed?.failure]).toEqual([
      'FAILED',
      'No flight is left that arrives before Christmas 2026. Look at the schedule, then try again.',
    ]);
    expect(await drafts()).toEqual([]);
    world.moveTo('2027-11-01T15:00:00.000Z');
    expect(await retry(id)).toMatchObject({ state: 'QUEUED' });
    expect((await retry(id)).version).toBe(4);
    await world.publish();
    expect(await states()).toEqual(['NEEDS_REVIEW']);
    expect((await drafts()).map((post) => post.id)).toEqual([id]);
    await expect(retry(id)).rejects.toThrow('DRAFT_IS_THERE');
  });

  test('of somebody else under the same id is refused, and one that nobody asked for is not tried again', async () => {
    const { id } = await make('rates');
    await expect(make('christmas', id)).rejects.toThrow('DRAFT_EXISTS');
    await expect(retry(newId())).rejects.toThrow('DRAFT_NOT_FOUND');
  });

  test('whose run died is made by a later one, once', async () => {
    const { id } = await make('rates');
    world.failNextWrites('NEEDS_REVIEW');
    await world.publish();
    expect([await states(), (await drafts()).length]).toEqual([['RUNNING'], 1]);
    await world.publish();
    expect(await states()).toEqual(['RUNNING']);
    world.moveTo('2026-12-01T15:03:00.000Z');
    await world.publish();
    expect([await states(), (await drafts()).map((post) => post.id)]).toEqual([['NEEDS_REVIEW'], [id]]);
  });
});
