import * as z from 'zod/mini';

/**
 * The state of an error group, which is all errors with one fingerprint. `open`: somebody should look at it. `resolved`: it
 * should be fixed, and becomes `regressed` when it happens again. `ignored`: it is known and raises no alarm.
 */
export const groupStates = ['open', 'regressed', 'resolved', 'ignored'] as const;
export const GroupState = z.enum(groupStates);
export type GroupState = z.infer<typeof GroupState>;

/** The decisions of a person: in which states each is allowed, and the state after it. */
export const groupDecisions = {
  resolve: { from: ['open', 'regressed', 'ignored'], to: 'resolved' },
  ignore: { from: ['open', 'regressed', 'resolved'], to: 'ignored' },
  reopen: { from: ['resolved', 'ignored'], to: 'open' },
} as const satisfies Record<string, { readonly from: readonly GroupState[]; readonly to: GroupState }>;
export const GroupDecision = z.enum(['resolve', 'ignore', 'reopen']);
export type GroupDecision = z.infer<typeof GroupDecision>;

/** Sixteen hex digits. */
export const Fingerprint = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'A fingerprint is 16 hex digits.'));
