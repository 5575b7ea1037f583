import { useSearchParams } from 'react-router-dom';
import type { Area } from '#web/shell/screens.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useMailboxes } from '../use-mailboxes.ts';
import { MailboxTable } from './mailbox-table.tsx';

const Nothing = ({ search }: { readonly search: string }) =>
  search ? (
    <EmptyState title={`Nothing found for “${search}”`}>
      Try one name written in full, the last four digits of the mailbox or phone number, or the e-mail
      address.
    </EmptyState>
  ) : (
    <EmptyState title="No mailboxes yet">
      The first one appears here when a customer confirms their e-mail address.
    </EmptyState>
  );

const Results = ({ search, base }: { readonly search: string; readonly base: string }) => {
  const pages = useCursorPages();
  const query = useMailboxes({ search, cursor: pages.cursor });
  return (
    <PagedList pages={pages} query={query} loading="Loading mailboxes…" empty={<Nothing search={search} />}>
      {(items) => <MailboxTable mailboxes={items} base={base} />}
    </PagedList>
  );
};

/** Every mailbox, newest first, with search and pages. The search is in the address, so that it can be shared. */
export const MailboxListPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/mailboxes`;
  const [asked, setAsked] = useSearchParams();
  const search = asked.get('search') ?? '';
  return (
    <>
      <PageHeader caption="Desk" title="Mailboxes" />
      <div className="mb-6 max-w-2xl">
        <SearchField
          label="Name, number, phone or e-mail"
          value={search}
          onSearch={(text) => setAsked(text ? { search: text } : {})}
        />
      </div>
      <Results key={search} search={search} base={base} />
    </>
  );
};
