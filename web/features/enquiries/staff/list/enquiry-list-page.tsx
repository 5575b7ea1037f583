import { type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import { MAX_COUNTED } from '#domain/enquiries/limits.ts';
import { statusNames } from '#domain/enquiries/status-names.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { type EnquiryPageProps, EnquiryView } from '../enquiry/enquiry-page.tsx';
import { useEnquiries, useEnquiryCounts } from '../use-enquiries.ts';
import { enquiryKind } from './enquiry-kind.tsx';

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

/** `ALL` is all but spam; none is current while something is searched. */
const StatusFilter = ({ current }: { readonly current: EnquiryStatus | 'ALL' | undefined }) => {
  const { data, isPending } = useEnquiryCounts();
  const choices = enquiryStatuses.map((status) => ({
    label: `${statusNames[status]}${counted(data?.[status])}`,
    search: `?status=${status}`,
    current: status === current,
  }));
  const all = { label: 'All but spam', search: '?', current: current === 'ALL' };
  return (
    <>
      <ChoiceLinks label="Status" choices={[all, ...choices]} />
      {/* With the counts the choices may need another line. */}
      {isPending ? <Waiting /> : null}
    </>
  );
};

const Nothing = ({ filter, search }: { readonly filter: Filter; readonly search: string | undefined }) => {
  const { title, text } = nothing[filter ?? 'ALL'];
  return search === undefined ? (
    <EmptyState title={title}>{text}</EmptyState>
  ) : (
    <EmptyState title={`Nothing found for “${search}”`}>
      The search looks through enquiries that are not closed. A whole reference finds closed ones, too.
    </EmptyState>
  );
};

/** Enquiries of a status, newest first, or what a search finds. The question is in the address, so that it can be shared. */
export const EnquiryListPage = ({ area, ...slots }: EnquiryPageProps) => {
  const place = useListPlace();
  const asked = new URLSearchParams(place.query);
  const search = asked.get('search') || undefined;
  const filter = search === undefined ? filterOf(asked.get('status')) : undefined;
  return (
    <DeskList
      kind={enquiryKind(area)}
      title="Enquiries"
      place={place}
      query={useEnquiries({ status: filter, search, cursor: place.cursor })}
      searchLabel="Name, reference, phone or e-mail"
      filters={<StatusFilter current={search === undefined ? (filter ?? 'ALL') : undefined} />}
      empty={<Nothing filter={filter} search={search} />}
      panel={(reference) => <EnquiryView reference={reference} area={area} {...slots} />}
    />
  );
};
