import * as z from 'zod/mini';
import { RECEIVER, type ReceiverLink } from './receiver-link.ts';

/** How many digits a code has. People read it to each other on the phone. */
export const CODE_DIGITS = 6;
/** After as many wrong codes, the counter can try no more until the sender or our staff give a new one. */
export const MOST_WRONG = 5;
/** How long a code can be used. */
export const CODE_DAYS = 30;

const DAY_MS = 86_400_000;

/** A code as the counter types it. */
export const TypedCode = z.string().check(
  z.overwrite((typed) => typed.replace(/\D/g, '')),
  z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), `The code has ${CODE_DIGITS} digits`),
);

/**
 * The one-time code by which a receiver collects. The code itself is kept nowhere: only its keyed hash is, so that neither the
 * table nor a log tells it. Instants are ISO 8601 UTC.
 */
export const CollectionCode = z.object({
  version: z.number(),
  /** Of this code alone: another code of the same digits has another hash. */
  id: z.string(),
  hash: z.string(),
  issuedAt: z.string(),
  /** User id, or `receiver`. */
  by: z.string(),
  endsAt: z.string(),
  /** How many wrong codes were typed since it was given. */
  wrong: z.number(),
  /** When the last wrong one locked it. */
  lockedAt: z.optional(z.string()),
  usedAt: z.optional(z.string()),
});
export type CollectionCode = z.infer<typeof CollectionCode>;

const codeStates = ['NONE', 'VALID', 'LOCKED', 'USED', 'ENDED'] as const;
type CodeState = (typeof codeStates)[number];

/** What people may know about a code. */
export const CodeShown = z.object({
  state: z.enum(codeStates),
  /** The version that a new code replaces; 0 while there is none. */
  version: z.number(),
  issuedAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  /** How many more tries the counter has. */
  left: z.number(),
});
export type CodeShown = z.infer<typeof CodeShown>;

/** The code is not as the person saw it; this is how it is now. */
export const codeNow = { status: 409, details: z.object({ shown: CodeShown }) } as const;

const stateOf = (code: CollectionCode, now: Date): CodeState => {
  if (code.usedAt !== undefined) return 'USED';
  if (code.wrong >= MOST_WRONG) return 'LOCKED';
  return now.getTime() < Date.parse(code.endsAt) ? 'VALID' : 'ENDED';
};

/** A code as people see it: its state, never what it is. */
export const codeShown = (code: CollectionCode | undefined, now: Date): CodeShown => {
  if (code === undefined) return { state: 'NONE', version: 0, left: 0 };
  const state = stateOf(code, now);
  const { version, issuedAt, endsAt, wrong } = code;
  return { state, version, issuedAt, endsAt, left: state === 'VALID' ? MOST_WRONG - wrong : 0 };
};

/** A new code in place of the one before: its tries begin again, and the one before opens nothing any more. */
export const newCode = (
  before: CollectionCode | undefined,
  given: Pick<CollectionCode, 'id' | 'hash' | 'by'>,
  now: Date,
): CollectionCode => ({
  ...given,
  version: (before?.version ?? 0) + 1,
  issuedAt: now.toISOString(),
  endsAt: new Date(now.getTime() + CODE_DAYS * DAY_MS).toISOString(),
  wrong: 0,
});

/** A code after a wrong one was typed. */
export const afterWrongCode = (code: CollectionCode, now: Date): CollectionCode => {
  const wrong = code.wrong + 1;
  const locked = wrong < MOST_WRONG ? {} : { lockedAt: now.toISOString() };
  return { ...code, version: code.version + 1, wrong, ...locked };
};

/** Since when a code is locked; undefined while it is not. */
export const lockedSince = (code: CollectionCode | undefined, now: Date): string | undefined =>
  code !== undefined && stateOf(code, now) === 'LOCKED' ? (code.lockedAt ?? code.issuedAt) : undefined;

/** A code after it has opened its one handover. */
export const afterUse = (code: CollectionCode, now: Date): CollectionCode => ({
  ...code,
  version: code.version + 1,
  usedAt: now.toISOString(),
});

/**
 * Whether one person gave a code and uses it: they gave it themselves, or made the link by which it was taken. Then nobody else shows that
 * the receiver was there, so admins look at it.
 */
export const isOwnCode = (
  code: Pick<CollectionCode, 'by'>,
  link: Pick<ReceiverLink, 'by'> | undefined,
  userId: string,
): boolean => code.by === userId || (code.by === RECEIVER && link?.by === userId);
