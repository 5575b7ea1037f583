import { may } from '../kernel/permissions.ts';
import { idsOf } from '../kernel/person/person-id.ts';
import type { Caller } from '../kernel/role.ts';

/**
 * The feed of a line. Everybody with `notification.read` reads `desk`, whatever else they may see, so its lines name nobody and
 * say nothing of a customer; `admins` is for lines that only admins can open. A customer has a feed of their own.
 */
export type Audience = 'desk' | 'admins' | `person:${string}`;

/** The feed of one customer. */
export const feedOf = (userId: string): Audience => `person:${userId}`;

/** The feeds that a caller reads, merged into one: those of the desk for people who work at it, else their own. */
export const audiencesOf = (caller: Caller): readonly Audience[] => {
  if (caller.roles.includes('admin')) return ['desk', 'admins'];
  return may(caller, 'notification.read') ? ['desk'] : idsOf(caller).map(feedOf);
};
