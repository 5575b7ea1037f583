import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '#domain/blog/categories/category.ts';
import { atLength } from '../../support/length.ts';
import { startPublishing } from './publishing.world.ts';

type World = Awaited<ReturnType<typeof startPublishing>>;

const RUNS = atLength(2, 40);
const POSTS = 3;
const categories = ['customs-and-duty', 'barrels-and-boxes', 'business-freight'] as const;

/** What colleagues do to posts and categories, in any order, and the runs between. */
const act = fc.record({
  does: fc.constantFrom(
    'renames',
    'renames',
    'hides',
    'shows',
    'files',
    'merges',
    'separates',
    'runs',
    'runs',
  ),
  post: fc.nat(POSTS - 1),
  category: fc.nat(categories.length - 1),
  other: fc.nat(categories.length - 1),
  slug: fc.nat(3),
});
type Act = typeof act extends fc.Arbitrary<infer Made> ? Made : never;

/** Posts with all addresses that readers ever had for them. */
const startPosts = async (world: World) => {
  const known: { id: string; addresses: Set<string> }[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const id = await world.approved(world.saying(`Title ${at}`), { category: categories[at] });
    await world.move(id, 'PUBLISHED');
    known.push({ id, addresses: new Set() });
  }
  const categoriesNow = async () =>
    (await world.ask<{ categories: Category[] }>('GET /api/blog/categories', {})).categories;
  const changeCategory = async (slug: string, into: string | undefined): Promise<void> => {
    const now = (await categoriesNow()).find((one) => one.slug === slug);
    const { name, description, version } = now ?? {};
    const body = { slug, name, description, version, ...(into === undefined ? {} : { mergedInto: into }) };
    // A circle of merges is refused.
    await world.ask('PUT /api/blog/categories', {}, body).catch(() => undefined);
  };
  const run = async (): Promise<void> => {
    await world.publish();
    for (const { id, addresses } of known) addresses.add((await world.show(id)).live?.slug ?? '');
  };
  return {
    known,
    categoriesNow,
    run,
    do: async ({ does, post, category, other, slug }: Act): Promise<void> => {
      const { id } = known[post] ?? known[0] ?? { id: '' };
      const { status, slug: end, category: filed } = await world.show(id);
      const plan = { ...(end === undefined ? {} : { slug: end }), category: filed };
      if (does === 'runs') await run();
      else if (does === 'merges') await changeCategory(categories[category] ?? '', categories[other]);
      else if (does === 'separates') await changeCategory(categories[category] ?? '', undefined);
      else if (does === 'files') await world.plan(id, { ...plan, category: categories[category] });
      else if (does === 'hides' && status === 'PUBLISHED') await world.move(id, 'UNPUBLISHED');
      else if (does === 'shows' && status === 'UNPUBLISHED') await world.move(id, 'PUBLISHED');
      else if (does === 'renames' && status === 'PUBLISHED') {
        // Two posts may want the same address: the second one does not get it.
        await world.plan(id, { ...plan, slug: `end-${slug}` });
        await world.move(id, 'PUBLISHED').catch(() => world.plan(id, plan));
      }
    },
  };
};

/** The page at an address, by at most one step. */
const pageAt = async (world: World, path: string): Promise<string> => {
  const page = await world.page(path);
  return page.startsWith('>') ? world.page(page.slice(1)) : page;
};

test(
  'whatever is renamed, taken offline, filed elsewhere and merged, every address that readers ever had leads to its post',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 20 }), async (acts) => {
        const world = await startPublishing();
        try {
          await world.publish();
          const posts = await startPosts(world);
          await posts.run();
          for (const one of acts) await posts.do(one);
          await posts.run();
          const list = await posts.categoriesNow();
          for (const [at, { id, addresses }] of posts.known.entries()) {
            const { status, category } = await world.show(id);
            const isShown = status === 'PUBLISHED';
            for (const slug of addresses) {
              const page = await pageAt(world, `/blog/${slug}`);
              if (isShown) expect(page, slug).toContain(`Title ${at}</h1>`);
              else expect(page, slug).toBe('-');
            }
            // The address of the category that it says, merged or not, leads to a page that has it.
            if (isShown && list.some((one) => one.slug === category))
              expect(await pageAt(world, `/blog/category/${category}`), category).toContain(`Title ${at}`);
          }
        } finally {
          await world.stop();
        }
      }),
      { numRuns: RUNS },
    );
  },
  atLength(120_000, 1_800_000),
);
