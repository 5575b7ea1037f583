import type { ClaimState } from '#domain/billing/claims/claim.ts';
import { claimStateNames } from '#domain/billing/claims/words.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** How each state of a claim looks. */
export const claimStates: Readonly<Record<ClaimState, BadgeTone>> = {
  OPEN: 'time',
  ACKNOWLEDGED: 'time',
  INVESTIGATING: 'time',
  OFFERED: 'note',
  ACCEPTED: 'time',
  SETTLED: 'done',
  DENIED: 'wrong',
  WITHDRAWN: 'plain',
};

/** The state of a claim. */
export const ClaimBadge = ({ state }: { readonly state: ClaimState }) => (
  <Badge tone={claimStates[state]}>{claimStateNames[state]}</Badge>
);
