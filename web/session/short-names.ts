import type { PersonName } from '#domain/identity/profile.ts';

/** A first name and the initial of the last one, as colleagues write it: `Maria G.` The first name alone where there is no other. */
const shortName = ({ firstName, name }: PersonName): string => {
  const last = name.startsWith(`${firstName} `) ? name.slice(firstName.length).trim() : '';
  const [initial = ''] = last;
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
};

/**
 * How people are named on a screen, by their ids: short, and in full where two of them would read the same. Two people with one first
 * name are never one.
 */
export const shortNames = (people: readonly PersonName[]): ReadonlyMap<string, string> => {
  const bearers = Map.groupBy(people, shortName);
  return new Map(
    people.map((person) => {
      const short = shortName(person);
      return [person.userId, (bearers.get(short)?.length ?? 0) > 1 ? person.name : short];
    }),
  );
};
