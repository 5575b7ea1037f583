import { useSearchParams } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { holdKinds, holds } from '#domain/shipments/holds.ts';
import { isClosed, pieceStates } from '#domain/shipments/lifecycle.ts';
import type { Area } from '#web/shell/screens.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { stageNames, stateNames } from '../state.tsx';
import { useShipments } from '../use-desk-shipments.ts';
import { type Question, queryOf, questionOf } from './question.ts';
import { ShipmentTable } from './shipment-table.tsx';

const MONTHS = 12;

/** This month and those before it, `2026-11`. */
const lastMonths = (now: Date): readonly string[] => {
  const [year = 0, month = 0] = newYorkDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};

const monthNames = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const monthName = (month: string): string => monthNames.format(new Date(`${month}-01T00:00Z`));

const openStates = pieceStates.filter((state) => !isClosed(state));

/** `Flight GY-2026-11-27: to screen`. */
const flightWords = ({ departure, stage }: Question): string =>
  `Flight ${departure}${stage === undefined ? '' : `: ${stageNames[stage]}`}`;

/** One choice instead of many buttons: every list that an index can answer. */
const Which = ({
  question,
  onAsk,
}: {
  readonly question: Question;
  readonly onAsk: (query: string) => void;
}) => (
  <PlainSelect label="Show" required value={queryOf(question)} onChange={({ target }) => onAsk(target.value)}>
    <option value="">All open shipments</option>
    {question.search === undefined ? null : (
      <option value={queryOf(question)}>Found for “{question.search}”</option>
    )}
    {question.departure === undefined ? null : (
      <option value={queryOf(question)}>{flightWords(question)}</option>
    )}
    <optgroup label="Status">
      {openStates.map((state) => (
        <option key={state} value={queryOf({ state })}>
          {stateNames[state]}
        </option>
      ))}
    </optgroup>
    <optgroup label="On hold">
      {holdKinds.map((hold) => (
        <option key={hold} value={queryOf({ hold })}>
          {holds[hold].name}
        </option>
      ))}
    </optgroup>
    <optgroup label="Delivered or canceled in">
      {lastMonths(new Date()).map((closed) => (
        <option key={closed} value={queryOf({ closed })}>
          {monthName(closed)}
        </option>
      ))}
    </optgroup>
  </PlainSelect>
);

const Nothing = ({ question }: { readonly question: Question }) =>
  question.search === undefined ? (
    <EmptyState title="No shipments here">
      {queryOf(question) === '' ? 'Booked shipments appear here.' : 'Choose another list, or search.'}
    </EmptyState>
  ) : (
    <EmptyState title={`Nothing found for “${question.search}”`}>
      The search looks through open shipments. Try one name written in full, a phone number, the tracking
      number or the waybill. Delivered ones are listed by month.
    </EmptyState>
  );

const Results = ({ question, base }: { readonly question: Question; readonly base: string }) => {
  const pages = useCursorPages();
  const query = useShipments(question, pages.cursor);
  return (
    <PagedList
      pages={pages}
      query={query}
      loading="Loading shipments…"
      empty={<Nothing question={question} />}
    >
      {(items) => <ShipmentTable shipments={items} base={base} />}
    </PagedList>
  );
};

/** Shipments, newest first, by one question at a time. The question is in the address, so that it can be shared. */
export const ShipmentListPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/shipments`;
  const [asked, setAsked] = useSearchParams();
  const question = questionOf(asked);
  return (
    <>
      <PageHeader caption="Desk" title="Shipments" />
      <div className="mb-6 grid max-w-4xl items-end gap-4 md:grid-cols-[2fr_3fr]">
        <Which question={question} onAsk={setAsked} />
        <SearchField
          label="Number, waybill, name or phone"
          value={question.search ?? ''}
          onSearch={(search) => setAsked(search ? { search } : {})}
        />
      </div>
      <Results key={queryOf(question)} question={question} base={base} />
    </>
  );
};
