import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chapter, link, paragraph } from '#domain/blog/body/write.ts';
import type { FindingKind } from '#domain/blog/monitoring/finding.ts';
import type { Findings, FoundPost } from '#domain/blog/monitoring/found-post.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { sectionKey } from '#lambdas/settings/store/settings-items.ts';
import { startingWith } from '../../support/tables.ts';
import { as, tasksOn } from '../tasks/tasks.world.ts';
import { startPublishing } from './publishing.world.ts';

type World = Awaited<ReturnType<typeof startPublishing>>;

let world: World;
beforeEach(async () => {
  world = await startPublishing();
  await world.publish();
});
afterEach(() => world.stop());

const page = (query: Readonly<Record<string, string>>) =>
  world.ask<{ items: FoundPost[]; next?: string }>('GET /api/blog/monitoring/posts', {}, undefined, query);
const found = async (kind: FindingKind): Promise<readonly FoundPost[]> => (await page({ kind })).items;
const says = async (kind: FindingKind): Promise<readonly string[]> =>
  (await found(kind)).map(({ title, findings }) => `${title}: ${findings.map(({ stated }) => stated)}`);
const counts = async (): Promise<Readonly<Record<string, number>>> => {
  const { kinds } = await world.ask<Findings>('GET /api/blog/monitoring', {});
  // Nothing links to the posts of most tests.
  return Object.fromEntries(
    kinds.flatMap(({ kind, posts }) => (posts > 0 && kind !== 'ORPHAN' ? [[kind, posts]] : [])),
  );
};

/** A post that readers see. */
const shownPost = async (title: string, ...sentences: string[]): Promise<string> => {
  const text = world.saying(title);
  const id = await world.approved({
    ...text,
    body: [chapter('costs', 'What it costs'), ...sentences.map((one) => paragraph(one))],
  });
  await world.move(id, 'PUBLISHED');
  await world.publish();
  return id;
};
const typeAndPublish = async (id: string, title: string, sentence: string): Promise<void> => {
  await world.type(id, world.saying(title, sentence));
  await world.move(id, 'PUBLISHED');
  await world.publish();
};
const saveSchedule = (weekday: number) =>
  world.putSetting({
    ...sectionKey('schedule'),
    value: { ...defaultSchedule, cargoCutoff: { weekday, time: '14:00' } },
    version: 1,
    changedAt: '2026-11-21T15:00:00.000Z',
    changedBy: 'ada',
  });

describe('a price that somebody typed', () => {
  test('is found when it is wrong, with what holds, and gone when it is mended and published', async () => {
    const id = await shownPost('To Guyana', 'You pay $4.00 a pound.');
    expect(await counts()).toEqual({ PRICE: 1 });
    expect(await found('PRICE')).toEqual([
      {
        id,
        slug: 'to-guyana',
        title: 'To Guyana',
        findings: [
          {
            kind: 'PRICE',
            under: 'What it costs',
            says: 'You pay $4.00 a pound.',
            stated: '$4.00',
            holds: 'A pound costs $3.50 to Guyana.',
            repair:
              'Insert the figure “Price per pound, with its unit” instead. It changes with the rate card.',
          },
        ],
      },
    ]);
    await world.type(id, world.saying('To Guyana', 'You pay $3.50 a pound.'));
    await world.publish();
    // Readers still see the old one.
    expect(await counts()).toEqual({ PRICE: 1 });
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await counts()).toEqual({});
    expect(await found('PRICE')).toEqual([]);
  });

  test('goes with the post that is taken offline, and comes back with it', async () => {
    const id = await shownPost('To Guyana', 'You pay $4.00 a pound.');
    await world.move(id, 'UNPUBLISHED');
    await world.publish();
    expect(await counts()).toEqual({});
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await counts()).toEqual({ PRICE: 1 });
  });
});

test('a cutoff that was right is found when the schedule changes, and is right again when it changes back', async () => {
  await shownPost('The week', 'The cutoff is Tuesday 2:00 PM.');
  expect(await counts()).toEqual({});
  await saveSchedule(1);
  await world.publish();
  expect(await says('CUTOFF')).toEqual(['The week: Tuesday 2:00 PM']);
  await saveSchedule(2);
  await world.publish();
  expect(await counts()).toEqual({});
});

test('a link to a post is broken once readers do not see that any more, and whole by an address that it had before', async () => {
  const target = await shownPost('Target');
  const id = await world.approved({
    ...world.saying('Linking'),
    body: [paragraph('See ', link('/blog/target', 'the other'), ' and ', link('/rate', 'the rates'), '.')],
  });
  await world.move(id, 'PUBLISHED');
  await world.publish();
  expect(await says('BROKEN_LINK')).toEqual(['Linking: /rate']);
  await world.plan(target, { slug: 'elsewhere' });
  await world.move(target, 'PUBLISHED');
  await world.publish();
  expect(await says('BROKEN_LINK')).toEqual(['Linking: /rate']);
  await world.move(target, 'UNPUBLISHED');
  await world.publish();
  expect(await says('BROKEN_LINK')).toEqual(['Linking: /blog/target,/rate']);
});

test('a link to a post is whole as soon as readers see that', async () => {
  const id = await world.approved({
    ...world.saying('Early'),
    body: [paragraph(link('/blog/later', 'more'))],
  });
  await world.move(id, 'PUBLISHED');
  await world.publish();
  expect(await says('BROKEN_LINK')).toEqual(['Early: /blog/later']);
  await shownPost('Later');
  expect(await counts()).toEqual({});
});

test('a link with a place on the page, and one by a former address, are whole once readers see the post again', async () => {
  const target = await shownPost('Target');
  await world.plan(target, { slug: 'elsewhere' });
  await world.move(target, 'PUBLISHED');
  const id = await world.approved({
    ...world.saying('Linking'),
    body: [paragraph(link('/blog/target?from=us#costs', 'one'), ' and ', link('/blog/elsewhere/', 'other'))],
  });
  await world.move(id, 'PUBLISHED');
  await world.move(target, 'UNPUBLISHED');
  await world.publish();
  expect(await says('BROKEN_LINK')).toEqual(['Linking: /blog/target?from=us#costs,/blog/elsewhere/']);
  await world.move(target, 'PUBLISHED');
  await world.publish();
  expect(await counts()).toEqual({});
});

test('two posts with one title are found until one has another, whatever capitals and accents they have', async () => {
  await shownPost('Café barrels');
  const id = await shownPost('Something else');
  await world.plan(id, { slug: 'cafe-barrels-2' });
  await typeAndPublish(id, 'CAFE barrels', 'A whole text.');
  expect(await counts()).toEqual({ DOUBLED_TITLE: 1 });
  expect(await says('DOUBLED_TITLE')).toEqual(['CAFE barrels: /blog/cafe-barrels-2']);
  await typeAndPublish(id, 'Jars', 'A whole text.');
  expect(await counts()).toEqual({});
});

test('a text that nobody changed for half a year is read again', async () => {
  const id = await shownPost('Old');
  expect(await counts()).toEqual({});
  world.moveTo('2027-05-20T15:00:00.000Z');
  expect(await counts()).toEqual({ STALE: 4 });
  const stale = (await found('STALE')).find((post) => post.id === id);
  expect(stale?.findings).toMatchObject([{ holds: 'Nobody has changed it for 180 days.' }]);
  await typeAndPublish(id, 'Old', 'A newer text.');
  expect(await counts()).toEqual({ STALE: 3 });
});

describe('a post to which no other one links', () => {
  const orphans = async (): Promise<readonly string[]> =>
    (await found('ORPHAN')).map(({ slug }) => slug).filter((slug) => !/guide|jamaica|nj-vs/.test(slug));
  const linking = async (title: string, to: string): Promise<string> => {
    const id = await world.approved({ ...world.saying(title), body: [paragraph(link(to, 'there'))] });
    await world.move(id, 'PUBLISHED');
    await world.publish();
    return id;
  };

  test('is found until another one does, and again when that is taken offline', async () => {
    await shownPost('Target');
    expect(await orphans()).toEqual(['target']);
    const id = await linking('Linking', '/blog/target?from=us#costs');
    expect(await orphans()).toEqual(['linking']);
    await world.move(id, 'UNPUBLISHED');
    await world.publish();
    expect(await orphans()).toEqual(['target']);
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await orphans()).toEqual(['linking']);
    await typeAndPublish(id, 'Linking', 'Without the link.');
    expect((await orphans()).toSorted()).toEqual(['linking', 'target']);
  });

  test('is none when the link to it was there first, or goes to an address that it had before', async () => {
    await linking('First', '/blog/later');
    const id = await shownPost('Later');
    expect(await orphans()).toEqual(['first']);
    await world.plan(id, { slug: 'elsewhere' });
    await world.move(id, 'PUBLISHED');
    await world.publish();
    expect(await orphans()).toEqual(['first']);
  });

  test('a guide is linked by its fixed address like any other post', async () => {
    const slugs = async () => (await found('ORPHAN')).map(({ slug }) => slug);
    await linking('Linking', '/blog/shipping-barrel-to-jamaica');
    expect(await slugs()).not.toContain('shipping-barrel-to-jamaica');
  });

  test('comes with the posts in which a link to it fits', async () => {
    const same = await shownPost('Barrel prices');
    const other = await world.approved(world.saying('What a barrel costs'));
    await world.move(other, 'PUBLISHED');
    await world.publish();
    const orphan = (await found('ORPHAN')).find(({ id }) => id === other);
    expect(orphan?.linkFrom?.[0]).toEqual({ id: same, title: 'Barrel prices' });
    expect(orphan?.linkFrom?.map(({ id }) => id)).not.toContain(other);
  });
});

test('it says when all posts were checked last', async () => {
  expect(await world.ask<Findings>('GET /api/blog/monitoring', {})).toMatchObject({
    checkedAt: '2026-11-21T15:00:00.000Z',
    left: 0,
  });
});

test('a page of what is found leads to the next', async () => {
  for (const name of ['One', 'Two', 'Three']) await shownPost(name, 'You pay $9.00 a pound.');
  const first = await page({ kind: 'PRICE', limit: '2' });
  const second = await page({ kind: 'PRICE', limit: '2', cursor: first.next ?? '' });
  expect([...first.items, ...second.items].map(({ title }) => title).toSorted()).toEqual([
    'One',
    'Three',
    'Two',
  ]);
  expect(second.next).toBeUndefined();
});

test('a run that is killed while it writes what it found does it again', async () => {
  const id = await world.approved(world.saying('Killed', 'You pay $9.00 a pound.'));
  await world.move(id, 'PUBLISHED');
  world.beforeTable((operation) => {
    if (operation === 'TransactWriteItems') throw new Error('killed');
  });
  await expect(world.publish()).rejects.toThrow('killed');
  world.beforeTable(() => {});
  await world.publish();
  expect(await says('PRICE')).toEqual(['Killed: $9.00']);
});

test('what is as it was is not written again, and one post is watched with as many requests among many', async () => {
  const requestsOf = async (title: string): Promise<number> => {
    const id = await world.approved(world.saying(title, 'You pay $9.00 a pound.'));
    await world.move(id, 'PUBLISHED');
    world.asked.length = 0;
    await world.publish();
    return world.asked.length;
  };
  const few = await requestsOf('Fifth');
  await world.fill(30);
  await world.publish();
  const many = await requestsOf('Much later');
  expect(many / few).toBeLessThanOrEqual(1.1);
  await world.saveBrand({ phone: { display: '(201) 555-0199', e164: '+12015550199' } });
  await world.publish();
  world.asked.length = 0;
  await world.saveBrand({ phone: { display: '(201) 555-0198', e164: '+12015550198' } });
  await world.publish();
  expect(world.asked.filter((command) => command === 'TransactWriteItems')).toEqual([]);
});

test('drift is a task of whoever writes the blog until it is mended and published, and of nobody else', async () => {
  const tasks = tasksOn(world.tables, '2026-11-21T15:00:00.000Z');
  /** Hears everything, then builds the list again, which changes nothing. */
  const open = async (): Promise<readonly string[]> => {
    for (const { event } of startingWith(await world.tables.all(world.tables.blog), 'OUTBOX#'))
      await tasks.hear(JSON.parse(String(event)));
    const heard = await tasks.open();
    await tasks.rebuild();
    expect(await tasks.open()).toEqual(heard);
    return heard.map((line) => line.split(' ')[0] ?? '');
  };
  const id = await shownPost('To Guyana', 'You pay $4.00 a pound.');
  await shownPost('No drift', 'See what it costs.');
  expect(await open()).toEqual([`POST_DRIFTS.${id}`]);
  const ofWriter = await tasks.list({}, as('content'));
  expect(ofWriter.items).toMatchObject([{ kind: 'POST_DRIFTS', about: { what: 'To Guyana' } }]);
  expect((await tasks.list({}, as('staff'))).items).toEqual([]);
  await typeAndPublish(id, 'To Guyana', 'You pay $3.50 a pound.');
  expect(await open()).toEqual([]);
});
