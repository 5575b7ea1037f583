import { roleWords } from '#domain/identity/role-words.ts';
import { rolesWith } from '#domain/kernel/permissions.ts';
import { clearedWith } from '#domain/shipments/closing/who-clears.ts';

/** Who can clear a blocker: `Warehouse or Admin`; the sender, where only they decide. */
export const whoWords = (blocker: Parameters<typeof clearedWith>[0]): string => {
  const right = clearedWith(blocker);
  if (right === undefined) return 'The sender';
  const names = [...rolesWith(right), 'admin' as const].map((role) => roleWords[role].name);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
};
