import { type Item, startingWith, type Tables } from '../../support/tables.ts';

/** An acknowledged assignment of a number. */
export interface Acknowledgement {
  readonly userId: string;
  readonly number: string;
}

const grouped = (pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> => {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return groups;
};

const shared = (what: string, groups: Map<string, Set<string>>): string[] =>
  [...groups].flatMap(([key, values]) =>
    values.size > 1 ? [`${what} ${key}: ${[...values].join(', ')}`] : [],
  );

const countsByNumber = (items: readonly Item[], numberOf: (item: Item) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(numberOf(item), (counts.get(numberOf(item)) ?? 0) + 1);
  return counts;
};

/**
 * Reads the tables and lists every problem: numbers with two owners, owners with two numbers,
 * people without a number, acknowledged assignments that are not in the tables, mailboxes without exactly one event, one
 * first history entry and a profile.
 */
export const audit = async (
  tables: Tables,
  people: readonly string[],
  acknowledged: readonly Acknowledgement[],
): Promise<string[]> => {
  const items = await tables.all(tables.mailboxes);
  const profiles = new Set((await tables.all(tables.profiles)).map(({ user_id }) => String(user_id)));
  const claims = startingWith(items, 'OWNER#').map(
    ({ pk, number }) => [String(pk).slice('OWNER#'.length), String(number)] as const,
  );
  const mailboxes = startingWith(items, 'NUMBER#').filter(({ sk }) => sk === 'MAILBOX');
  const held = mailboxes.map(({ userId, number }) => [String(userId), String(number)] as const);
  const histories = startingWith(items, 'NUMBER#').filter(({ sk }) => sk !== 'MAILBOX');
  const events = countsByNumber(
    startingWith(items, 'OUTBOX#'),
    ({ event }) => (JSON.parse(String(event)) as { subject: string }).subject,
  );
  const assigned = countsByNumber(histories, ({ pk }) => String(pk).slice('NUMBER#'.length));
  const promised = acknowledged.map(({ userId, number }) => [userId, number] as const);
  const pairs = [...claims, ...held, ...promised];
  const numberOf = new Map(claims);
  return [
    ...shared('number with several owners', grouped(pairs.map(([userId, number]) => [number, userId]))),
    ...shared('owner with several numbers', grouped(pairs)),
    ...people.filter((userId) => !numberOf.has(userId)).map((userId) => `nobody assigned to ${userId}`),
    ...people.filter((userId) => !profiles.has(userId)).map((userId) => `no profile of ${userId}`),
    ...promised
      .filter(([userId, number]) => numberOf.get(userId) !== number)
      .map(([userId, number]) => `acknowledged and lost: ${number} of ${userId}`),
    ...held
      .filter(([, number]) => events.get(number) !== 1)
      .map(([, number]) => `not one event for ${number}`),
    ...held
      .filter(([, number]) => assigned.get(number) !== 1)
      .map(([, number]) => `not one history of ${number}`),
  ];
};
