import { useMemo } from 'react';
import { may } from '#domain/kernel/permissions.ts';
import { findEnquiry } from '#web/features/enquiries/staff/find-enquiry.ts';
import { findMailboxes } from '#web/features/mailboxes/find-mailboxes.ts';
import type { Area, Person } from '#web/shell/screens.ts';
import { QuickSearch } from '#web/ui/search/quick-search.tsx';

/** The search of the desk, from every screen, over what the person may see. What else can be found gets a finder here. */
export const DeskSearch = ({ area, person }: { readonly area: Area; readonly person: Person }) => {
  const finders = useMemo(
    () => [findMailboxes(area), ...(may(person, 'enquiry.read') ? [findEnquiry(area)] : [])],
    [area, person],
  );
  return (
    <QuickSearch
      label="Name, number, phone or e-mail"
      finders={finders}
      all={(typed) => `${area}/mailboxes?search=${encodeURIComponent(typed)}`}
    />
  );
};
