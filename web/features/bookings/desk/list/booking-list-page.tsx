import { bookingStates } from '#domain/bookings/lifecycle.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { type ListPlace, useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { lastMonths, monthWords } from '#web/ui/time/last-months.ts';
import { BookingView } from '../booking/booking-page.tsx';
import { TouchedNotice, TouchedPage } from '../touched/touched-page.tsx';
import { useBookings } from '../use-desk-bookings.ts';
import { missingWords, states } from '../words.tsx';
import { bookingKind } from './booking-kind.tsx';
import { missingNames, type Question, questionOf } from './question.ts';

interface FilterProps {
  readonly question: Question;
  readonly onAsk: (query: string) => void;
}

/** Every list that an index can answer. */
const Which = ({ question, onAsk }: FilterProps) => (
  <PlainSelect
    label="Show"
    required
    value={`${new URLSearchParams(question as Record<string, string>)}`}
    onChange={({ target }) => onAsk(target.value)}
  >
    <option value="">All open</option>
    {question.search === undefined ? null : (
      <option value={`${new URLSearchParams({ search: question.search })}`}>
        Found for “{question.search}”
      </option>
    )}
    {question.day === undefined ? null : <option value={`day=${question.day}`}>One day</option>}
    {question.area === undefined ? null : (
      <option value={`area=${question.area}`}>ZIP {question.area}…</option>
    )}
    <option value="touched=yes">Must be moved</option>
    <optgroup label="Something is missing">
      {missingNames.map((one) => (
        <option key={one} value={`missing=${one}`}>
          {missingWords[one]}
        </option>
      ))}
    </optgroup>
    <optgroup label="State">
      {bookingStates.map((one) => (
        <option key={one} value={`state=${one}`}>
          {states[one].words}
        </option>
      ))}
    </optgroup>
    <optgroup label="Ended in">
      {lastMonths().map((one) => (
        <option key={one} value={`closed=${one}`}>
          {monthWords(one)}
        </option>
      ))}
    </optgroup>
  </PlainSelect>
);

/** The day, or the area of ZIP codes: each is a question of its own. */
const Filters = ({ question, onAsk }: FilterProps) => (
  <div className="grid gap-4 sm:grid-cols-3">
    <Which question={question} onAsk={onAsk} />
    <PlainInput
      label="Day"
      type="date"
      optional={false}
      value={question.day ?? ''}
      onChange={({ target }) => onAsk(target.value === '' ? '' : `day=${target.value}`)}
    />
    <PlainInput
      key={question.area}
      label="ZIP begins with"
      optional={false}
      inputMode="numeric"
      placeholder="112"
      maxLength={3}
      defaultValue={question.area}
      onChange={({ target: { value } }) => {
        if (/^\d{3}$/.test(value)) onAsk(`area=${value}`);
        else if (value === '' && question.area !== undefined) onAsk('');
      }}
    />
  </div>
);

const Nothing = ({ question }: { readonly question: Question }) => {
  if (question.search !== undefined)
    return (
      <EmptyState title={`Nothing found for “${question.search}”`}>
        The search looks for the reference, name, phone number, street or shipment of open bookings.
      </EmptyState>
    );
  return Object.keys(question).length === 0 ? (
    <EmptyState title="No open bookings here">Pickups and drop-offs that are booked appear here.</EmptyState>
  ) : (
    <EmptyState title="No bookings here">Choose another day, state or area.</EmptyState>
  );
};

/** Leads to the calendar and to the form, and says whether somebody must be moved. */
const Above = ({ area }: { readonly area: Area }) => {
  const may = useMay();
  return (
    <>
      <div className="my-3 flex flex-wrap gap-2">
        <LinkButton to={`${area}/bookings/calendar`} look="plain">
          Calendar
        </LinkButton>
        {may('booking.manage') ? (
          <LinkButton to={`${area}/bookings/new`} look="plain">
            Book for a caller
          </LinkButton>
        ) : null}
      </div>
      <TouchedNotice />
    </>
  );
};

const BookingList = ({
  area,
  place,
  question,
}: {
  readonly area: Area;
  readonly place: ListPlace;
  readonly question: Question;
}) => (
  <DeskList
    kind={bookingKind(area)}
    title="Bookings"
    place={place}
    query={useBookings(question, place.cursor)}
    searchLabel="Reference, name, phone, street or shipment"
    filters={<Filters question={question} onAsk={place.ask} />}
    above={<Above area={area} />}
    empty={<Nothing question={question} />}
    panel={(reference) => <BookingView reference={reference} area={area} />}
  />
);

/** The bookings of the desk, or the plan for those that must be moved. The question is in the address, so that it can be shared and kept as a view. */
export const BookingListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const question = questionOf(new URLSearchParams(place.query));
  return question.touched === undefined ? (
    <BookingList area={area} place={place} question={question} />
  ) : (
    <TouchedPage area={area} />
  );
};
