import type { PostStatus } from './lifecycle.ts';

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
