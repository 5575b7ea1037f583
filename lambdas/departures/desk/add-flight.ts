import { createHash } from 'node:crypto';
import {
  type AddedFlight,
  addedFlight,
  addedFlightProblems,
  proposedFlight,
} from '#domain/departures/added-flight.ts';
import type { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { addedFlightId } from '#domain/departures/flight-id.ts';
import type { FlightsSetting } from '#domain/departures/flights-setting.ts';
import { flightState } from '#domain/departures/lifecycle.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { announcement } from '../record-change.ts';
import type { FlightStore } from '../store/flight-store.ts';

interface ProposeDeps {
  readonly readSettings: () => Promise<{ readonly schedule: Schedule; readonly flights: FlightsSetting }>;
}

export interface AddDeps extends ProposeDeps, Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly store: Pick<FlightStore, 'find' | 'ofLane' | 'addedBy' | 'add'>;
}

/** Proposes a flight of a lane for a day, by the rule of its weekly one. */
export const proposeFlight =
  ({ readSettings }: ProposeDeps): UseCase<typeof departureEndpoints.propose> =>
  async ({ query: { to, day } }) => {
    const { schedule, flights: setting } = await readSettings();
    return ok({ flight: proposedFlight({ schedule, setting }, to, day) });
  };

const hashOf = (flight: AddedFlight): string =>
  createHash('sha256').update(JSON.stringify(flight)).digest('hex');

const shown = (record: FlightRecord, now: Date) => ({ ...record, state: flightState(record, now) });

type Adding = Parameters<UseCase<typeof departureEndpoints.add>>[0];

/** The flight that this request has added before; undefined for a new one. */
const addedBefore = async ({ store, clock }: AddDeps, { headers, caller, body }: Adding) => {
  const known = await store.addedBy(caller.userId, headers['idempotency-key']);
  if (known === undefined) return undefined;
  if (known.asked !== hashOf(body.flight))
    return refuse('KEY_USED', 'A flight was added with this form already. Open the form again.', {
      flight: known.id,
    });
  const flight = await store.find(known.id);
  return flight && ok(shown(flight, clock()));
};

/** One try, and another when somebody else added a flight to this lane and day in between, or the same request came twice. */
const tryOnce = async (deps: AddDeps, { headers, caller, body, correlationId }: Adding) => {
  const { store, clock, newId } = deps;
  const { flight } = body;
  const { to, day } = flight;
  const known = await store.ofLane(to, { first: day, last: day });
  const id = addedFlightId(
    to,
    day,
    known.map((one) => one.id),
  );
  if (id === undefined)
    return refuse('TOO_MANY_FLIGHTS', 'This day has as many flights as can be told apart.');
  const now = clock();
  const record = addedFlight(flight, id, now.toISOString());
  const recorded = announcement(record, { by: caller.userId, correlationId }, newId);
  const claim = { by: caller.userId, key: headers['idempotency-key'], asked: hashOf(flight) };
  return (await store.add(record, recorded, claim, now)) ? ok(shown(record, now)) : again;
};

/** Adds a flight beside those of the schedule, once for each request. */
export const addFlight =
  (deps: AddDeps): UseCase<typeof departureEndpoints.add> =>
  (request) =>
    untilWritten(`The flights to ${request.body.flight.to} on ${request.body.flight.day}`, async () => {
      const before = await addedBefore(deps, request);
      if (before) return before;
      const { schedule } = await deps.readSettings();
      const [problem] = addedFlightProblems(schedule, request.body.flight, deps.clock());
      if (problem) return refuse('FLIGHT_IMPOSSIBLE', `${problem.message}.`, { ...problem });
      return tryOnce(deps, request);
    });
