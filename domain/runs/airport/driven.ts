import { ok, refuse } from '../../kernel/result.ts';
import { believed } from '../../vehicles/said-at.ts';
import type { DriveAct } from '../driving/act.ts';
import {
  type DrivenRun,
  type Drove,
  endRefusal,
  type Heard,
  NOT_REACHED,
  next,
  started,
} from '../driving/driven-run.ts';
import { isOpenStop } from '../lifecycle.ts';
import type { AirlineProof } from './airline-proof.ts';
import { flightWords, missingOf, type Trip } from './trip.ts';

type Of<Kind extends DriveAct['kind']> = Extract<DriveAct, { readonly kind: Kind }>;

const withTrip = <R extends DrivenRun>(
  run: R,
  trip: Trip,
  change: Partial<Trip>,
  at: string,
  heard: Heard,
): R => next(run, { ...started(run, at), airport: { ...trip, ...change } }, heard);

/** Why a label does not go onto the van; undefined when it does, or is there already. */
export const notListed = (trip: Pick<Trip, 'flight' | 'flightNumber' | 'list'>, code: string) =>
  trip.list?.codes.includes(code)
    ? undefined
    : refuse(
        'PIECE_NOT_LISTED',
        `Piece ${code} is not on the list of ${flightWords(trip)}. Leave it at our dock.`,
      );

/** A piece that is on the van. Two phones may scan it; it counts once. */
const loaded = <R extends DrivenRun>(run: R, trip: Trip, { code }: Of<'LOAD'>, heard: Heard): Drove<R> => {
  const refused = notListed(trip, code);
  if (refused !== undefined) return refused;
  if (trip.scanned.includes(code) || !isOpenStop(trip.state)) return ok({ run });
  return ok({ run: next(run, { airport: { ...trip, scanned: [...trip.scanned, code] } }, heard) });
};

/** The van leaves for the airline. What stays behind is said with its reason. */
const left = <R extends DrivenRun>(
  run: R,
  trip: Trip,
  { without }: Of<'START'>,
  at: string,
  heard: Heard,
): Drove<R> => {
  if (run.state === 'UNDER_WAY' || run.state === 'ENDED') return ok({ run });
  const missing = missingOf(trip).length;
  if (missing > 0 && without === undefined)
    return refuse(
      'PIECES_MISSING',
      `${missing === 1 ? '1 piece is' : `${missing} pieces are`} not on the van. Scan them, or say why they stay.`,
    );
  const said = missing > 0 && without !== undefined ? { without } : {};
  return ok({ run: withTrip(run, trip, { state: 'NEXT', ...said }, at, heard) });
};

const ends = { TENDERED: 'DONE', TURNED_AWAY: 'FAILED' } as const;

/** What the airline said, with its proof. The same proof again changes nothing. */
const answered = <R extends DrivenRun>(
  run: R,
  trip: Trip,
  { kind: outcome, proof: sent }: Of<'TENDERED' | 'TURNED_AWAY'>,
  at: string,
  heard: Heard,
): Drove<R> => {
  if (trip.proof?.id === sent.id) return ok({ run });
  const refusal = endRefusal(trip, at);
  if (refusal !== undefined) return refusal;
  const { arrivedAt = at } = trip;
  // Two phones may have different clocks, and nobody leaves before they arrive.
  const [, endedAt = at] = [arrivedAt, at].toSorted();
  const proof = { outcome, at: endedAt, heardAt: heard.at, by: heard.by, ...sent } as AirlineProof;
  return ok({ run: withTrip(run, trip, { state: ends[outcome], arrivedAt, endedAt, proof }, at, heard) });
};

/** The van is back. A load that did not reach the airline is open for another run. */
const back = <R extends DrivenRun>(run: R, trip: Trip, at: string, heard: Heard): R =>
  next(
    run,
    {
      startedAt: run.startedAt ?? at,
      state: 'ENDED',
      endedAt: at,
      airport: isOpenStop(trip.state)
        ? { ...trip, state: 'TAKEN_OFF', because: NOT_REACHED, endedAt: at }
        : trip,
    },
    heard,
  );

const arrived = <R extends DrivenRun>(run: R, trip: Trip, at: string, heard: Heard): R =>
  trip.arrivedAt !== undefined || !isOpenStop(trip.state)
    ? run
    : withTrip(run, trip, { state: 'ARRIVED', arrivedAt: at }, at, heard);

/**
 * An airport run after what its driver told, by the same rules as another run: it happened, twice the same changes nothing, and only what
 * cannot be true is refused.
 */
export const drivenToAirport = <R extends DrivenRun>(
  run: R,
  trip: Trip,
  act: DriveAct,
  heard: Heard,
): Drove<R> => {
  const at = believed(act.at, heard.at);
  if ('stop' in act && act.stop !== trip.flight)
    return refuse('STOP_NOT_FOUND', 'This stop is not on your run. Call dispatch.');
  if (act.kind === 'TENDERED' || act.kind === 'TURNED_AWAY') return answered(run, trip, act, at, heard);
  if (run.state === 'CANCELLED')
    return refuse(
      'RUN_CANCELLED',
      `This run was canceled: ${run.because ?? 'dispatch changed it'}. Call dispatch.`,
    );
  switch (act.kind) {
    case 'LOAD':
      return loaded(run, trip, act, heard);
    case 'START':
      return left(run, trip, act, at, heard);
    case 'ARRIVE':
      return ok({ run: arrived(run, trip, at, heard) });
    case 'END':
      return ok({ run: run.state === 'ENDED' ? run : back(run, trip, at, heard) });
    default:
      return ok({ run });
  }
};
