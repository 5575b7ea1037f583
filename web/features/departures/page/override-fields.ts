import type { Flight } from '#domain/departures/flight.ts';
import { FlightOverride, type OverrideProblem, overrideProblems } from '#domain/departures/override.ts';
import { onNewYorkClocks } from '#domain/kernel/new-york.ts';
import { numberIn } from '#web/ui/forms/typed-number.ts';

/** The form as typed. Cutoffs are New York wall clocks, `2026-12-01T14:00`. */
export interface TypedFlight {
  readonly day: string;
  readonly departureTime: string;
  readonly cargoCutoff: string;
  readonly bookingCutoff: string;
  readonly etaFrom: string;
  readonly etaTo: string;
  readonly carrier: string;
  readonly flightNumber: string;
  readonly aircraft: string;
  readonly lb: string;
  readonly pieces: string;
  readonly largestPieceLb: string;
}
export type TypedField = keyof TypedFlight;

const wallClock = (instant: string) => {
  const clocks = onNewYorkClocks(new Date(instant)).toISOString();
  return { day: clocks.slice(0, 10), time: clocks.slice(11, 16) };
};

/** A flight as the API takes it, as the form shows it. */
export const typedFlight = ({
  day,
  departureTime = '',
  cargoCutoff,
  bookingCutoff,
  eta,
  carrier = '',
  flightNumber = '',
  aircraft = 'PASSENGER',
  capacity,
}: FlightOverride): TypedFlight => ({
  day,
  departureTime,
  cargoCutoff: `${cargoCutoff.day}T${cargoCutoff.time}`,
  bookingCutoff: `${bookingCutoff.day}T${bookingCutoff.time}`,
  etaFrom: eta.from,
  etaTo: eta.to,
  carrier,
  flightNumber,
  aircraft,
  lb: String(capacity.lb),
  pieces: String(capacity.pieces),
  largestPieceLb: String(capacity.largestPieceLb),
});

/** A flight as it is, as the form shows it. */
export const typedOf = (flight: Flight): TypedFlight =>
  typedFlight({
    ...flight,
    cargoCutoff: wallClock(flight.cargoCutoff),
    bookingCutoff: wallClock(flight.bookingCutoff),
  });

const localTime = (typed: string) => ({ day: typed.slice(0, 10), time: typed.slice(11, 16) });

/** What was typed as values of the API, which its schema then checks. */
export const valuesOf = (typed: TypedFlight) => ({
  day: typed.day,
  ...(typed.departureTime ? { departureTime: typed.departureTime } : {}),
  cargoCutoff: localTime(typed.cargoCutoff),
  bookingCutoff: localTime(typed.bookingCutoff),
  eta: { from: typed.etaFrom, to: typed.etaTo },
  ...(typed.carrier.trim() ? { carrier: typed.carrier.trim() } : {}),
  ...(typed.flightNumber.trim() ? { flightNumber: typed.flightNumber.trim().toUpperCase() } : {}),
  aircraft: typed.aircraft,
  capacity: {
    lb: numberIn(typed.lb),
    pieces: numberIn(typed.pieces),
    largestPieceLb: numberIn(typed.largestPieceLb),
  },
});

/** The field of the form that an issue of the schema is about. */
const fieldOf = ([first, second]: readonly PropertyKey[]): TypedField => {
  if (first === 'eta') return second === 'to' ? 'etaTo' : 'etaFrom';
  return (first === 'capacity' ? second : first) as TypedField;
};

export type FieldProblems = Readonly<Partial<Record<TypedField, string>>>;

/** The first problem of each field. */
export const firstOfEach = (problems: readonly (readonly [TypedField, string])[]): FieldProblems =>
  Object.fromEntries(problems.toReversed());

/** What a schema says is wrong, by the fields of the form. */
export const problemsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldProblems =>
  firstOfEach(
    issues.map(({ path, message }) => [
      fieldOf(path),
      message === 'Invalid input' ? 'Give a number' : message,
    ]),
  );

/** What was typed as the API takes it, or the problems of its fields. */
export const readFlight = (
  flight: Flight,
  typed: TypedFlight,
  now: Date,
): { readonly override: FlightOverride } | { readonly problems: FieldProblems } => {
  const parsed = FlightOverride.safeParse(valuesOf(typed));
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) };
  const problems = overrideProblems(flight, parsed.data, now);
  if (problems.length > 0)
    return { problems: firstOfEach(problems.map(({ field, message }: OverrideProblem) => [field, message])) };
  return { override: parsed.data };
};
