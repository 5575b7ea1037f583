import type { Caller } from '../kernel/role.ts';

/**
 * The feed of a line. Everybody with `notification.read` reads `desk`, whatever else they may see, so its lines name nobody and
 * say nothing of a customer; `admins` is for lines that only admins can open.
 */
export type Audience = 'desk' | 'admins';

/** The feeds that a caller reads, merged into one. */
export const audiencesOf = (caller: Pick<Caller, 'roles'>): readonly Audience[] =>
  caller.roles.includes('admin') ? ['desk', 'admins'] : ['desk'];
