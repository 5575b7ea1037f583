import { Link } from 'react-router-dom';
import { textLink } from '#web/ui/text/text-link.ts';
import { FeedPage } from './feed-page.tsx';

/** `/dashboard/notifications`: what happened to a customer's shipments and quotes. */
export const MyNotificationsPage = () => (
  <FeedPage
    base="/dashboard/notifications"
    caption="My account"
    nothing="When something happens to your shipments and quotes, you read it here."
    intro={
      <Link to="/customer/notifications" className={textLink}>
        Choose how we reach you
      </Link>
    }
  />
);
