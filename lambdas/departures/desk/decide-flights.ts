import { acceptedWaybillProblem, departureProblem, withAirline } from '#domain/departures/airline.ts';
import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import { overridden, overrideProblems } from '#domain/departures/override.ts';
import { withTiming } from '#domain/departures/planning.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeFlightDeps, changeFlight } from './change-flight.ts';

const impossible = (field: string, message: string) =>
  refuse('FLIGHT_IMPOSSIBLE', `${message}.`, { field, message }).refusal;

/** Sets day, cutoffs, airline and capacity of a flight by hand. Schedule and settings no longer change what was set. */
export const overrideFlight =
  (deps: ChangeFlightDeps): UseCase<typeof departureEndpoints.override> =>
  async ({ params: { id }, body: { version, reason, flight: override }, caller, correlationId }) =>
    changeFlight(deps, {
      id,
      version,
      by: caller.userId,
      reason,
      correlationId,
      what: 'changed',
      next: (flight, now) => {
        const [problem] = overrideProblems(flight, override, now);
        if (problem) return impossible(problem.field, problem.message);
        return overridden(flight, override);
      },
    });

/** Names the airline that flies, its flight number and when it leaves. */
export const nameAirline =
  (deps: ChangeFlightDeps): UseCase<typeof departureEndpoints.nameAirline> =>
  async ({ params: { id }, body: { version, airline }, caller, correlationId }) =>
    changeFlight(deps, {
      id,
      version,
      by: caller.userId,
      correlationId,
      what: 'named',
      isDone: (flight) => withAirline(flight, airline) === undefined,
      next: (flight) => {
        const late = departureProblem(flight, airline);
        if (late !== undefined) return impossible('departureTime', late);
        const other = acceptedWaybillProblem(flight, airline);
        return other === undefined ? withAirline(flight, airline) : impossible('flightNumber', other);
      },
    });

/** Accepts or refuses the move that a changed schedule proposes for a flight that somebody has booked. */
export const decideProposal =
  (deps: ChangeFlightDeps): UseCase<typeof departureEndpoints.decide> =>
  async ({ params: { id }, body: { version, accept, reason }, caller, correlationId }) =>
    changeFlight(deps, {
      id,
      version,
      by: caller.userId,
      reason,
      correlationId,
      what: accept ? 'accepted' : 'refused',
      next: (flight) => {
        const { proposal, ...rest } = flight;
        if (proposal === undefined)
          return refuse('NO_PROPOSAL', 'There is nothing to decide about this flight.').refusal;
        if (accept) return withTiming(flight, proposal);
        const { proposedAt: _when, ...refused } = proposal;
        return { ...rest, refused };
      },
    });

/** Cancels a flight. Shipments hear it and find another one. */
export const cancelFlight =
  (deps: ChangeFlightDeps): UseCase<typeof departureEndpoints.cancel> =>
  async ({ params: { id }, body: { version, reason }, caller, correlationId }) =>
    changeFlight(deps, {
      id,
      version,
      by: caller.userId,
      reason,
      correlationId,
      what: 'cancelled',
      next: ({ proposal: _over, closing: _stopped, ...flight }) => ({
        ...flight,
        recorded: 'CANCELLED' as const,
      }),
    });
