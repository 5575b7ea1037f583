import { useFullNames } from './use-full-names.ts';
import { useNames } from './use-names.ts';

/** What stands in place of a user id where nobody did it by hand, or somebody without an account. */
const notPeople: Readonly<Record<string, string>> = {
  system: 'The system',
  guest: 'A guest',
  // By a link of theirs: `RECEIVER` and `opinionBy` of the shipments.
  receiver: 'The receiver',
  link: 'The sender',
};

const isPerson = (id: string): boolean => !Object.hasOwn(notPeople, id);

/** Who did something, as a history says it: `You`, the short name of a person, `The system`. */
export const useWho = (by: readonly string[]): ((by: string) => string) => {
  const nameOf = useNames(by.filter(isPerson));
  return (id) => notPeople[id] ?? nameOf(id);
};

/** The same with full names, for a page over everything that anybody did. */
export const useFullWho = (by: readonly string[], unknown?: string): ((by: string) => string) => {
  const nameOf = useFullNames(by.filter(isPerson), unknown);
  return (id) => notPeople[id] ?? nameOf(id);
};
