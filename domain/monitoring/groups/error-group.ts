import * as z from 'zod/mini';

/**
 * A group is every error of one fingerprint. `open` needs a look; `resolved` is thought mended and becomes `regressed`
 * when it happens again; `ignored` is known and raises nothing.
 */
export const groupStates = ['open', 'regressed', 'resolved', 'ignored'] as const;
export const GroupState = z.enum(groupStates);
export type GroupState = z.infer<typeof GroupState>;

/** What a person may decide, the states it may be decided in, and the state it leads to. */
export const groupDecisions = {
  resolve: { from: ['open', 'regressed', 'ignored'], to: 'resolved' },
  ignore: { from: ['open', 'regressed', 'resolved'], to: 'ignored' },
  reopen: { from: ['resolved', 'ignored'], to: 'open' },
} as const satisfies Record<string, { readonly from: readonly GroupState[]; readonly to: GroupState }>;
export const GroupDecision = z.enum(['resolve', 'ignore', 'reopen']);
export type GroupDecision = z.infer<typeof GroupDecision>;

/** Sixteen hex digits. */
export const Fingerprint = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'A fingerprint is 16 hex digits.'));
