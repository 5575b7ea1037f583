import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import type { DeskPost } from '../desk/desk-post.ts';
import { type PostStatus, PostStatusName } from '../lifecycle.ts';
import { MadeJob } from '../made/made-job.ts';

/** The stages of the queue: what colleagues still work on, in the order in which it goes. */
export const queueStages = [
  'IDEA',
  'BRIEF',
  'DRAFT',
  'REVIEW',
  'APPROVED',
  'SCHEDULED',
] as const satisfies readonly PostStatus[];

/** A post as the queue shows it. Instants are ISO 8601 UTC. */
export const QueueCard = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  status: PostStatusName,
  owner: z.optional(z.string()),
  dueOn: z.optional(CalendarDay),
  phrase: z.optional(z.string()),
  hasBrief: z.boolean(),
  /** When readers see it. */
  publishAt: z.optional(z.string()),
});
export type QueueCard = z.infer<typeof QueueCard>;

/** The posts of a stage, the last changed first. */
const QueueStage = z.object({
  status: PostStatusName,
  cards: z.array(QueueCard),
  /** There are more, which the list has. */
  more: z.boolean(),
});

/** Everything that colleagues work on, and the drafts that are made of our own data, the newest first. */
export const Queue = z.object({ stages: z.array(QueueStage), made: z.array(MadeJob) });
export type Queue = z.infer<typeof Queue>;

/** A post as the queue shows it. */
export const queueCard = ({
  id,
  version,
  title,
  status,
  owner,
  dueOn,
  phrase,
  brief,
  scheduled,
}: DeskPost): QueueCard => ({
  id,
  version,
  title,
  status,
  ...(owner === undefined ? {} : { owner }),
  ...(dueOn === undefined ? {} : { dueOn }),
  ...(phrase ? { phrase } : {}),
  hasBrief: brief.intent !== '',
  ...(scheduled === undefined ? {} : { publishAt: scheduled.at }),
});

/** Posts on which nobody works any more: nothing of them is late. */
export const isAtRest = ({ status }: Pick<DeskPost, 'status'>): boolean =>
  ['APPROVED', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'].includes(status);

/** What is due first comes first, then what has no day. */
export const byDueDay = (cards: readonly QueueCard[]): readonly QueueCard[] =>
  cards.toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
