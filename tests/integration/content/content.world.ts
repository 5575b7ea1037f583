import type { RateCard } from '#domain/quotes/rate-card.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { wire } from '#lambdas/content/publish.ts';
import { type PublishOnceDeps, publishOnce } from '#lambdas/content/publish-once.ts';
import { publishPages } from '#lambdas/content/publish-pages.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { rateCardKey, sectionKey } from '#lambdas/settings/store/settings-items.ts';
import { testDependencies } from '../../support/call.ts';
import { built, renderer, startEdge } from './edge.world.ts';

export { built, renderer };

/** Options of a run: its faults and its time. */
interface Run {
  readonly deps?: Partial<PublishOnceDeps>;
  readonly built?: Partial<PublishOnceDeps['built']>;
  /** The run's process dies when it fails, so that it cannot release its lock. */
  readonly killed?: boolean;
}

/** Publishing with its own tables, bucket and key value store, and a clock that the test sets. */
export const startContentWorld = async (startsAt: string) => {
  const edge = await startEdge();
  const { tables, client, s3, keyValues, paths } = edge;
  let interferences = 0;
  edge.beforeEach((command) => {
    if (command !== 'UpdateKeysCommand' || interferences === 0) return;
    interferences -= 1;
    paths.change({ puts: new Map([[`/blog/other-${interferences}`, '/published/other/index.html']]) });
  });
  let now = Date.parse(startsAt);
  let cards = false;
  const clock = () => new Date(now);
  const { lock, pass: deps } = wire(
    {
      ...tables.env,
      ...edge.env,
    },
    {
      ...testDependencies(client, { clock }),
      s3,
      paths: keyValues,
      takesCards: async () => cards,
      pause: async () => {},
      render: renderer.renderSite,
      built,
    },
  );
  const change = { changedAt: startsAt, changedBy: 'ada' };
  let version = 0;

  return {
    deps,
    paths,
    /** Somebody else changes the key value store just before each of our next `times` changes. */
    interfere: (times: number) => {
      interferences = times;
    },
    /** Somebody writes the keys for the card provider, or takes them away. */
    takeCards: (wanted: boolean) => {
      cards = wanted;
    },
    moveTo: (instant: string) => {
      now = Date.parse(instant);
    },
    publish: ({ deps: other = {}, built: otherBuild = {}, killed = false }: Run = {}) =>
      publishPages({
        lock: killed ? { ...lock, abandon: async () => {} } : lock,
        publishOnce: () => publishOnce({ ...deps, built: { ...built, ...otherBuild }, ...other }),
        newId,
      })({ millisecondsLeft: () => 60_000 }),
    saveBrand: async (brand: Partial<Brand>) => {
      version += 1;
      await edge.putSetting({
        ...sectionKey('brand'),
        value: { ...defaultBrand, ...brand },
        version,
        ...change,
      });
    },
    announce: async (effectiveFrom: string, card: RateCard) => {
      await edge.putSetting({
        ...rateCardKey(2),
        version: 2,
        effectiveFrom,
        card,
        publishedAt: startsAt,
        publishedBy: 'ada',
      });
    },
    page: edge.page,
    objects: edge.objects,
    stop: edge.stop,
  };
};

export type ContentWorld = Awaited<ReturnType<typeof startContentWorld>>;
