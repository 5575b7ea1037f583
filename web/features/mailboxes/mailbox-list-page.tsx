import { useSearchParams } from 'react-router-dom';
import { correlationIdOf, messageOf } from '#web/api/api-error.ts';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { useCursorPages } from '#web/ui/data/use-cursor-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { MailboxTable } from './mailbox-table.tsx';
import { useMailboxes } from './use-mailboxes.ts';

const Nothing = ({ search }: { readonly search: string }) =>
  search ? (
    <EmptyState title={`Nothing found for “${search}”`}>
      Search by the beginning of a mailbox number, a name or an e-mail address.
    </EmptyState>
  ) : (
    <EmptyState title="No mailboxes yet">
      The first one stands here as soon as somebody has confirmed their e-mail address.
    </EmptyState>
  );

const Results = ({ search, base }: { readonly search: string; readonly base: string }) => {
  const pages = useCursorPages();
  const mailboxes = useMailboxes({ search, cursor: pages.cursor });
  if (mailboxes.isPending) return <Skeleton lines={8} label="Loading mailboxes…" />;
  if (mailboxes.isError)
    return (
      <ErrorState
        message={messageOf(mailboxes.error)}
        correlationId={correlationIdOf(mailboxes.error)}
        onRetry={() => void mailboxes.refetch()}
      />
    );
  const { items, next } = mailboxes.data;
  if (items.length === 0 && pages.page === 1) return <Nothing search={search} />;
  return (
    <div aria-busy={mailboxes.isPlaceholderData}>
      <MailboxTable mailboxes={items} base={base} />
      <Pagination
        page={pages.page}
        hasNext={next !== undefined}
        busy={mailboxes.isPlaceholderData}
        onPrevious={pages.previous}
        onNext={() => next === undefined || pages.next(next)}
      />
    </div>
  );
};

/** Every mailbox, newest first, to search and page through. The search stands in the address, so it can be shared. */
export const MailboxListPage = ({ base }: { readonly base: string }) => {
  const [asked, setAsked] = useSearchParams();
  const search = asked.get('search') ?? '';
  return (
    <>
      <PageHeader caption="Desk" title="Mailboxes" />
      <div className="mb-6 max-w-2xl">
        <SearchField
          label="Number, name or e-mail"
          placeholder="10001"
          value={search}
          onSearch={(text) => setAsked(text ? { search: text } : {})}
        />
      </div>
      <Results key={search} search={search} base={base} />
    </>
  );
};
