import { type EnquiryStatus, enquiryStatuses } from '#domain/enquiries/lifecycle.ts';
import { MAX_COUNTED } from '#domain/enquiries/limits.ts';
import { statusNames } from '#domain/enquiries/status-names.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { type Choice, ChoiceFilters, daysChoice, monthChoice } from '#web/desk-list/question/choices.tsx';
import { queryOf, withChoice } from '#web/desk-list/question/question-in.ts';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { type EnquiryPageProps, EnquiryView } from '../enquiry/enquiry-page.tsx';
import { useEnquiries, useEnquiryCounts } from '../use-enquiries.ts';
import { enquiryKind } from './enquiry-kind.tsx';
import { type Question, questionOf } from './question.ts';

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

const Nothing = ({ question: { status, search, ...others } }: { readonly question: Question }) => {
  if (search !== undefined)
    return (
      <EmptyState title={`Nothing found for “${search}”`}>
        The search looks through enquiries that are not closed. A whole reference finds closed ones, too.
      </EmptyState>
    );
  if (queryOf(others) !== '')
    return <EmptyState title="No enquiries here">Take a filter away, or search.</EmptyState>;
  const { title, text } = nothing[status ?? 'ALL'];
  return <EmptyState title={title}>{text}</EmptyState>;
};

/** What narrows a status: what is open by its age, what is closed by its month. */
const choicesFor = ({ status, closed }: Question): readonly Choice<keyof Question>[] => {
  if (closed !== undefined || status === 'CLOSED') return [monthChoice('Written in', 'Any month')];
  return status === 'SPAM' ? [] : [daysChoice('Written')];
};

/** What the list of enquiries can be asked besides a search, all of it together. */
const Narrowing = ({
  question,
  onAsk,
}: {
  readonly question: Question;
  /** What is asked from now on, by what was asked last. */
  readonly onAsk: (change: (question: Question) => Question) => void;
}) => {
  const { search, closed, days, status, owner } = question;
  const isOver = closed !== undefined || status === 'CLOSED';
  return (
    <div className="grid items-end gap-2 lg:grid-cols-[minmax(0,1fr)_auto]">
      <StatusFilter current={search === undefined ? (isOver ? 'CLOSED' : (status ?? 'ALL')) : undefined} />
      <ChoiceFilters
        choices={choicesFor(question)}
        asked={question}
        count={[closed, days].filter((one) => one !== undefined).length}
        onChoose={(name, value) =>
          onAsk((now) => (isOver && value === '' ? { status: 'CLOSED' } : withChoice(now, name, value)))
        }
      >
        {owner === undefined ? null : (
          <Button look="quiet" onClick={() => onAsk((now) => ({ ...now, owner: undefined }))}>
            Of everybody
          </Button>
        )}
      </ChoiceFilters>
    </div>
  );
};

/** Enquiries by what is asked, newest first, or what a search finds. The question is in the address, so that it can be shared. */
export const EnquiryListPage = ({ area, ...slots }: EnquiryPageProps) => {
  const place = useListPlace();
  const question = questionOf(new URLSearchParams(place.query));
  return (
    <DeskList
      kind={enquiryKind(area, question)}
      title="Enquiries"
      place={place}
      query={useEnquiries(question, place.cursor)}
      searchLabel="Name, reference, phone or e-mail"
      filters={
        <Narrowing
          question={question}
          onAsk={(change) => place.ask((now) => queryOf(change(questionOf(new URLSearchParams(now)))))}
        />
      }
      empty={<Nothing question={question} />}
      panel={(reference) => <EnquiryView reference={reference} area={area} {...slots} />}
    />
  );
};
