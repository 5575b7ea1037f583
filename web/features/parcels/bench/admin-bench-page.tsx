import { Link } from 'react-router-dom';
import { BenchPage } from './bench-page.tsx';
import { OfferMailbox } from './offer-mailbox.tsx';

/** The same for admins, with where it works without a network. */
export const AdminBenchPage = () => (
  <BenchPage>
    <OfferMailbox />
    <p className="mb-4 max-w-2xl">
      To receive without a network, or with scale and label printer, use{' '}
      <Link to="/staff/receiving" reloadDocument className="text-link underline">
        the same screen for staff
      </Link>
      .
    </p>
  </BenchPage>
);
