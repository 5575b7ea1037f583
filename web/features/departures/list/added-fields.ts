import { AddedFlight, addedFlightProblems, type ProposedFlight } from '#domain/departures/added-flight.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import {
  type FieldProblems,
  firstOfEach,
  problemsOf,
  type TypedFlight,
  typedFlight,
  valuesOf,
} from '../page/override-fields.ts';

/** The form as typed. The country and the day are chosen before the other fields are proposed. */
export interface TypedAdded extends Omit<TypedFlight, 'day'> {
  readonly originAirport: string;
}

/** What the rule proposes, as the form shows it. */
export const typedProposal = ({ originAirport, ...flight }: ProposedFlight): TypedAdded => {
  const { day: _chosen, ...typed } = typedFlight(flight);
  return { ...typed, originAirport };
};

/** What was typed as the API takes it, or the problems of its fields. A problem of the day is about what was chosen. */
export const readAdded = (
  { to, day }: Pick<ProposedFlight, 'to' | 'day'>,
  { originAirport, ...typed }: TypedAdded,
  schedule: Schedule,
  now: Date,
): { readonly flight: AddedFlight } | { readonly problems: FieldProblems & { originAirport?: string } } => {
  const asked = {
    to,
    originAirport: originAirport.trim().toUpperCase(),
    ...valuesOf({ ...typed, day }),
    // An added flight has an airline, so an empty field is a problem and not left out.
    carrier: typed.carrier,
    flightNumber: typed.flightNumber.trim().toUpperCase(),
  };
  const parsed = AddedFlight.safeParse(asked);
  if (!parsed.success) return { problems: problemsOf(parsed.error.issues) };
  const problems = addedFlightProblems(schedule, parsed.data, now);
  return problems.length > 0
    ? { problems: firstOfEach(problems.map(({ field, message }) => [field, message])) }
    : { flight: parsed.data };
};
