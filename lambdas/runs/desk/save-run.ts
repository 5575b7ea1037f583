import type { Booking } from '#domain/bookings/booking.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { acted } from '#domain/runs/changes/acted.ts';
import { saved } from '#domain/runs/changes/saved.ts';
import type { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import type { RunForm } from '#domain/runs/desk/run-form.ts';
import type { Run } from '#domain/runs/run.ts';
import type { BookedVisits } from '../../bookings/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeRun } from '../change/change-run.ts';
import { byStop, type FactDeps, type Facts, readFacts, sorted } from '../facts.ts';
import { type Fleet, foundCrew } from '../fleet.ts';
import type { PositionStore } from '../positions/position-store.ts';
import type { ReadFlightLoad } from './flight-load.ts';
import { shown } from './show-board.ts';

type Endpoints = typeof deskRunEndpoints;

export interface SaveDeps extends ChangeDeps, FactDeps {
  readonly visits: Pick<BookedVisits, 'bookingsNow'>;
  readonly fleet: Fleet;
  readonly flightLoad: ReadFlightLoad;
  readonly positions: Pick<PositionStore, 'last'>;
}

const noSuchRun = () => refuse('RUN_NOT_FOUND', 'There is no such run.');

/** The visits of a form's bookings on its day to which somebody can drive, by the ids of their stops. */
const visitsOf = (bookings: readonly Booking[], { day }: RunForm, { known }: Facts) =>
  byStop(
    sorted(
      bookings.flatMap((booking) =>
        booking.visits.filter(({ slot }) => slot.day === day).map((visit) => ({ booking, visit })),
      ),
      known,
    ).visits,
  );

/** The run after a change with what stands against its van and driver. */
export const answer = async (deps: Pick<SaveDeps, 'fleet' | 'clock' | 'positions'>, run: Run | undefined) =>
  run === undefined ? noSuchRun() : ok(await shown(deps, run));

/** Makes a run, or changes one. */
export const saveRun =
  (deps: SaveDeps): UseCase<Endpoints['save']> =>
  async ({ params: { id }, body: { version, form }, caller, correlationId }) => {
    const result = await changeRun<EndpointRefusal<Endpoints['save']>>(deps, {
      id,
      by: caller.userId,
      correlationId,
      decide: async (before, now) => {
        const references = [...new Set(form.stops.map(({ booking }) => booking))];
        const [crew, facts, bookings] = await Promise.all([
          foundCrew(deps.fleet, form),
          readFacts(deps),
          deps.visits.bookingsNow(references),
        ]);
        if (!crew.ok) return crew;
        const by = { by: caller.userId, at: now.toISOString() };
        const visits = visitsOf(bookings, form, facts);
        return saved(before, { id, version, form, ...by }, { ...facts, ...crew.value, visits });
      },
    });
    return result.ok ? answer(deps, result.value) : result;
  };

/** What dispatch does with a run. */
export const actOnRun =
  (deps: SaveDeps): UseCase<Endpoints['act']> =>
  async ({ params: { id }, body: { version, act }, caller, correlationId }) => {
    const result = await changeRun<EndpointRefusal<Endpoints['act']>>(deps, {
      id,
      by: caller.userId,
      correlationId,
      text: 'because' in act ? act.because : undefined,
      decide: async (before, now) => {
        if (before === undefined) return noSuchRun();
        const [crew, facts] = await Promise.all([
          foundCrew(deps.fleet, act.kind === 'HAND_OVER' ? act : before),
          readFacts(deps),
        ]);
        if (!crew.ok) return crew;
        const by = { version, by: caller.userId, at: now.toISOString() };
        const { airport } = before;
        const isGiven = act.kind === 'RELEASE' && airport !== undefined;
        const flight = isGiven ? await deps.flightLoad(airport.flight, now) : undefined;
        return acted(before, act, by, { ...facts, ...crew.value, flight });
      },
    });
    return result.ok ? answer(deps, result.value) : result;
  };
