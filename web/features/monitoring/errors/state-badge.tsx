import type { GroupState } from '#domain/monitoring/groups/error-group.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

const tones: Record<GroupState, BadgeTone> = {
  open: 'time',
  regressed: 'wrong',
  resolved: 'done',
  ignored: 'plain',
};

/** The states of an error group as people read them. */
export const stateNames: Record<GroupState, string> = {
  open: 'Open',
  regressed: 'Regressed',
  resolved: 'Resolved',
  ignored: 'Ignored',
};

/** Where an error group stands, in a word. */
export const StateBadge = ({ state }: { readonly state: GroupState }) => (
  <Badge tone={tones[state]}>{stateNames[state]}</Badge>
);
