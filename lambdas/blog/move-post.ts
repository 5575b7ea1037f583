import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { type Mover, moved, type moveRefusals } from '#domain/blog/desk/moving.ts';
import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type LivePost, shown } from '#domain/blog/published/live-post.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { type VersionEntry, versionOf } from '#domain/blog/text/version.ts';
import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { type Refusal, refuse } from '#domain/kernel/result.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, eventOf, noSuchPost } from './change-post.ts';
import type { LiveStore, Showing } from './live-store.ts';
import type { PostWrite } from './post-store.ts';
import type { TextStore } from './text-store.ts';

export interface MoveDeps extends ChangeDeps {
  readonly texts: Pick<TextStore, 'find' | 'version'>;
  readonly live: Pick<LiveStore, 'find' | 'lastPlace'>;
}

type MoveRefusal = Refusal<'POST_NOT_FOUND'> | RefusalsOf<typeof moveRefusals>;

/** A post as it is, with its text, and what readers see of it. */
interface Seen {
  readonly post: DeskPost;
  readonly text: SavedText;
  readonly live: LivePost | undefined;
  readonly lastPlace: number;
}

/** The steps at which the text is kept as it was. */
const keptAt: Partial<Record<DeskPost['status'], VersionEntry['reason']>> = {
  REVIEW: 'review',
  APPROVED: 'approved',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'published',
};

/** The version that is kept at a step, as long as nobody types in between. A guide that nobody has changed is kept by the code. */
const keptOf = (after: DeskPost, { text }: Seen): PostWrite['kept'] => {
  const reason = keptAt[after.status];
  return reason && text.by !== 'system'
    ? { version: versionOf(text, reason, after.changedAt), revision: text.revision }
    : undefined;
};

/** What readers see from a step on, where it changes that. */
const showingOf = (after: DeskPost, { live, lastPlace, text }: Seen): Showing | undefined => {
  const { id, version, changedAt: at } = after;
  const rest = { before: live, lastPlace };
  if (after.status === 'UNPUBLISHED') return live && { live: { ...live, version, hidden: true }, ...rest };
  if (after.status !== 'PUBLISHED' || after.live === undefined) return undefined;
  const { slug, revision } = after.live;
  return {
    live: shown(
      { id, version, slug, revision, text: text.text, category: after.category, at },
      live,
      lastPlace + 1,
    ),
    ...rest,
  };
};

/** Who takes a step, and how it came to it. */
interface Step {
  readonly id: string;
  readonly to: DeskPost['status'];
  readonly by: string;
  readonly isAdmin: boolean;
  /** The version that they saw; absent for a step that is due, which is decided on the post as it is. */
  readonly version?: number;
  readonly publishAt?: string | undefined;
  readonly correlationId: string;
}

const slugTaken = (post: DeskPost) =>
  refuse('SLUG_TAKEN', 'Another post has this address. Choose another end for it.', { post });

/** Reads everything that a step is decided by. `text` reads the text that it is about. */
const reading =
  ({ posts, live }: MoveDeps, id: string, text: (post: DeskPost) => Promise<SavedText | undefined>) =>
  async (): Promise<Seen | undefined> => {
    const [post, shownNow, lastPlace] = await Promise.all([posts.find(id), live.find(id), live.lastPlace()]);
    const written = post && (await text(post));
    return post && written && { post, text: written, live: shownNow, lastPlace };
  };

/**
 * Takes a post a step further or back, with everything that is true from then on in one transaction: the version of the text that a
 * colleague reads or approves, when it is due, and what readers see. @param textOf reads the text that the step is about.
 */
const takeStep = (
  deps: MoveDeps,
  { id, to, correlationId, ...step }: Step,
  textOf: (post: DeskPost) => Promise<SavedText | undefined> = ({ id: post }) => deps.texts.find(post),
) => {
  const write = async (after: DeskPost, seen: Seen | undefined) => {
    if (seen === undefined) return false;
    const kept = step.version === undefined ? undefined : keptOf(after, seen);
    const showing = showingOf(after, seen);
    const written = await deps.posts.write({
      after,
      before: seen.post,
      event: eventOf(deps, after, seen.post, correlationId),
      ...(kept ? { kept } : {}),
      ...(showing ? { showing } : {}),
    });
    return written === 'slug' ? slugTaken(seen.post) : written;
  };
  return changing<Seen | undefined, DeskPost, DeskPost, MoveRefusal>(
    `Post ${id}`,
    { read: reading(deps, id, textOf), write },
    (seen) => {
      if (seen === undefined) return noSuchPost();
      const { by, isAdmin, publishAt } = step;
      const at = deps.clock().toISOString();
      const version = step.version ?? seen.post.version;
      const mover: Mover = { version, by, isAdmin, at, text: seen.text, publishAt };
      const after = moved(seen.post, to, mover);
      if (!after.ok) return after;
      return after.value === seen.post ? { done: seen.post } : { change: after.value, answer: after.value };
    },
  );
};

/** Takes a post a step further or back for a colleague. */
export const movePost =
  (deps: MoveDeps): UseCase<typeof blogEndpoints.move> =>
  async ({ params: { id }, body: { version, status, publishAt }, caller, correlationId }) =>
    takeStep(deps, {
      id,
      to: status,
      by: caller.userId,
      isAdmin: caller.roles.includes('admin'),
      version,
      publishAt: publishAt && new Date(publishAt).toISOString(),
      correlationId,
    });

/** Shows a scheduled post whose time has come, with the text that it was scheduled with. One that is no longer scheduled stays as it is. */
export const showDue = (deps: MoveDeps, id: string, correlationId: string) =>
  takeStep(
    deps,
    { id, to: 'PUBLISHED', by: 'system', isAdmin: true, correlationId },
    async ({ scheduled }) => {
      if (scheduled === undefined || scheduled.at > deps.clock().toISOString()) return undefined;
      const version = await deps.texts.version(id, scheduled.text);
      return version && { ...version, revision: scheduled.revision, window: id };
    },
  );
