import type { Caller } from '../kernel/role.ts';

/** Whose feed a line stands in: the desk's for staff and admins, the admins' for what only they can open. */
export type Audience = 'desk' | 'admins';

/** The feeds somebody reads, as one. */
export const audiencesOf = (caller: Pick<Caller, 'roles'>): readonly Audience[] =>
  caller.roles.includes('admin') ? ['desk', 'admins'] : ['desk'];
