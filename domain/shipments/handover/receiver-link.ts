import * as z from 'zod/mini';
import type { Shipment } from '../shipment.ts';

/** Who acts by the link. A user id is never this word. */
export const RECEIVER = 'receiver';

/** How long the receiver's link works after everything was handed over. */
const DAYS_AFTER_END = 30;
/** How long a link works at most, whatever becomes of the shipment. */
const MOST_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * The link by which a receiver sees their shipment without an account. There is one for each shipment: a new one replaces the one
 * before. Only the hash of its secret is kept. Instants are ISO 8601 UTC.
 */
export const ReceiverLink = z.object({
  version: z.number(),
  hash: z.string(),
  at: z.string(),
  /** User id. */
  by: z.string(),
  /** How many times it was opened. */
  opened: z.number(),
  openedAt: z.optional(z.string()),
});
export type ReceiverLink = z.infer<typeof ReceiverLink>;

/** What the sender and our desk may know about the link: never its secret. */
export const LinkShown = z.object({
  /** The version that a new link replaces; 0 while there is none. */
  version: z.number(),
  at: z.optional(z.string()),
  opened: z.number(),
  openedAt: z.optional(z.string()),
});
export type LinkShown = z.infer<typeof LinkShown>;

/** A link as people see it. */
export const linkShown = (link: ReceiverLink | undefined): LinkShown => {
  if (link === undefined) return { version: 0, opened: 0 };
  const { version, at, opened, openedAt } = link;
  return { version, at, opened, ...(openedAt === undefined ? {} : { openedAt }) };
};

/** Whether a link has ended: some time after everything was handed over, or because it is too old. */
export const isLinkOver = (
  { at }: Pick<ReceiverLink, 'at'>,
  { closedAt }: Pick<Shipment, 'closedAt'>,
  now: Date,
): boolean => {
  const ends = [Date.parse(at) + MOST_DAYS * DAY_MS];
  if (closedAt !== undefined) ends.push(Date.parse(closedAt) + DAYS_AFTER_END * DAY_MS);
  return now.getTime() >= Math.min(...ends);
};

const TOKEN = /^([0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z])\.([\w-]{22})$/;

/** What stands behind the `#` of a link: the number of the shipment and 128 random bits. */
export const linkToken = (number: string, secret: string): string => `${number}.${secret}`;

/** The parts of a token; undefined for anything else. */
export const readLinkToken = (token: string): { number: string; secret: string } | undefined => {
  const [, number, secret] = TOKEN.exec(token) ?? [];
  return number === undefined || secret === undefined ? undefined : { number, secret };
};

/** Somebody whom the receiver or the sender sends to the counter in place of the receiver. Each change is the next version. */
export const Collector = z.object({
  version: z.number(),
  /** Absent after the name was taken back. */
  name: z.optional(z.string()),
  at: z.string(),
  /** User id, or `receiver`. */
  by: z.string(),
});
export type Collector = z.infer<typeof Collector>;

/** The collector as people see them. */
export const CollectorShown = z.pick(Collector, { version: true, name: true });
export type CollectorShown = z.infer<typeof CollectorShown>;

/** The collector as people see them; version 0 while nobody was ever named. */
export const collectorShown = (collector: Collector | undefined): CollectorShown => ({
  version: collector?.version ?? 0,
  ...(collector?.name === undefined ? {} : { name: collector.name }),
});

/** The name of a collector as people type it, or nobody. */
export const CollectorName = z.optional(
  z.string().check(z.trim(), z.minLength(2, 'Enter the name on their ID'), z.maxLength(100)),
);
