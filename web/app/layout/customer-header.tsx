import { ActionBell } from '#web/features/notifications/action-bell.tsx';
import { useOwnId } from '#web/session/use-session.ts';
import { CustomerSearch } from '../search/customer-search.tsx';

/** The search and the bell of a customer. */
export const CustomerHeader = () => (
  <>
    <CustomerSearch userId={useOwnId()} />
    <ActionBell to="/dashboard/notifications" waiting={0} />
  </>
);
