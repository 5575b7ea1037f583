import { useMemo } from 'react';
import { findEnquiry } from '#web/features/enquiries/staff/find-enquiry.ts';
import { findMailboxes } from '#web/features/mailboxes/find-mailboxes.ts';
import type { Area } from '#web/shell/screens.ts';
import { QuickSearch } from '#web/ui/search/quick-search.tsx';

/** The search of the desk, from every screen. What else can be found gets a finder here. */
export const DeskSearch = ({ area }: { readonly area: Area }) => {
  const finders = useMemo(() => [findMailboxes(area), findEnquiry(area)], [area]);
  return (
    <QuickSearch
      label="Name, number, phone or e-mail"
      finders={finders}
      all={(typed) => `${area}/mailboxes?search=${encodeURIComponent(typed)}`}
    />
  );
};
