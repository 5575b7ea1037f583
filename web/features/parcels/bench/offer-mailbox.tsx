import { Link } from 'react-router-dom';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** Offers admins to show the free U.S. address on the home page, once parcels for it can be received. Nothing where it is shown. */
export const OfferMailbox = () =>
  useSiteSettings().home.mailboxBlock ? null : (
    <Alert kind="info" title="The home page does not show the U.S. mailbox yet" className="mb-4 max-w-2xl">
      You can receive parcels now.{' '}
      <Link to="/admin/settings?part=home" className="text-link underline">
        Show it to visitors
      </Link>{' '}
      when you are ready.
    </Alert>
  );
