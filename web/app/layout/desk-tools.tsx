import type { Role } from '#domain/kernel/role.ts';
import { Bell } from '../pages/bell.tsx';
import { DeskSearch } from '../search/desk-search.tsx';

/** What the header of the desk offers beside the account, by role. It takes the room between the logo and the account. */
export const DeskTools = ({ role }: { readonly role: Role }) =>
  role === 'analyst' ? null : (
    <>
      <DeskSearch area={role === 'admin' ? '/admin' : '/staff'} />
      <Bell role={role} />
    </>
  );
