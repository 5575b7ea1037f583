import * as z from 'zod/mini';

/**
 * Where a post is on its way to its readers. `IDEA`: somebody wants it. `BRIEF`: it says for whom it is and what it has to answer. `DRAFT`:
 * it is being written. `REVIEW`: a colleague reads it. `APPROVED`: it may be shown. `SCHEDULED`: it is shown at an instant to come.
 * `PUBLISHED`: readers see it. `UNPUBLISHED`: they no longer do. `ARCHIVED`: nobody needs it for now.
 */
export const postStatuses = [
  'IDEA',
  'BRIEF',
  'DRAFT',
  'REVIEW',
  'APPROVED',
  'SCHEDULED',
  'PUBLISHED',
  'UNPUBLISHED',
  'ARCHIVED',
] as const;
export type PostStatus = (typeof postStatuses)[number];
export const PostStatusName = z.enum(postStatuses);

/** The statuses that may follow each, the most likely first. */
const nextOf = {
  IDEA: ['BRIEF', 'ARCHIVED'],
  BRIEF: ['DRAFT', 'IDEA', 'ARCHIVED'],
  DRAFT: ['REVIEW', 'BRIEF', 'ARCHIVED'],
  REVIEW: ['APPROVED', 'DRAFT'],
  APPROVED: ['PUBLISHED', 'SCHEDULED', 'DRAFT', 'ARCHIVED'],
  SCHEDULED: ['PUBLISHED', 'APPROVED'],
  PUBLISHED: ['UNPUBLISHED'],
  UNPUBLISHED: ['PUBLISHED', 'DRAFT', 'ARCHIVED'],
  ARCHIVED: ['IDEA'],
} as const satisfies Record<PostStatus, readonly PostStatus[]>;

/** The statuses that may follow one, the most likely first. */
export const nextStatuses = (from: PostStatus): readonly PostStatus[] => nextOf[from];

/** Whether a status may follow another. */
export const mayBecome = (from: PostStatus, to: PostStatus): boolean => nextStatuses(from).includes(to);
