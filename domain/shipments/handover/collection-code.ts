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

/** One code that was given. The code itself is kept nowhere: only its keyed hash is. Instants are ISO 8601 UTC. */
const GivenCode = z.object({
  /** Of this code alone: another code of the same digits has another hash. */
  id: z.string(),
  hash: z.string(),
  issuedAt: z.string(),
  /** User id, or `receiver`. */
  by: z.string(),
  /** Of one that the receiver took: the version of the link by which they did. */
  link: z.optional(z.number()),
  endsAt: z.string(),
});
export type GivenCode = z.infer<typeof GivenCode>;

/**
 * The one-time codes by which a receiver collects: the newest, and beside it that of the other side. The sender (or our desk for them) and
 * the receiver each have one, so that neither takes away in silence what the other has told somebody. They are one item with one version:
 * wrong codes count against both, and a handover spends both.
 */
export const CollectionCode = z.extend(GivenCode, {
  version: z.number(),
  other: z.optional(GivenCode),
  /** How many wrong codes were typed since the newest was given. */
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
  /** The other side has a code of its own, which works as well. */
  otherHas: z.optional(z.literal(true)),
});
export type CodeShown = z.infer<typeof CodeShown>;

/** The code is not as the person saw it; this is how it is now. */
export const codeNow = { status: 409, details: z.object({ shown: CodeShown }) } as const;

/** Whose code it is: the receiver's own, or that of the sender, whom our desk stands in for. */
export type CodeHolder = 'receiver' | 'sender';
const holderOf = (by: string): CodeHolder => (by === RECEIVER ? 'receiver' : 'sender');

const isOver = ({ endsAt }: GivenCode, now: Date): boolean => now.getTime() >= Date.parse(endsAt);

/** The codes that open the counter now, unless they are locked or used. */
export const liveCodes = (code: CollectionCode, now: Date): readonly GivenCode[] =>
  [code, ...(code.other === undefined ? [] : [code.other])].filter((one) => !isOver(one, now));

const stateOf = (code: CollectionCode, now: Date): CodeState => {
  if (code.usedAt !== undefined) return 'USED';
  if (code.wrong >= MOST_WRONG) return 'LOCKED';
  return liveCodes(code, now).length > 0 ? 'VALID' : 'ENDED';
};

/** The codes as the counter sees them: whether any of them can be tried. */
export const codeShown = (code: CollectionCode | undefined, now: Date): CodeShown => {
  if (code === undefined) return { state: 'NONE', version: 0, left: 0 };
  const state = stateOf(code, now);
  const { version, issuedAt, endsAt, wrong } = code;
  return { state, version, issuedAt, endsAt, left: state === 'VALID' ? MOST_WRONG - wrong : 0 };
};

/** The code of one side as it sees it: its state, never what it is, and whether the other side has one, too. */
export const codeShownTo = (holder: CodeHolder, code: CollectionCode | undefined, now: Date): CodeShown => {
  const shown = codeShown(code, now);
  if (code === undefined || shown.state === 'USED' || shown.state === 'LOCKED') return shown;
  const given = [code, code.other].find((one) => one !== undefined && holderOf(one.by) === holder);
  const others = liveCodes(code, now).some(({ by }) => holderOf(by) !== holder);
  const both = others ? { otherHas: true as const } : {};
  const { version } = shown;
  if (given === undefined) return { state: 'NONE', version, left: 0, ...both };
  const { issuedAt, endsAt } = given;
  return isOver(given, now)
    ? { state: 'ENDED', version, issuedAt, endsAt, left: 0, ...both }
    : { state: 'VALID', version, issuedAt, endsAt, left: MOST_WRONG - code.wrong, ...both };
};

/** A new code in place of the one that this side had: its tries begin again. That of the other side stays, unless it is locked or used. */
export const newCode = (
  before: CollectionCode | undefined,
  given: Pick<GivenCode, 'id' | 'hash' | 'by' | 'link'>,
  now: Date,
): CollectionCode => {
  const kept =
    before !== undefined && stateOf(before, now) === 'VALID'
      ? liveCodes(before, now).find(({ by }) => holderOf(by) !== holderOf(given.by))
      : undefined;
  return {
    ...given,
    version: (before?.version ?? 0) + 1,
    issuedAt: now.toISOString(),
    endsAt: new Date(now.getTime() + CODE_DAYS * DAY_MS).toISOString(),
    wrong: 0,
    ...(kept === undefined ? {} : { other: GivenCode.parse(kept) }),
  };
};

/** The codes without one that was taken by another link than the present one: whoever makes a new link ends what the old one gave. */
export const behindPresentLink = (
  code: CollectionCode,
  link: Pick<ReceiverLink, 'version'> | undefined,
): CollectionCode => {
  const isDead = (one: GivenCode): boolean => one.link !== undefined && one.link !== link?.version;
  const { other, ...newest } = code;
  const kept = other === undefined || isDead(other) ? undefined : other;
  if (!isDead(code)) return kept === undefined ? newest : code;
  const { link: _dead, ...rest } = newest;
  return kept === undefined ? { ...rest, endsAt: code.issuedAt } : { ...rest, ...kept };
};

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
 * Whether one person gave the code that was typed and uses it: they gave it themselves, or made the link by which it was taken. Then nobody else shows that
 * the receiver was there, so admins look at it.
 */
export const isOwnCode = (
  code: Pick<GivenCode, 'by'>,
  link: Pick<ReceiverLink, 'by'> | undefined,
  userId: string,
): boolean => code.by === userId || (code.by === RECEIVER && link?.by === userId);
