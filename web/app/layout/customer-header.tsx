import { lazy } from 'react';
import { ActionBell } from '#web/features/notifications/action-bell.tsx';
import { useOwnId } from '#web/session/use-session.ts';
import { QuickSearch } from '#web/ui/search/quick-search.tsx';

const CustomerHits = lazy(async () => ({
  default: (await import('../search/customer-hits.tsx')).CustomerHits,
}));

/** The search of customers, from every screen of theirs. */
export const CustomerSearch = ({ userId }: { readonly userId: string }) => (
  <QuickSearch label="Name or number" list={(box) => <CustomerHits box={box} userId={userId} />} />
);

/** The search and the bell of a customer. */
export const CustomerHeader = () => (
  <>
    <CustomerSearch userId={useOwnId()} />
    <ActionBell to="/dashboard/notifications" waiting={0} />
  </>
);
