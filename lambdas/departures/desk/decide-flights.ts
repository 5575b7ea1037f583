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
  async (request) =>
    changeFlight(deps, request, {
      what: 'changed',
      next: (flight, now) => {
        const { flight: override } = request.body;
        const [problem] = overrideProblems(flight, override, now);
        if (problem) return impossible(problem.field, problem.message);
        return overridden(flight, override);
      },
    });

/** Names the airline that flies, its flight number and when it leaves. */
export const nameAirline =
  (deps: ChangeFlightDeps): UseCase<typeof departureEndpoints.nameAirline> =>
  async (request) => {
    const { airline } = request.body;
    return changeFlight(deps, request, {
      what: 'named',
      isDone: (flight) => withAirline(flight, airline) === undefined,
      next: (flight) => {
        const late = departureProblem(flight, airline);
        if (late !== undefined) return impossible('departureTime', late);
        const other = acceptedWaybillProblem(flight, airline);
        return other === undefined ? withAirline(flight, airline) : impossible('flightNumber', other);
      },
    });
  };

/** Accepts or refuses the move that a changed schedule proposes for a flight that somebody has booked. */
export const decideProposal =
  (deps: ChangeFlightDeps): UseCase<typeof departureEndpoints.decide> =>
  async (request) => {
    const { accept } = request.body;
    return changeFlight(deps, request, {
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
  };

/** Cancels a flight. Shipments hear it and find another one. */
export const cancelFlight =
  (deps: ChangeFlightDeps): UseCase<typeof departureEndpoints.cancel> =>
  async (request) =>
    changeFlight(deps, request, {
      what: 'cancelled',
      next: ({ proposal: _over, closing: _stopped, ...flight }) => ({
        ...flight,
        recorded: 'CANCELLED' as const,
      }),
    });
