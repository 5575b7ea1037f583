import { SOMEONE } from '#web/session/unnamed.ts';
import { useNames } from '#web/session/use-names.ts';

const words: Readonly<Record<string, string>> = { You: 'by you', [SOMEONE]: 'by someone' };

/** Who did something, after a time: `by you`, `by Savitri`. The names of these ids are asked for. */
export const useBy = (userIds: readonly (string | undefined)[]): ((userId: string | undefined) => string) => {
  const nameOf = useNames(userIds.filter((userId) => userId !== undefined));
  return (userId) => {
    if (userId === undefined) return '';
    const name = nameOf(userId);
    return words[name] ?? `by ${name}`;
  };
};
