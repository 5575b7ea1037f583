import { allDestinations } from '#domain/kernel/destinations.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { holdKinds, holds } from '#domain/shipments/holds.ts';
import { isClosed, pieceStates } from '#domain/shipments/lifecycle.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { type PapersOfShipment, ShipmentView } from '../shipment/shipment-page.tsx';
import { stageNames } from '../state.tsx';
import { useShipments } from '../use-desk-shipments.ts';
import { useFlightDays } from '../use-flight-days.ts';
import { type Question, queryOf, questionOf } from './question.ts';
import { shipmentKind } from './shipment-kind.tsx';

type DayOf = ReturnType<typeof useFlightDays>;

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

/** `Flight Fri, Nov 27 to Guyana: to screen`. */
const flightWords = (departure: string, stage: Question['stage'], dayOf: DayOf): string => {
  const country = allDestinations.find(({ code }) => departure.startsWith(code))?.country ?? '';
  return `Flight ${dayOf(departure)} to ${country}${stage === undefined ? '' : `: ${stageNames[stage]}`}`;
};

/** One choice instead of many buttons: every list that an index can answer. */
const Which = ({
  question,
  dayOf,
  onAsk,
}: {
  readonly question: Question;
  readonly dayOf: DayOf;
  readonly onAsk: (query: string) => void;
}) => (
  <PlainSelect label="Show" required value={queryOf(question)} onChange={({ target }) => onAsk(target.value)}>
    <option value="">All open shipments</option>
    {question.search === undefined ? null : (
      <option value={queryOf(question)}>Found for “{question.search}”</option>
    )}
    {question.departure === undefined ? null : (
      <option value={queryOf(question)}>{flightWords(question.departure, question.stage, dayOf)}</option>
    )}
    <optgroup label="Status">
      {openStates.map((state) => (
        <option key={state} value={queryOf({ state })}>
          {wordsOfState[state].desk}
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

/** Shipments, newest first, by one question at a time. The question is in the address, so that it can be shared. */
export const ShipmentListPage = ({
  area,
  papers = () => null,
}: {
  readonly area: Area;
  /** Shows the papers of a shipment. */
  readonly papers?: PapersOfShipment;
}) => {
  const place = useListPlace();
  const question = questionOf(new URLSearchParams(place.query));
  const dayOf = useFlightDays();
  return (
    <DeskList
      kind={shipmentKind(area, dayOf)}
      title="Shipments"
      place={place}
      query={useShipments(question, place.cursor)}
      searchLabel="Number, waybill, name or phone"
      filters={<Which question={question} dayOf={dayOf} onAsk={place.ask} />}
      empty={<Nothing question={question} />}
      panel={(number) => <ShipmentView number={number} area={area} papers={papers} />}
    />
  );
};
