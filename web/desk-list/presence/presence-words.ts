import type { Present } from '#domain/desk/presence.ts';

const joined = (names: readonly string[]): string => {
  const [first = '', second, ...more] = names;
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} others`;
};

/** Who else is here, in a sentence; those who change something come first. Empty when nobody is. */
export const presenceWords = (others: readonly Present[], nameOf: (userId: string) => string): string => {
  const editing = others.filter(({ edits }) => edits);
  const told = editing.length > 0 ? editing : others;
  if (told.length === 0) return '';
  const names = joined(told.map(({ userId }) => nameOf(userId)));
  const verb = told.length === 1 ? 'is' : 'are';
  return editing.length > 0 ? `${names} ${verb} changing this too` : `${names} ${verb} looking at this too`;
};
