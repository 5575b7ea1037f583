import { FeedPage } from '#web/features/notifications/feed-page.tsx';

/** `/dashboard/notifications`: what happened to a customer's shipments and quotes. */
export const MyNotificationsPage = () => (
  <FeedPage
    base="/dashboard/notifications"
    caption="My account"
    nothing="When something happens to your shipments and quotes, you read it here."
  />
);
