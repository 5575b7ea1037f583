import { paragraph } from '#domain/blog/body/write.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { shippedGuides } from '#domain/blog/guides/guides.ts';
import type { PostStatus } from '#domain/blog/lifecycle.ts';
import { cardOf, type LivePost } from '#domain/blog/published/live-post.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { cardItem, categoryCardKey, liveItem, placesKey } from '#lambdas/blog/items.ts';
import { wirePublishing } from '#lambdas/blog/publishing/publish.ts';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { sectionKey } from '#lambdas/settings/store/settings-items.ts';
import { blogFunction } from '../../support/blog-function.ts';
import { call, testDependencies } from '../../support/call.ts';
import { built, renderer, startEdge } from '../content/edge.world.ts';

const asAdmin = { userId: 'ada', roles: ['admin'] } as const;
const at = '2026-11-21T15:00:00.000Z';

const plainText = (place: number): PostText => ({
  title: `Post ${place}`,
  description: 'A text.',
  lead: [],
  body: [paragraph('Words.')],
});

/** What is stored of many posts that readers see, at the places after those of the guides. */
export function* shownItems(many: number, category?: string, textOf = plainText) {
  const first = shippedGuides.length + 1;
  const filed = category === undefined ? {} : { category };
  for (let place = first; place < first + many; place += 1) {
    const live: LivePost = {
      ...{ id: newId(), version: 1, slug: `post-${place}`, formerSlugs: [], place, revision: 2 },
      ...{ text: textOf(place), ...filed, publishedOn: '2026-11-21' },
    };
    yield liveItem(live);
    yield cardItem(cardOf(live));
    if (category !== undefined) yield { ...categoryCardKey(category, place), ...cardOf(live) };
  }
  yield { ...placesKey, last: first + many - 1 };
}

/** The blog's desk and its publishing, with their own tables, bucket and key value store, and a clock that the test sets. */
export const startPublishing = async () => {
  const edge = await startEdge();
  const { tables } = edge;
  let now = Date.parse(at);
  const clock = () => new Date(now);
  const desk = blogFunction(tables.env, testDependencies(edge.client, { clock }));
  const ask = async <Answer>(
    route: string,
    params: Readonly<Record<string, string>>,
    body?: unknown,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const answer = await call(desk, route, { as: asAdmin, params, body, query });
    if (answer.status !== 200) throw new Error(`${route} ${JSON.stringify(answer.body)}`);
    return answer.body as Answer;
  };
  /** Reads a list. */
  const read = async <Answer>(route: string, query: Readonly<Record<string, string>>): Promise<Answer> => {
    const answer = await call(desk, route, { as: asAdmin, query: { ...query } });
    if (answer.status !== 200) throw new Error(`${route} ${JSON.stringify(answer.body)}`);
    return answer.body as Answer;
  };
  const show = (id: string) => ask<DeskPost>('GET /api/blog/{id}', { id });
  const move = async (id: string, status: PostStatus, publishAt?: string): Promise<DeskPost> =>
    ask('POST /api/blog/{id}/status', { id }, { version: (await show(id)).version, status, publishAt });
  const type = async (id: string, text: PostText): Promise<void> => {
    const { revision } = await ask<{ revision: number }>('GET /api/blog/{id}/text', { id });
    await ask('PUT /api/blog/{id}/text', { id }, { revision, window: newId(), text });
  };
  const plan = async (id: string, change: object): Promise<void> => {
    const { version, title, brief } = await show(id);
    await ask('PUT /api/blog/{id}', { id }, { version, plan: { title, brief, ...change } });
  };

  const list = async (query: Readonly<Record<string, string>>) =>
    (await call(desk, 'GET /api/blog', { as: asAdmin, query })).body as {
      items: DeskPost[];
      next?: string;
    };

  return {
    ...edge,
    ask,
    read,
    list,
    show,
    move,
    type,
    plan,
    moveTo: (instant: string) => {
      now = Date.parse(instant);
    },
    saying: (title: string, words = 'A whole text.'): PostText => ({
      title,
      description: `About ${title}.`,
      lead: [],
      body: [paragraph(words)],
    }),
    /** A post that is approved, with a text. */
    approved: async (text: PostText, planned: object = {}): Promise<string> => {
      const id = newId();
      await ask('POST /api/blog', {}, { id, title: text.title });
      await type(id, text);
      await plan(id, { brief: { intent: 'When?', outline: '', sources: '' }, ...planned });
      for (const status of ['BRIEF', 'DRAFT', 'REVIEW', 'APPROVED'] as const) await move(id, status);
      return id;
    },
    /** Many posts that are shown already, at the places after those of the guides, as they are stored. */
    fill: async (many: number, category?: string, textOf = plainText): Promise<void> => {
      const { put, tables: stored } = edge;
      const items = [...shownItems(many, category, textOf)];
      await mapConcurrently(items, (item) => put(stored.blog, item));
    },
    /** The next run dies before it writes this. */
    failNextWrites: (written: string) => {
      edge.beforeTable((_operation, body) => {
        if (!body.includes(written)) return;
        edge.beforeTable(() => {});
        throw new Error('The run died.');
      });
    },
    saveBrand: (brand: Partial<Brand>) =>
      edge.putSetting({
        ...sectionKey('brand'),
        value: { ...defaultBrand, ...brand },
        version: 1,
        changedAt: at,
        changedBy: 'ada',
      }),
    /** One run. `looks`: so often it looks at the clock until it has no more time for ten posts. */
    publish: (looks = Number.POSITIVE_INFINITY) => {
      let looked = 0;
      const millisecondsLeft = () => {
        looked += 1;
        return looked > looks ? 10_000 : 60_000;
      };
      return wirePublishing(
        { ...tables.env, ...edge.env },
        {
          ...testDependencies(edge.client, { clock }),
          s3: edge.s3,
          paths: edge.keyValues,
          takesCards: async () => false,
          pause: async () => {},
          render: renderer.renderBlog,
          built,
        },
      )({ millisecondsLeft });
    },
  };
};
