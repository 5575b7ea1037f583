import * as z from 'zod/mini';
import { isPersonId } from '../../kernel/person/person-id.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';

/** Somebody said that two ids are the same person, and why. */
export const Alias = z.object({
  ids: z.tuple([z.string(), z.string()]),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** User id. */
  by: z.string(),
  reason: z.string(),
});
export type Alias = z.infer<typeof Alias>;

/** The ids of one person, in the order of the alphabet, and what joins them: for n ids exactly n - 1 aliases. */
export interface OnePerson {
  readonly ids: readonly string[];
  readonly aliases: readonly Alias[];
}

/** More ids than one person can come by: every one costs a read wherever somebody lists what is theirs. */
export const IDS_OF_ONE_PERSON = 8;

/** Whom these aliases make of an id: itself, and every id that they join to it. Others among them are left out. */
export const personWith = (id: string, aliases: readonly Alias[]): OnePerson => {
  const ids = new Set([id]);
  // A set also visits what is added to it meanwhile.
  for (const known of ids)
    for (const alias of aliases) if (alias.ids.includes(known)) for (const next of alias.ids) ids.add(next);
  return { ids: [...ids].toSorted(), aliases: aliases.filter((alias) => ids.has(alias.ids[0])) };
};

/**
 * Joins two people by an alias; `undefined` when they are one already. There is at most one account among them: whoever signs in to
 * one must not read what the password of another protects.
 */
export const joinPeople = (
  one: OnePerson,
  other: OnePerson,
  alias: Alias,
): Result<readonly OnePerson[] | undefined, 'TWO_ACCOUNTS' | 'TOO_MANY_IDS'> => {
  if (one.ids.some((id) => other.ids.includes(id))) return ok(undefined);
  const ids = [...one.ids, ...other.ids].toSorted();
  if (ids.filter((id) => !isPersonId(id)).length > 1)
    return refuse('TWO_ACCOUNTS', 'Both have an account. Two accounts cannot be joined.');
  if (ids.length > IDS_OF_ONE_PERSON)
    return refuse('TOO_MANY_IDS', `One person has at most ${IDS_OF_ONE_PERSON} ids.`);
  return ok([{ ids, aliases: [...one.aliases, ...other.aliases, alias] }]);
};

/**
 * Takes the alias between two ids away: who was joined by it alone is two people again, exactly as before. `undefined` when they are
 * two already.
 */
export const partPeople = (
  person: OnePerson,
  [one, other]: readonly [string, string],
): Result<readonly OnePerson[] | undefined, 'NO_SUCH_ALIAS'> => {
  if (!person.ids.includes(one) || !person.ids.includes(other)) return ok(undefined);
  const joinsThem = ({ ids: [left, right] }: Alias): boolean =>
    (left === one && right === other) || (left === other && right === one);
  const left = person.aliases.filter((alias) => !joinsThem(alias));
  if (left.length === person.aliases.length)
    return refuse('NO_SUCH_ALIAS', 'These two are joined through others. Part those.');
  return ok([personWith(one, left), personWith(other, left)]);
};
