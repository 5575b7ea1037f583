import type { Caller } from '../kernel/role.ts';

/** The feed of a line: `desk` is shared by staff and admins, `admins` holds what only admins can open. */
export type Audience = 'desk' | 'admins';

/** The feeds somebody reads, as one. */
export const audiencesOf = (caller: Pick<Caller, 'roles'>): readonly Audience[] =>
  caller.roles.includes('admin') ? ['desk', 'admins'] : ['desk'];
