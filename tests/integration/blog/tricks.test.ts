import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shippedGuides } from '#domain/blog/guides/guides.ts';
import { postSaying, trickTexts } from '#domain/blog/testing/tricks.ts';
import { PostText } from '#domain/blog/text/post-text.ts';
import { startPublishing } from './publishing.world.ts';

let world: Awaited<ReturnType<typeof startPublishing>>;
beforeEach(async () => {
  world = await startPublishing();
});
afterEach(() => world.stop());

const HARMLESS = 'Some words of a post.';
const FIRST = shippedGuides.length + 1;

/** Where a link may lead. */
const SAFE = /^(?:\/(?!\/)|#|https:\/\/|http:\/\/localhost|mailto:|tel:)/;

/** What a document is made of without its words: its elements with their attributes, and the scripts of the site. */
const madeOf = (text: string, contentType = 'text/html'): unknown => {
  const { document } = new JSDOM(text, { contentType }).window;
  return [...document.querySelectorAll('*')].map(({ tagName, attributes, textContent }) => {
    const all = [...attributes];
    for (const { name, value } of all) if (name === 'href') expect(value).toMatch(SAFE);
    const shape = [tagName, ...all.map(({ name }) => name)];
    // What search engines read is JSON with the words of a post.
    if (all.some(({ value }) => value === 'application/ld+json'))
      return [...shape, JSON.parse(textContent)['@type']];
    if (tagName === 'SCRIPT') return [...shape, textContent];
    // A reader of the feed shows what is in it as a document of its own.
    return tagName === 'content:encoded' ? [...shape, madeOf(textContent)] : shape;
  });
};

/** The same of a file of the site. */
const fileMadeOf = (path: string, file: string): unknown => {
  if (path.endsWith('.json'))
    return (JSON.parse(file) as readonly object[]).map((entry) => Object.keys(entry).toSorted());
  return madeOf(file, path.endsWith('.xml') ? 'text/xml' : 'text/html');
};

/** What readers, search engines and feed readers get besides the pages of posts. */
const everyList = async (): Promise<Readonly<Record<string, unknown>>> => {
  const found: Record<string, unknown> = {};
  for (const [path] of world.paths.entries()) {
    const file = await world.page(path);
    if (!path.startsWith('/blog/post-') && file !== 'as built') found[path] = fileMadeOf(path, file);
  }
  return found;
};

test('whatever a post says, no list and no feed is made of anything else than with harmless words', async () => {
  await world.publish();
  const fillWith = async (textOf: (at: number) => string, brand: string): Promise<void> => {
    // The first posts are the guides.
    await world.fill(trickTexts.length, 'barrels-and-boxes', (place) =>
      PostText.parse(postSaying(textOf(place - FIRST))),
    );
    await world.saveBrand({ name: brand });
    await world.publish();
  };
  await fillWith(() => HARMLESS, 'First');
  const harmless = await everyList();
  await fillWith((at) => trickTexts[at] ?? '', 'Other');
  const tricked = await everyList();
  expect(Object.keys(tricked)).toEqual(
    expect.arrayContaining(['/blog', '/blog/category/barrels-and-boxes', '/blog/search/1.json', '/feed.xml']),
  );
  expect(Object.keys(tricked)).toEqual(Object.keys(harmless));
  for (const [path, made] of Object.entries(tricked)) expect(made, path).toEqual(harmless[path]);
  // The words are there all the same.
  expect(await world.page(`/blog/post-${FIRST}`)).toContain('&lt;script&gt;trick()&lt;/script&gt;');
  expect(await world.page('/feed.xml')).toContain('HYPERLINK');
}, 60_000);

test('a page is made of nothing else either, and every letter in it is whole', async () => {
  const id = await world.approved(world.saying('Tricks'));
  const preview = async (text: PostText): Promise<string> =>
    (await world.ask<{ html: string }>('POST /api/blog/{id}/preview', { id }, { text })).html;
  const harmless = madeOf(await preview(postSaying(HARMLESS)));
  for (const text of trickTexts) {
    const html = await preview(postSaying(text));
    expect(html.isWellFormed(), text).toBe(true);
    expect(madeOf(html), text).toEqual(harmless);
  }
}, 60_000);
