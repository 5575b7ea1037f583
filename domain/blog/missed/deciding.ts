import * as z from 'zod/mini';
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import { missedPath } from '../../monitoring/missed/missed-path.ts';
import { isPage } from '../monitoring/links.ts';

/** So many decisions are kept. They are one item, and each is an entry at the edge. */
export const MOST_DECISIONS = 200;

/** What is decided of an address without a page: redirect it to one, hide it from the list, or take back what was decided. */
export const missedActs = ['REDIRECTED', 'HIDDEN', 'UNDONE'] as const;
export type MissedAct = (typeof missedActs)[number];

const Path = z.string().check(z.trim(), z.maxLength(150));

/** What a colleague decided of an address. */
export const MissedDecision = z.object({
  path: z.string(),
  /** The page to which it is redirected; absent when it is only hidden. */
  to: z.optional(z.string()),
  /** User id. */
  by: z.string(),
  /** ISO 8601 UTC. */
  at: z.string(),
});
export type MissedDecision = z.infer<typeof MissedDecision>;

/** All of them, the newest first. */
export const MissedDecisions = z.object({
  /** Grows by one with each change. */
  version: z.int(),
  decisions: z.array(MissedDecision),
});
export type MissedDecisions = z.infer<typeof MissedDecisions>;

/** Nothing is decided yet. */
export const noDecisions: MissedDecisions = { version: 0, decisions: [] };

/** A decision as it is sent. */
export const NewDecision = z
  .strictObject({ path: Path, act: z.enum(missedActs), to: z.optional(Path) })
  .check(
    z.refine(({ act, to }) => (act === 'REDIRECTED') === (to !== undefined), {
      error: 'Name the page to redirect to, and only then.',
    }),
  );
export type NewDecision = z.infer<typeof NewDecision>;

/** Why a decision is refused. */
export const missedRefusals = {
  /** Readers see a page there, or may at any moment. */
  ADDRESS_TAKEN: 409,
  /** There is no page to redirect to. */
  NOWHERE: 409,
  DECISIONS_FULL: 409,
} as const;

/** Files are at addresses of their own; only pages of other systems are called so. */
const FILE = /\.(?!html?$|php$|aspx?$)[^./]*$/i;

/** Whether an address may be redirected by hand, as far as its words say: never one of a page, a list or a file of ours. */
export const mayRedirect = (path: string): boolean =>
  missedPath(path) === path && !isPage(path) && !FILE.test(path);

/** Which addresses are redirected, and to which pages. */
export const redirectsOf = ({ decisions }: MissedDecisions): ReadonlyMap<string, string> =>
  new Map(decisions.flatMap(({ path, to }) => (to === undefined ? [] : [[path, to] as const])));

/** Who decides, and when. */
interface Decider {
  readonly by: string;
  readonly at: string;
}

/** The decisions with one more or one less, or the same where that is so already. */
export const withDecision = (
  before: MissedDecisions,
  { path, act, to }: NewDecision,
  { by, at }: Decider,
): Result<MissedDecisions, never, Refusal<'DECISIONS_FULL'>> => {
  const { version, decisions } = before;
  const known = decisions.find((one) => one.path === path);
  const others = decisions.filter((one) => one.path !== path);
  if (act === 'UNDONE') return ok(known === undefined ? before : { version: version + 1, decisions: others });
  if (known !== undefined && known.to === to) return ok(before);
  if (others.length >= MOST_DECISIONS)
    return refuse(
      'DECISIONS_FULL',
      `${MOST_DECISIONS} addresses are decided already. Undo an old one first.`,
    );
  const decision: MissedDecision = { path, ...(to === undefined ? {} : { to }), by, at };
  return ok({ version: version + 1, decisions: [decision, ...others] });
};
