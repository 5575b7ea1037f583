import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FeedPage } from '#web/features/notifications/feed-page.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** Taken from the file of the first screen, which has it already. Shared in a file of its own it would add bytes to that screen. */
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
