import * as z from 'zod/mini';

/** How long a link works after it was made. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The link by which somebody without an account pays for an invoice. There is one for each invoice: a new one replaces the one before.
 * Only the hash of its secret is kept; a revoked one has none. Instants are ISO 8601 UTC.
 */
export const PayLink = z.object({
  version: z.int(),
  hash: z.optional(z.string()),
  at: z.string(),
  /** Until when it works. */
  endsAt: z.string(),
  /** User id. */
  by: z.string(),
  /** How many times it was opened. */
  opened: z.int(),
  openedAt: z.optional(z.string()),
  /** How many payments were begun by it. */
  begun: z.int(),
});
export type PayLink = z.infer<typeof PayLink>;

/** What the owner of the invoice may know about the link: never its secret. */
export const PayLinkShown = z.object({
  /** The version that a new link replaces; 0 while there was none. */
  version: z.int(),
  /** Whether somebody can pay by it now. */
  works: z.boolean(),
  endsAt: z.optional(z.string()),
  opened: z.int(),
  openedAt: z.optional(z.string()),
});
export type PayLinkShown = z.infer<typeof PayLinkShown>;

/** Whether a link has ended. */
export const isPayLinkOver = ({ endsAt }: Pick<PayLink, 'endsAt'>, now: Date): boolean =>
  now.toISOString() >= endsAt;

/** A link as people see it. */
export const payLinkShown = (link: PayLink | undefined, now: Date): PayLinkShown => {
  if (link === undefined) return { version: 0, works: false, opened: 0 };
  const { version, hash, endsAt, opened, openedAt } = link;
  return {
    version,
    works: hash !== undefined && !isPayLinkOver(link, now),
    endsAt,
    opened,
    ...(openedAt === undefined ? {} : { openedAt }),
  };
};

interface Made {
  readonly hash: string;
  readonly by: string;
  readonly now: Date;
}

/** The link that replaces the one before. */
export const nextPayLink = (before: PayLink | undefined, { hash, by, now }: Made): PayLink => ({
  version: (before?.version ?? 0) + 1,
  hash,
  at: now.toISOString(),
  endsAt: new Date(now.getTime() + DAYS * DAY_MS).toISOString(),
  by,
  opened: 0,
  begun: 0,
});

/** The link without its secret, so that nothing opens it any more. */
export const revokedPayLink = ({ hash: _hash, ...link }: PayLink, by: string): PayLink => ({
  ...link,
  version: link.version + 1,
  by,
});

const TOKEN = /^(INV-\d{7})\.([\w-]{22})$/;

/** What stands behind the `#` of a link: the number of the invoice and 128 random bits. */
export const payToken = (invoice: string, secret: string): string => `${invoice}.${secret}`;

/** The parts of a token; undefined for anything else. */
export const readPayToken = (token: string): { invoice: string; secret: string } | undefined => {
  const [, invoice, secret] = TOKEN.exec(token) ?? [];
  return invoice === undefined || secret === undefined ? undefined : { invoice, secret };
};
