import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Refused, type Result, refuse } from '../../kernel/result.ts';
import { shippedGuide } from '../guides/guides.ts';
import { mayBecome, nextStatuses } from '../lifecycle.ts';
import { slugOf } from '../published/slug.ts';
import type { SavedText } from '../text/saving.ts';
import { versionId, wordCount } from '../text/version.ts';
import { type Change, changed, type DeskPost, withPost } from './desk-post.ts';

/** The refusals of a step, with the post as it is. */
export const moveRefusals = {
  POST_CHANGED: withPost,
  MOVE_NOT_POSSIBLE: withPost,
  BRIEF_EMPTY: withPost,
  TEXT_EMPTY: withPost,
  OWN_REVIEW: withPost,
  DESCRIPTION_EMPTY: withPost,
  SLUG_EMPTY: withPost,
  SLUG_TAKEN: withPost,
  TIME_IS_OVER: withPost,
  GUIDE_STAYS: withPost,
} as const;
type MoveRefusal = RefusalsOf<typeof moveRefusals>;

/** Who takes a post a step further or back, and what they have before them. */
export interface Mover extends Change {
  /** An admin may decide alone. */
  readonly isAdmin: boolean;
  /** The text as it is now. */
  readonly text: Pick<SavedText, 'revision' | 'text'>;
  /** When a post that is being scheduled is shown: an instant. */
  readonly publishAt?: string | undefined;
}

type Status = DeskPost['status'];
type Obstacle = Refused<MoveRefusal> | undefined;

/** The end of the address at which a post is shown. A guide keeps its own for good. Empty where nothing says what it is. */
export const slugFor = (post: Pick<DeskPost, 'id' | 'slug' | 'live'>, title: string): string =>
  shippedGuide(post.id)?.slug ?? post.slug ?? post.live?.slug ?? slugOf(title);

/** A guide that ships with the code keeps its place, because other pages lead to it. */
const leaves = (post: Pick<DeskPost, 'id'>, to: Status): boolean =>
  to === 'UNPUBLISHED' && shippedGuide(post.id) !== undefined;

/** The steps that a post may take, the most likely first. */
export const stepsOf = (post: Pick<DeskPost, 'id' | 'status'>): readonly Status[] =>
  nextStatuses(post.status).filter((to) => !leaves(post, to));

const shows = (to: Status): boolean => to === 'PUBLISHED' || to === 'SCHEDULED';

/** What stands in the way of showing a post. */
const obstacleToShowing = (
  post: DeskPost,
  to: Status,
  { text: { text }, publishAt, at }: Mover,
): Obstacle => {
  if (wordCount(text.body) === 0) return refuse('TEXT_EMPTY', 'There is no text to show yet.', { post });
  if (text.description === '')
    return refuse('DESCRIPTION_EMPTY', 'Write a description first. Lists and search engines show it.', {
      post,
    });
  if (slugFor(post, text.title) === '')
    return refuse('SLUG_EMPTY', 'Write the end of its address first.', { post });
  if (to === 'SCHEDULED' && (publishAt === undefined || publishAt <= at))
    return refuse('TIME_IS_OVER', 'Choose a time that is still to come.', { post });
  return undefined;
};

/** What stands in the way of a step, besides the lifecycle. */
const obstacleTo = (post: DeskPost, to: Status, mover: Mover): Obstacle => {
  if (to === 'BRIEF' && post.brief.intent === '')
    return refuse('BRIEF_EMPTY', 'Write first what readers want to know.', { post });
  if (to === 'REVIEW' && wordCount(mover.text.text.body) === 0)
    return refuse('TEXT_EMPTY', 'There is no text to review yet.', { post });
  if (to === 'APPROVED' && post.reviewOf === mover.by && !mover.isAdmin)
    return refuse('OWN_REVIEW', 'You sent this for review. Someone else approves it.', { post });
  if (leaves(post, to))
    return refuse('GUIDE_STAYS', 'Other pages lead to this guide, so it stays. You can change its text.', {
      post,
    });
  return shows(to) ? obstacleToShowing(post, to, mover) : undefined;
};

/** Whether readers of a published post have its text and its address as they are now. */
export const hasReaders = (
  post: Pick<DeskPost, 'id' | 'slug' | 'live'>,
  { revision, text }: Pick<SavedText, 'revision' | 'text'>,
): boolean => post.live?.revision === revision && post.live.slug === slugFor(post, text.title);

/** Whether a post is already as a step would make it. A published post whose text or address has changed since is not. */
const isThere = (post: DeskPost, to: Status, { text, publishAt }: Mover): boolean => {
  if (post.status !== to) return false;
  if (to === 'SCHEDULED') return post.scheduled?.at === publishAt;
  return to !== 'PUBLISHED' || hasReaders(post, text);
};

/** What a step says of the post besides its status. */
const marksOf = (post: DeskPost, to: Status, { by, at, text, publishAt }: Mover): Partial<DeskPost> => ({
  ...(to === 'REVIEW' ? { reviewOf: by } : {}),
  ...(to === 'SCHEDULED' && publishAt
    ? { scheduled: { at: publishAt, text: versionId('scheduled', at), revision: text.revision } }
    : {}),
  ...(to === 'PUBLISHED'
    ? {
        live: {
          slug: slugFor(post, text.text.title),
          revision: text.revision,
          at,
          ...(post.live ? { since: post.live.since ?? post.live.at } : {}),
        },
      }
    : {}),
});

/** A post after a step, or the same post when it is there already. */
export const moved = (post: DeskPost, to: Status, mover: Mover): Result<DeskPost, never, MoveRefusal> => {
  if (isThere(post, to, mover)) return ok(post);
  if (post.version !== mover.version) return changed(post);
  const isAgain = post.status === to && shows(to);
  if (!isAgain && !mayBecome(post.status, to))
    return refuse('MOVE_NOT_POSSIBLE', 'This is not possible any more.', { post });
  const obstacle = obstacleTo(post, to, mover);
  if (obstacle) return obstacle;
  const { reviewOf: _, scheduled: __, ...kept } = post;
  const { by: changedBy, at: changedAt } = mover;
  const version = post.version + 1;
  return ok({ ...kept, ...marksOf(post, to, mover), status: to, version, changedAt, changedBy });
};
