import type { Caller } from '../kernel/role.ts';

/** The feed of a line. Staff and admins share `desk`; `admins` is for lines that only admins can open. */
export type Audience = 'desk' | 'admins';

/** The feeds that a caller reads, merged into one. */
export const audiencesOf = (caller: Pick<Caller, 'roles'>): readonly Audience[] =>
  caller.roles.includes('admin') ? ['desk', 'admins'] : ['desk'];
