import * as z from 'zod/mini';
import { isPersonId } from '../../kernel/person/person-id.ts';
import { CustomerGroup } from '../cards/customer-group.ts';

/** A group with its name as it was when somebody was put into it. Its percents are those of the rate card. */
const InGroup = z.pick(CustomerGroup, { code: true, name: true });

/** Into which group somebody was put, or out of any, by whom and why. */
const GroupChange = z.object({
  group: z.optional(InGroup),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** User id. */
  by: z.string(),
  reason: z.string(),
});
type GroupChange = z.infer<typeof GroupChange>;

/** The price group that is kept under one id of a person. */
export const KeptGroup = z.object({
  userId: z.string(),
  /** Absent for somebody who was taken out of every group. */
  group: z.optional(InGroup),
  version: z.int(),
  /** The first change first. */
  changes: z.array(GroupChange),
});
export type KeptGroup = z.infer<typeof KeptGroup>;

/** An id under which nobody has kept a group. */
export const noGroup = (userId: string): KeptGroup => ({ userId, version: 0, changes: [] });

/** The next version of what is kept under an id: put into another group, or out of any. */
export const groupAfter = (
  { userId, version, changes }: KeptGroup,
  { group, ...change }: GroupChange,
): KeptGroup => {
  const into = group === undefined ? {} : { group: { code: group.code, name: group.name } };
  return { userId, ...into, version: version + 1, changes: [...changes, { ...into, ...change }] };
};

/** The ids of a person in the order in which their groups count: that of the account first, then those that the desk gave. */
const inOrder = (ids: readonly string[]): readonly string[] =>
  ids.toSorted(
    (one, other) => Number(isPersonId(one)) - Number(isPersonId(other)) || one.localeCompare(other),
  );

/** The id under which the group of a person is kept from now on. */
export const keptUnder = (ids: readonly string[]): string => inOrder(ids)[0] ?? '';

/**
 * What counts of the groups that are kept under the ids of one person: that of the account, also where it says that they are in none,
 * else the first of the others. Nothing is moved when two are joined, so that each has their own again when they are parted.
 */
export const groupThatCounts = (kept: readonly KeptGroup[]): KeptGroup | undefined =>
  inOrder(kept.map(({ userId }) => userId))
    .map((id) => kept.find(({ userId }) => userId === id))
    .find((one) => one !== undefined && one.version > 0);
