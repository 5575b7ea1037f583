import { useNames } from '#web/session/use-names.ts';

/** Names of those who wrote or changed posts. What ships with the software was written by nobody who signs in. */
export const useWriters = (ids: readonly string[]): ((id: string) => string) => {
  const nameOf = useNames(ids.filter((id) => id !== 'system'));
  return (id) => (id === 'system' ? 'The system' : nameOf(id));
};
