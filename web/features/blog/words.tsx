import type { PostStatus } from '#domain/blog/lifecycle.ts';
import { statusNames } from '#domain/blog/status-names.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** What waits for a colleague stands out, and what is done. */
const tones: Readonly<Record<PostStatus, BadgeTone>> = {
  IDEA: 'plain',
  BRIEF: 'note',
  DRAFT: 'note',
  REVIEW: 'time',
  APPROVED: 'done',
  SCHEDULED: 'time',
  PUBLISHED: 'done',
  UNPUBLISHED: 'plain',
  ARCHIVED: 'plain',
};

/** The status of a post. */
export const StatusBadge = ({ status }: { readonly status: PostStatus }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
);

/** `1 word`, `240 words`. */
export const wordsWords = (count: number): string =>
  count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`;
