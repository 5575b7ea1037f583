import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FeedPage } from '#web/features/notifications/feed-page.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** From the first screen, where the same stands: it is one file with it, so that nothing of that screen is in a file more. */
const NeedsYou = lazy(async () => ({ default: (await import('./dashboard-page.tsx')).NeedsYou }));

/** `/dashboard/notifications`: what a customer has to do, then what happened to their shipments and quotes. */
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
    waiting={
      <Suspense fallback={<Waiting />}>
        <NeedsYou />
      </Suspense>
    }
  />
);
