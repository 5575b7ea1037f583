import * as z from 'zod/mini';
import { IDS_OF_ONE_PERSON } from '../identity/people/aliases.ts';
import { waysToCome } from '../identity/profile.ts';
import { CalendarDay } from '../kernel/calendar-day.ts';

/** How often somebody has shipped. Instants are ISO 8601 UTC. */
export const Shipped = z.object({
  /** Shipments that were booked and not canceled. */
  count: z.int().check(z.minimum(1)),
  /** When the first and the last one were booked. */
  first: z.string(),
  last: z.string(),
  /** Days between two of them, as a rule: the median. Absent for somebody who has shipped once. */
  usualDays: z.optional(z.int()),
});
export type Shipped = z.infer<typeof Shipped>;

/** So many tags has a person at most. */
const TAGS_MAX = 10;

const Tag = z
  .string()
  .check(z.trim(), z.minLength(1, 'Write the tag'), z.maxLength(30, 'A tag has at most 30 characters'));

/** What colleagues call somebody, such as `church group`: each once, at most ten. */
export const Tags = z.array(Tag).check(z.maxLength(TAGS_MAX, 'A person has at most ten tags'));

/** Tags as they are shown: of two that turned out to be one person they are more than ten together. */
export const ShownTags = z.array(Tag).check(z.maxLength(TAGS_MAX * IDS_OF_ONE_PERSON));

/** One id of a person as lists and search show it: who they are, how to reach them, and how often they ship. */
export const Customer = z.object({
  /** The id of an account, or one that the desk gave (`p-…`). */
  id: z.string(),
  /** The id under which they are shown, where somebody said that both are one person. */
  shownAs: z.optional(z.string()),
  name: z.string(),
  company: z.optional(z.string()),
  /** Empty for somebody who has none. */
  email: z.string(),
  /** E.164. */
  phone: z.optional(z.string()),
  /** Other numbers under which they were to be reached for a pickup or a drop-off, as typed. */
  otherPhones: z.optional(z.array(z.string())),
  mailbox: z.optional(z.string()),
  /** How somebody without an account came. */
  came: z.optional(z.enum(waysToCome)),
  /** Since when we know them, ISO 8601 UTC. */
  since: z.string(),
  tags: ShownTags,
  /** A colleague who has never shipped: the search finds them, as they may call, and no list has them. */
  worksHere: z.optional(z.literal(true)),
  /** Of all their ids together. Absent for somebody who has never shipped. */
  shipped: z.optional(Shipped),
  version: z.int(),
});
export type Customer = z.infer<typeof Customer>;

/** A note of a colleague about a person. */
export const CustomerNote = z.object({
  id: z.uuid(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** User id. */
  by: z.string(),
  text: z.string(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

/** That a colleague opened the page of a person, once for each New York day. */
export const CustomerLook = z.object({
  day: CalendarDay,
  /** User id. */
  by: z.string(),
});
export type CustomerLook = z.infer<typeof CustomerLook>;

/** The longest note. */
export const NOTE_MAX = 2000;
