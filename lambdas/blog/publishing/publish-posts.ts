import type { Category } from '#domain/blog/categories/category.ts';
import type { LivePost } from '#domain/blog/published/live-post.ts';
import type { BlogRenderer, SiteFile } from '#site-renderer';
import type { LivePaths } from '../../content/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { CategoryStore } from '../categories/category-store.ts';
import type { LiveStore, Waiting } from '../live-store.ts';
import type { Redirecting } from '../missed/decision-store.ts';
import type { SiteFacts, Watch } from '../monitoring/watch-posts.ts';
import {
  type Answer,
  type Answers,
  answersOfCategories,
  answersOfLists,
  answersOfNewest,
  answersOfPost,
  type Newest,
  PLACES_AT_ONCE,
  readNewest,
} from './blog-files.ts';
import type { ShowPictures } from './publish-pictures.ts';
import { answersOfRedirects, changedRedirects, type RedirectStore } from './redirect-paths.ts';

/** What everything was rendered from, and how far: the posts up to this place are still to be rendered. */
export interface Rendered {
  readonly state: string;
  readonly upTo: number;
  /** When, ISO 8601 UTC. */
  readonly at?: string | undefined;
}

/** What one pass did. */
export interface PassResult {
  readonly files: number;
  readonly paths: number;
}

export interface PublishPostsDeps {
  readonly live: Pick<LiveStore, 'lastPlace' | 'cards' | 'several' | 'ownersOf' | 'waiting' | 'rendered'>;
  readonly categories: Pick<CategoryStore, 'read' | 'newestIn'>;
  readonly redirects: RedirectStore;
  readonly rendered: {
    readonly read: () => Promise<Rendered | undefined>;
    readonly write: (rendered: Rendered) => Promise<void>;
  };
  /** The renderer with the settings as they are, and the name of that state. */
  readonly renderer: (categories: readonly Category[]) => Promise<{
    readonly state: string;
    readonly render: BlogRenderer;
    readonly facts: Omit<SiteFacts, 'redirected'>;
  }>;
  readonly watch: Watch;
  /** Looks also at the posts that link to these. */
  readonly watchWithLinks: Watch;
  readonly clock: Clock;
  /** Stores a file under the hash of its content, if it is not as built. Returns where the edge finds it. */
  readonly putFile: (path: string, file: SiteFile) => Promise<string>;
  readonly showPictures: ShowPictures;
  readonly pointPaths: (paths: LivePaths) => Promise<number>;
}

/** So many posts that wait are rendered in one go: more than wait after a day without publishing. Lists show all of them. */
const WAITING_AT_ONCE = 200;
/** Another ten posts are rendered only when at least this much time is left. */
const TEN_NEED_MS = 15_000;

const together = (several: readonly Answers[]): Answers =>
  new Map(several.flatMap((answers) => [...answers]));

/** One pass, with the redirects of addresses without a page. */
interface Pass extends PublishPostsDeps {
  readonly redirecting: Redirecting;
}

/**
 * Writes the objects first and points the paths at them then, so that a run that dies in between shows nothing half. More paths than the
 * edge changes at once are changed in the order in which they are given. An address at which there is nothing any more is
 * redirected where a colleague decided so.
 */
const publish = async (
  { putFile, pointPaths, redirecting: { wanted } }: Pass,
  answers: Answers,
): Promise<PassResult> => {
  const entryOf = async (path: string, answer: Answer): Promise<string> => {
    const place = wanted.get(path);
    if (answer === 'gone') return place === undefined ? '-' : `>${place}`;
    return 'movedTo' in answer ? `>${answer.movedTo}` : putFile(path, answer.file);
  };
  const entries = await Promise.all(
    [...answers].map(async ([path, answer]) => [path, await entryOf(path, answer)] as const),
  );
  return { files: entries.length, paths: await pointPaths(Object.fromEntries(entries)) };
};

const sum = (results: readonly PassResult[]): PassResult => ({
  files: results.reduce((all, { files }) => all + files, 0),
  paths: results.reduce((all, { paths }) => all + paths, 0),
});

/** What everything is rendered with, and its name. */
interface Looks extends Omit<Awaited<ReturnType<PublishPostsDeps['renderer']>>, 'facts'> {
  readonly facts: SiteFacts;
}

/** Shows the posts that wait, with every list that they change, all at once as far as the edge can. */
const publishWaiting = async (
  deps: Pass,
  { render, facts }: Looks,
  newest: Newest,
  { listed, waiting }: { readonly listed: readonly Waiting[]; readonly waiting: readonly LivePost[] },
): Promise<PassResult> => {
  const { live, categories, watchWithLinks } = deps;
  await deps.showPictures(waiting);
  const changed = listed.flatMap((one) => one.categories);
  const places = waiting.map(({ place }) => place);
  const pagesOf = (posts: readonly LivePost[]) => posts.map((post) => answersOfPost(render, post, newest));
  const done = await publish(
    deps,
    // No list leads to a post that is not there yet, or no longer.
    together([
      ...pagesOf(waiting.filter(({ hidden }) => !hidden)),
      await answersOfLists(render, live, places, newest.lastPlace),
      await answersOfCategories(render, categories, newest.categories, changed),
      await answersOfNewest(render, live, newest),
      ...pagesOf(waiting.filter(({ hidden }) => hidden)),
    ]),
  );
  await watchWithLinks(waiting, facts);
  await live.rendered(listed);
  return done;
};

/** Shows `/blog`, the feed and every category at once as they look now. The posts follow. */
const publishLists = async (deps: Pass, { render }: Looks, newest: Newest): Promise<PassResult> => {
  const { live, categories } = deps;
  return publish(
    deps,
    together([
      await answersOfNewest(render, live, newest),
      await answersOfCategories(render, categories, newest.categories),
    ]),
  );
};

/** Renders every post again, the newest first, ten at a time. What there is no time for the next run does. */
const publishAll = async (
  deps: Pass,
  { state, render, facts }: Looks,
  newest: Newest,
  { upTo, millisecondsLeft }: { readonly upTo: number; readonly millisecondsLeft: () => number },
): Promise<PassResult> => {
  const { live, rendered, watch, clock } = deps;
  const results: PassResult[] = [];
  let left = upTo;
  while (left > 0 && millisecondsLeft() >= TEN_NEED_MS) {
    const first = Math.max(1, left - PLACES_AT_ONCE + 1);
    const places = Array.from({ length: left - first + 1 }, (_, at) => first + at);
    const posts = await live.several((await live.cards(first, left)).map(({ id }) => id));
    const lists = await answersOfLists(render, live, places, newest.lastPlace);
    results.push(
      await publish(deps, together([...posts.map((post) => answersOfPost(render, post, newest)), lists])),
    );
    await watch(posts, facts);
    left = first - 1;
    await rendered.write({ state, upTo: left, at: clock().toISOString() });
  }
  return sum(results);
};

/** Makes the redirects that were decided since the last run, and ends those that were taken back. */
const publishRedirects = async (deps: Pass, paths: readonly string[]): Promise<PassResult> => {
  const { live, redirects, redirecting } = deps;
  const done = await publish(deps, await answersOfRedirects(live, redirecting, paths));
  await redirects.apply(redirecting.wanted);
  return done;
};

/**
 * One pass over the blog: shows the posts that wait for it, and renders all posts again when the settings, the flights, the build or the
 * names of categories are others than the last time, a redirect was decided or taken back, or a post was taken offline. When there is nothing to do it reads a few items and
 * renders nothing.
 */
export const publishPosts = async (
  given: PublishPostsDeps,
  millisecondsLeft: () => number,
): Promise<PassResult> => {
  const { live, rendered } = given;
  // Before the lists are read: a post that waits is in all of them, and one that is published meanwhile waits for the next run.
  const all = await live.waiting();
  const [categories, redirecting] = await Promise.all([
    given.categories.read(),
    given.redirects.redirecting(),
  ]);
  const deps: Pass = { ...given, redirecting };
  const { looks, categories: named } = categories.list;
  const [settings, before, newest] = await Promise.all([
    deps.renderer(named),
    rendered.read(),
    readNewest(live, categories),
  ]);
  const facts: SiteFacts = { ...settings.facts, redirected: new Set(redirecting.wanted.keys()) };
  const site: Looks = { ...settings, facts, state: `${settings.state} ${looks}` };
  const listed = all.slice(0, WAITING_AT_ONCE);
  const waiting = await live.several([...new Set(listed.map(({ id }) => id))]);
  const isSame = before?.state === site.state;
  const paths = changedRedirects(redirecting);
  // Other posts may lead to one that is offline now, or to an address whose redirect is another now.
  const isAgain = !isSame || paths.length > 0 || waiting.some(({ hidden }) => hidden);
  const upTo = isAgain ? newest.lastPlace : before.upTo;
  if (isAgain) await rendered.write({ ...before, state: site.state, upTo });
  const results: PassResult[] = [];
  if (paths.length > 0) results.push(await publishRedirects(deps, paths));
  if (waiting.length > 0) results.push(await publishWaiting(deps, site, newest, { listed, waiting }));
  if (!isSame) results.push(await publishLists(deps, site, newest));
  if (upTo > 0) results.push(await publishAll(deps, site, newest, { upTo, millisecondsLeft }));
  return sum(results);
};
