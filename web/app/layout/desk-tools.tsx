import { may } from '#domain/kernel/permissions.ts';
import { useOwnId } from '#web/session/use-session.ts';
import type { Person } from '#web/shell/screens.ts';
import { Bell } from '../pages/bell.tsx';
import { DeskSearch } from '../search/desk-search.tsx';

/** What the header of the desk offers beside the account, by what the person may do. It takes the room between the logo and the account. */
export const DeskTools = ({ person }: { readonly person: Person }) => {
  const area = person.roles.includes('admin') ? '/admin' : '/staff';
  const userId = useOwnId();
  return (
    <>
      <DeskSearch area={area} person={person} userId={userId} />
      {may(person, 'notification.read') ? (
        <Bell area={area} countsEnquiries={may(person, 'enquiry.read')} />
      ) : null}
    </>
  );
};
