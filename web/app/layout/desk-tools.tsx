import { may } from '#domain/kernel/permissions.ts';
import { useWaiting } from '#web/features/enquiries/staff/use-waiting.ts';
import { ActionBell } from '#web/features/notifications/action-bell.tsx';
import { useOwnId } from '#web/session/use-session.ts';
import type { Area, Person } from '#web/shell/screens.ts';
import { DeskSearch } from '../search/desk-search.tsx';

const WithEnquiries = ({ to }: { readonly to: string }) => (
  <ActionBell to={to} waiting={useWaiting().data?.count ?? 0} />
);

/** The header's bell: unread lines, and enquiries that nobody has taken on for those who see them. It links to both. */
const Bell = ({ area, countsEnquiries }: { readonly area: Area; readonly countsEnquiries: boolean }) => {
  const to = `${area}/notifications`;
  return countsEnquiries ? <WithEnquiries to={to} /> : <ActionBell to={to} waiting={0} />;
};

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
