import { useSearchParams } from 'react-router-dom';
import { type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import { MAX_COUNTED } from '#domain/enquiries/limits.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { statusNames } from '../status.tsx';
import { useEnquiries, useEnquiryCounts } from '../use-enquiries.ts';
import { EnquiryTable } from './enquiry-table.tsx';
import { FindByReference } from './find-by-reference.tsx';

type Filter = EnquiryStatus | undefined;

const filterOf = (asked: string | null): Filter => enquiryStatuses.find((status) => status === asked);

const nothing: Record<EnquiryStatus | 'ALL', { readonly title: string; readonly text: string }> = {
  ALL: {
    title: 'No enquiries yet',
    text: 'Messages from the contact and support pages appear here.',
  },
  NEW: { title: 'Nobody is waiting', text: 'Every enquiry has been looked at.' },
  OPEN: {
    title: 'Nothing is being worked on',
    text: 'Enquiries that someone has taken on are listed here.',
  },
  ANSWERED: {
    title: 'Nothing to close',
    text: 'Answered enquiries are listed here until they are closed.',
  },
  CLOSED: { title: 'Nothing is closed', text: 'Close an enquiry when there is nothing left to do.' },
  SPAM: { title: 'No spam', text: 'Messages from robots and those that you mark as spam are kept here.' },
};

const counted = (count: number | undefined): string => {
  if (count === undefined) return '';
  return count >= MAX_COUNTED ? ` · ${MAX_COUNTED - 1}+` : ` · ${count}`;
};

const StatusFilter = ({ current }: { readonly current: Filter }) => {
  const { data, isPending } = useEnquiryCounts();
  const choices = enquiryStatuses.map((status) => ({
    label: `${statusNames[status]}${counted(data?.[status])}`,
    search: `?status=${status}`,
    current: status === current,
  }));
  const all = { label: 'All but spam', search: '?', current: current === undefined };
  return (
    <>
      <ChoiceLinks label="Status" choices={[all, ...choices]} />
      {/* With the counts the choices may need another line. */}
      {isPending ? <Waiting /> : null}
    </>
  );
};

const Results = ({ status, base }: { readonly status: Filter; readonly base: string }) => {
  const pages = useCursorPages();
  const query = useEnquiries({ status, cursor: pages.cursor });
  const { title, text } = nothing[status ?? 'ALL'];
  return (
    <PagedList
      pages={pages}
      query={query}
      loading="Loading enquiries…"
      empty={<EmptyState title={title}>{text}</EmptyState>}
    >
      {(items) => <EnquiryTable enquiries={items} base={base} />}
    </PagedList>
  );
};

/** Enquiries of a status, newest first. The status is in the address, so that it can be shared. */
export const EnquiryListPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/enquiries`;
  const [asked] = useSearchParams();
  const status = filterOf(asked.get('status'));
  return (
    <>
      <PageHeader caption="Desk" title="Enquiries" />
      <div className="mb-6 grid gap-4">
        <StatusFilter current={status} />
        <FindByReference base={base} />
      </div>
      <Results key={status} status={status} base={base} />
    </>
  );
};
