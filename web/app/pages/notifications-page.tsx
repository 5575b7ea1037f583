import { WaitingEnquiries } from '#web/features/enquiries/staff/list/waiting-enquiries.tsx';
import { FeedPage } from '#web/features/notifications/feed-page.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';

/** `/staff/notifications`, composed of features that do not import each other. */
export const NotificationsPage = ({ area }: { readonly area: Area }) => (
  <FeedPage
    base={`${area}/notifications`}
    caption="Desk"
    nothing="New mailboxes and enquiries are counted here."
    waiting={useMay()('enquiry.read') ? <WaitingEnquiries base={`${area}/enquiries`} /> : null}
  />
);
