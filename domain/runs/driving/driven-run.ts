import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { type Result, refuse } from '../../kernel/result.ts';
import { isOpenStop } from '../lifecycle.ts';
import type { Run, Stop } from '../run.ts';
import type { Proof } from './proof.ts';

/** Which driver tells it, and when we hear of it: ISO 8601. */
export interface Heard {
  readonly by: string;
  readonly at: string;
}

/** A stop as far as what a driver tells depends on it, or changes it. */
export type DrivenStop = Pick<
  Stop,
  'id' | 'booking' | 'visit' | 'state' | 'nextAt' | 'arrivedAt' | 'endedAt' | 'proof' | 'because'
>;

/** The same of a run: the server has all of it, the phone of its driver only what they see. */
export interface DrivenRun
  extends Pick<
    Run,
    | 'id'
    | 'version'
    | 'state'
    | 'driverId'
    | 'earlierDrivers'
    | 'startedAt'
    | 'endedAt'
    | 'because'
    | 'airport'
  > {
  readonly stops: readonly DrivenStop[];
}

/** A run after what a driver told, or the same run where that is known, with the proof that is new. */
export interface Driven<R extends DrivenRun = Run> {
  readonly run: R;
  readonly proof?: Proof;
}

/** Why a driver's phone is refused. */
export const drivenRefusals = {
  /** Another driver has it. */
  RUN_NOT_YOURS: 409,
  RUN_CANCELLED: 409,
  STOP_NOT_FOUND: 404,
  /** It was taken off before the driver was there. */
  STOP_OFF: 409,
  /** Another proof of it is kept. */
  STOP_ENDED: 409,
  /** It is not on the list of the flight that the van brings to its airline. */
  PIECE_NOT_LISTED: 409,
  /** Pieces of the flight are not on the van, and nobody says why. */
  PIECES_MISSING: 409,
} as const;

export type Drove<R extends DrivenRun> = Result<Driven<R>, never, RefusalsOf<typeof drivenRefusals>>;

/** The next version of a run. */
export const next = <R extends DrivenRun>(run: R, change: Partial<DrivenRun>, { at }: Heard): R => ({
  ...run,
  ...change,
  version: run.version + 1,
  changedAt: at,
});

/** A run that is under way: whoever arrives somewhere has left the yard. One that is over stays so. */
export const started = (run: DrivenRun, at: string): Partial<DrivenRun> =>
  run.state === 'ENDED' || run.state === 'CANCELLED'
    ? {}
    : { state: 'UNDER_WAY', startedAt: run.startedAt ?? at };

/** Why a stop cannot end so: it was taken off before the driver was there, or it has ended. */
export const endRefusal = (stop: Pick<DrivenStop, 'state' | 'endedAt' | 'because'>, at: string) => {
  if (stop.state !== 'TAKEN_OFF')
    return isOpenStop(stop.state)
      ? undefined
      : refuse('STOP_ENDED', 'This stop has ended already, with another proof.');
  return at <= (stop.endedAt ?? '')
    ? undefined
    : refuse(
        'STOP_OFF',
        `This stop was taken off your run: ${stop.because ?? 'dispatch changed it'}. Call dispatch.`,
      );
};

/** Why a stop is off a run that ended before anybody came there. */
export const NOT_REACHED = 'the run ended before it';
