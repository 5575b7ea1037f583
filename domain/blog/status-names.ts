import type { PostStatus } from './lifecycle.ts';

/** The statuses as people read them. */
export const statusNames: Readonly<Record<PostStatus, string>> = {
  IDEA: 'Idea',
  BRIEF: 'Brief',
  DRAFT: 'Draft',
  REVIEW: 'In review',
  APPROVED: 'Approved',
  ARCHIVED: 'Archived',
};
