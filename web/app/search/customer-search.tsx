import { lazy } from 'react';
import { QuickSearch } from '#web/ui/search/quick-search.tsx';

const CustomerHits = lazy(async () => ({ default: (await import('./customer-hits.tsx')).CustomerHits }));

/** The search of customers, from every screen of theirs. */
export const CustomerSearch = ({ userId }: { readonly userId: string }) => (
  <QuickSearch label="Shipment or quote" list={(box) => <CustomerHits box={box} userId={userId} />} />
);
