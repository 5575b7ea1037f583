import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
beforeEach(async () => {
  world = await startPublishing();
});
afterEach(() => world.stop());

const preview = async (id: string, text: object): Promise<string> =>
  (await world.ask<{ html: string }>('POST /api/blog/{id}/preview', { id }, { text })).html;

test('a text that is not saved is shown as its page, and nothing is stored', async () => {
  const id = await world.approved(world.saying('By when?'));
  const before = await world.ask('GET /api/blog/{id}/text', { id });
  const html = await preview(id, world.saying('By when for Christmas?', 'Count back from the day.'));
  expect(html).toContain('By when for Christmas?</h1>');
  expect(html).toContain('Count back from the day.');
  expect(html).toMatch(/^<!doctype html>/i);
  expect(await world.ask('GET /api/blog/{id}/text', { id })).toEqual(before);
  expect(await world.objects()).toEqual([]);
});
