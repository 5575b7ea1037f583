import { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { ActName } from '#domain/desk/acts.ts';
import type { Act } from '#domain/desk/bulk.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { type HoldKind, holdKinds, holds } from '#domain/shipments/holds.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';

/** What somebody has typed about an act. */
export interface Typed {
  readonly flight: string;
  readonly hold: string;
  readonly note: string;
}
export const nothingTyped: Typed = { flight: '', hold: '', note: '' };

/** The act as it was typed; undefined while something is missing. */
export const actOf = (name: ActName, { flight, hold, note: typed }: Typed): Act | undefined => {
  const note = typed.trim();
  switch (name) {
    case 'MOVE_SHIPMENTS':
      return flight && note ? { do: name, departureId: flight, note } : undefined;
    case 'HOLD_SHIPMENTS': {
      const kind: HoldKind | undefined = holdKinds.find((one) => one === hold);
      return kind && note ? { do: name, kind, note } : undefined;
    }
    case 'NOTE_SHIPMENTS':
      return note ? { do: name, note } : undefined;
    case 'CLOSE_ENQUIRIES':
      return { do: name, ...(note ? { note } : {}) };
    default:
      return { do: name };
  }
};

const dayWords = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

interface Field {
  readonly value: string;
  readonly onType: (value: string) => void;
}

const FlightField = ({ value, onType }: Field) => {
  const { data, isError } = useReply(['departures', 'bulk'], departureEndpoints.list, { query: {} });
  const open = data?.items.filter(({ state }) => state === 'OPEN' || state === 'CARGO_CLOSED') ?? [];
  const waiting = isError ? 'The flights could not be loaded' : 'Loading flights…';
  return (
    <PlainSelect label="Flight" required value={value} onChange={({ target }) => onType(target.value)}>
      <option value="">{data ? 'Choose one' : waiting}</option>
      {allDestinations.map(({ code, country }) => {
        const flights = open.filter(({ to }) => to === code);
        return flights.length === 0 ? null : (
          <optgroup key={code} label={country}>
            {flights.map(({ id, day, free }) => (
              <option key={id} value={id}>
                {dayWords.format(new Date(`${day}T00:00Z`))},{' '}
                {Math.max(0, Math.floor(free.thousandthsLb / 1000))} lb free
              </option>
            ))}
          </optgroup>
        );
      })}
    </PlainSelect>
  );
};

const HoldField = ({ value, onType }: Field) => {
  const may = useMay();
  const mine = holdKinds.filter((kind) => {
    const { placedBy } = holds[kind];
    return placedBy !== undefined && may(placedBy);
  });
  return (
    <PlainSelect label="Hold" required value={value} onChange={({ target }) => onType(target.value)}>
      <option value="">Choose one</option>
      {mine.map((kind) => (
        <option key={kind} value={kind}>
          {holds[kind].name}
        </option>
      ))}
    </PlainSelect>
  );
};

const noteOf: Readonly<Partial<Record<ActName, { readonly label: string; readonly required: boolean }>>> = {
  MOVE_SHIPMENTS: { label: 'Why', required: true },
  HOLD_SHIPMENTS: { label: 'Why', required: true },
  NOTE_SHIPMENTS: { label: 'Note', required: true },
  CLOSE_ENQUIRIES: { label: 'Note', required: false },
};

/** Whether an act asks for nothing. */
export const needsNothing = (name: ActName): boolean => noteOf[name] === undefined;

/** What an act asks for. */
export const ActFields = ({
  name,
  typed,
  onType,
}: {
  readonly name: ActName;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}) => {
  const note = noteOf[name];
  return (
    <>
      {name === 'MOVE_SHIPMENTS' ? (
        <FlightField value={typed.flight} onType={(flight) => onType({ ...typed, flight })} />
      ) : null}
      {name === 'HOLD_SHIPMENTS' ? (
        <HoldField value={typed.hold} onType={(hold) => onType({ ...typed, hold })} />
      ) : null}
      {note ? (
        <PlainInput
          label={note.label}
          required={note.required}
          maxLength={1000}
          value={typed.note}
          onChange={({ target }) => onType({ ...typed, note: target.value })}
        />
      ) : null}
    </>
  );
};
