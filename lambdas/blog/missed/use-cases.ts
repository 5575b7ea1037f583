import {
  type MissedDecision,
  type MissedDecisions,
  mayRedirect,
  type NewDecision,
  withDecision,
} from '#domain/blog/missed/deciding.ts';
import { MISSED_DAYS, MOST_MISSED, type missedEndpoints } from '#domain/blog/missed/endpoints.ts';
import { type Place, suggestPlace } from '#domain/blog/missed/suggest-place.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { sitePaths } from '#domain/kernel/paths.ts';
import { ok, type Refusal, refuse } from '#domain/kernel/result.ts';
import { AddressDecidedV1 } from '#events/blog/address-decided.v1.ts';
import { compose } from '#events/envelope.ts';
import type { MissedReads } from '../../monitoring/index.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { LiveStore } from '../live-store.ts';
import type { DecisionStore } from './decision-store.ts';
import { shownAt } from './shown-at.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly missed: MissedReads;
  readonly decisions: Pick<DecisionStore, 'read' | 'write'>;
  readonly live: Pick<LiveStore, 'ownersOf' | 'several' | 'lastPlace' | 'cards'>;
}

/** So many of the newest posts are offered. Others can be typed. */
const POSTS_OFFERED = 100;

/** The pages to which an address may be redirected: the newest posts, then the other pages. */
const placesOf = async (live: Deps['live']): Promise<readonly Place[]> => {
  const last = await live.lastPlace();
  const cards = last === 0 ? [] : await live.cards(Math.max(1, last - POSTS_OFFERED + 1), last);
  const posts = cards
    .filter(({ hidden }) => !hidden)
    .toReversed()
    .map(({ slug, title }) => ({ path: `/blog/${slug}`, title }));
  const known = new Set(posts.map(({ path }) => path));
  const pages = sitePaths.filter((path) => !known.has(path) && !/^\/blog\//.test(path));
  return [...posts, ...pages.map((path) => ({ path, title: path }))];
};

/** The addresses without a page that readers hit, without those of which something was decided. */
export const showMissed =
  ({ missed, decisions, live, clock }: Deps): UseCase<typeof missedEndpoints.missed> =>
  async () => {
    const [hit, { decisions: decided }, places] = await Promise.all([
      missed.since(addDays(newYorkDay(clock()), -MISSED_DAYS)),
      decisions.read(),
      placesOf(live),
    ]);
    const known = new Set(decided.map(({ path }) => path));
    const open = hit.filter(({ path }) => !known.has(path));
    // Twice as many as are shown: those at which there is a post by now are left out.
    const first = open.slice(0, 2 * MOST_MISSED);
    const shown = await shownAt(
      live,
      first.map(({ path }) => path),
    );
    const still = first.filter(({ path }) => !shown.has(path)).slice(0, MOST_MISSED);
    return ok({
      missed: still.map((one) => {
        const suggested = mayRedirect(one.path) ? suggestPlace(one.path, places)?.path : undefined;
        return {
          ...one,
          mayRedirect: mayRedirect(one.path),
          ...(suggested === undefined ? {} : { suggested }),
        };
      }),
      more: open.length - shown.size > still.length,
      decided: decided.map((one) => ({
        ...one,
        hits: hit.find(({ path }) => path === one.path)?.hits ?? 0,
      })),
      places: [...places],
    });
  };

/** Why a decision is refused by what readers see now; undefined when it is not. */
const refusedNow = async (live: Deps['live'], { path, act, to = '' }: NewDecision) => {
  if (act !== 'REDIRECTED') return undefined;
  const shown = await shownAt(live, [path, to]);
  if (!mayRedirect(path) || shown.has(path))
    return refuse('ADDRESS_TAKEN', 'There is a page at this address, or there may be one at any moment.');
  const isThere = shown.has(to) || sitePaths.some((page) => page === to && !page.startsWith('/blog/'));
  return isThere
    ? undefined
    : refuse('NOWHERE', 'Readers see no page there. Choose a post that is published, or another page.');
};

/** Decides of an address, once. */
export const decideMissed =
  ({ decisions, live, clock, newId }: Deps): UseCase<typeof missedEndpoints.decideMissed> =>
  async ({ body, caller: { userId: by }, correlationId }) => {
    const refused = await refusedNow(live, body);
    if (refused !== undefined) return refused;
    const { path, act, to } = body;
    const at = clock().toISOString();
    const eventOf = ({ version }: MissedDecisions) => {
      const data = { path, act, ...(to === undefined ? {} : { to }), by, decidedAt: at };
      return compose(AddressDecidedV1, { subject: path, version, at, data }, { newId, correlationId });
    };
    return changing<
      MissedDecisions,
      MissedDecisions,
      { decisions: MissedDecision[] },
      Refusal<'DECISIONS_FULL'>
    >(
      'What was decided of addresses',
      { read: decisions.read, write: (after) => decisions.write(after, eventOf(after)) },
      (before) => {
        const after = withDecision(before, body, { by, at });
        if (!after.ok) return after;
        const answer = { decisions: after.value.decisions };
        return after.value === before ? { done: answer } : { change: after.value, answer };
      },
    );
  };
