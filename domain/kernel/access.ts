import { may, type Permission } from './permissions.ts';
import type { Caller, Role } from './role.ts';

/** Who may call or open something: anyone, anyone signed in, people with this permission, or people with one of these roles. */
export type Access = 'anyone' | 'signed-in' | Permission | readonly Role[];

/** Whether somebody is let in; `undefined` is somebody who is not signed in. Endpoints, screens, menus and tests all ask here. */
export const admits = (access: Access, person: Pick<Caller, 'roles'> | undefined): boolean => {
  if (access === 'anyone') return true;
  if (person === undefined) return false;
  if (access === 'signed-in') return true;
  return typeof access === 'string'
    ? may(person, access)
    : access.some((role) => person.roles.includes(role));
};

/** True when at least one of these endpoints asks for a session. Then sessions that were ended have to be looked up. */
export const asksForSession = (endpoints: Readonly<Record<string, { readonly access: Access }>>): boolean =>
  Object.values(endpoints).some(({ access }) => access !== 'anyone');
