import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import type { DeskPost } from '../desk/desk-post.ts';
import { PostStatusName } from '../lifecycle.ts';

/**
 * Why a post is on its day. `planned`: somebody wants it then, and nothing happens by itself. `scheduled`: it is shown at an instant of this
 * day. `published`: readers saw it first on this day.
 */
const dayReasons = ['planned', 'scheduled', 'published'] as const;
export type DayReason = (typeof dayReasons)[number];

/** The day of a post. Instants are ISO 8601 UTC, days are those of New York. */
const PostDay = z.object({
  day: CalendarDay,
  is: z.enum(dayReasons),
  /** The instant of one that is scheduled or published. */
  at: z.optional(z.string()),
});
export type PostDay = z.infer<typeof PostDay>;

/** A post as the calendar shows it. */
export const CalendarPost = z.object({
  id: z.string(),
  title: z.string(),
  status: PostStatusName,
  owner: z.optional(z.string()),
  addedAt: z.string(),
  /** The day that was planned, also of a post that is on another one. */
  plannedFor: z.optional(CalendarDay),
  /** Absent for a post that has no day yet. */
  on: z.optional(PostDay),
});
export type CalendarPost = z.infer<typeof CalendarPost>;

/** The day of a post: when readers saw it first, when they will, or else when somebody wants that. */
const dayOf = ({ status, plannedFor, scheduled, live }: DeskPost): PostDay | undefined => {
  if (status === 'PUBLISHED' && live) {
    const at = live.since ?? live.at;
    return { day: newYorkDay(new Date(at)), is: 'published', at };
  }
  if (scheduled) return { day: newYorkDay(new Date(scheduled.at)), is: 'scheduled', at: scheduled.at };
  return plannedFor === undefined ? undefined : { day: plannedFor, is: 'planned' };
};

/** A post as the calendar shows it. Undefined for one that nobody works on any more: it is offline, or archived. */
export const calendarPost = (post: DeskPost): CalendarPost | undefined => {
  const { id, title, status, owner, addedAt, plannedFor } = post;
  if (status === 'UNPUBLISHED' || status === 'ARCHIVED') return undefined;
  const on = dayOf(post);
  return {
    id,
    title,
    status,
    ...(owner === undefined ? {} : { owner }),
    addedAt,
    ...(plannedFor === undefined ? {} : { plannedFor }),
    ...(on === undefined ? {} : { on }),
  };
};
