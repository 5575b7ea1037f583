import { type PostStatus, postStatuses } from './lifecycle.ts';

/** The statuses as people read them. */
export const statusNames: Readonly<Record<PostStatus, string>> = {
  IDEA: 'Idea',
  BRIEF: 'Brief',
  DRAFT: 'Draft',
  REVIEW: 'In review',
  APPROVED: 'Approved',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  UNPUBLISHED: 'Taken offline',
  ARCHIVED: 'Archived',
};

/** What takes a post on to a status. Nothing leads on to an idea: it is the beginning. */
const onwards: Readonly<Record<Exclude<PostStatus, 'IDEA'>, string>> = {
  BRIEF: 'The brief is ready',
  DRAFT: 'Start the draft',
  REVIEW: 'Send for review',
  APPROVED: 'Approve',
  SCHEDULED: 'Schedule',
  PUBLISHED: 'Publish now',
  UNPUBLISHED: 'Take offline',
  ARCHIVED: 'Archive',
};

/** Whether a step leads back to where a post was before. Showing it to readers never does. */
export const isStepBack = (from: PostStatus, to: PostStatus): boolean =>
  to !== 'PUBLISHED' && postStatuses.indexOf(to) < postStatuses.indexOf(from);

/** A step from one status to another, as its button says it: `Send for review`, `Back to draft`. */
export const stepName = (from: PostStatus, to: PostStatus): string =>
  to === 'IDEA' || isStepBack(from, to) ? `Back to ${statusNames[to].toLowerCase()}` : onwards[to];
