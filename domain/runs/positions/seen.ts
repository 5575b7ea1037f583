import * as z from 'zod/mini';
import { milesBetween } from '../../departures/slots/distance.ts';
import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { believed } from '../../vehicles/said-at.ts';
import type { PhonePosition } from '../driving/phone-position.ts';
import { isOpenStop } from '../lifecycle.ts';
import type { Run } from '../run.ts';

/** Where a van was last, in degrees of about ten meters, and when. ISO 8601 UTC. */
export const Seen = z.object({ at: z.string(), latitude: z.number(), longitude: z.number() });
export type Seen = z.infer<typeof Seen>;

/** A phone says so often where it is, at most. */
export const SEEN_EVERY_MINUTES = 2;
/** Phones do not keep time to the second. */
const TOLERANCE_MS = 20_000;
const MINUTE_MS = 60_000;

const DEGREE_PARTS = 10_000;
const rounded = (degrees: number): number => Math.round(degrees * DEGREE_PARTS) / DEGREE_PARTS;

/** Why a position is not kept. */
export const seenRefusals = { RUN_NOT_FOUND: 404, NOT_ON_THE_ROAD: 409 } as const;

/**
 * Where a van was, if that is kept: only what its own driver says, while the run is on the road. Undefined for what is too soon after the
 * last one, or older than it.
 * @param last what is known. @param now ISO 8601.
 */
export const seenOnRoad = (
  run: Pick<Run, 'driverId' | 'state' | 'startedAt'> | undefined,
  said: PhonePosition,
  { by, now, last }: { readonly by: string; readonly now: string; readonly last: Seen | undefined },
): Result<Seen | undefined, never, RefusalsOf<typeof seenRefusals>> => {
  if (run === undefined || run.driverId !== by) return refuse('RUN_NOT_FOUND', 'You have no such run.');
  const at = believed(said.at, now);
  if (run.state !== 'UNDER_WAY' || at < (run.startedAt ?? ''))
    return refuse('NOT_ON_THE_ROAD', 'Where you are is not kept outside of a run.');
  const isSoon =
    last !== undefined &&
    Date.parse(at) - Date.parse(last.at) < SEEN_EVERY_MINUTES * MINUTE_MS - TOLERANCE_MS;
  return ok(
    isSoon ? undefined : { at, latitude: rounded(said.latitude), longitude: rounded(said.longitude) },
  );
};

/** Closer than that is there. */
const THERE_MILES = 0.2;

/** The place that somebody at dispatch knows a position by: the stop or the yard next to it, and how far that is. */
export const nearWords = (
  seen: Seen,
  stops: readonly Pick<Run['stops'][number], 'name' | 'position' | 'state'>[],
  yard: { readonly latitude: number; readonly longitude: number },
): string => {
  const open = stops.filter(({ state }) => isOpenStop(state) || state === 'DONE' || state === 'FAILED');
  const places = [
    { name: 'the yard', position: yard },
    ...open.map(({ name, position }) => ({ name, position })),
  ].map(({ name, position }) => ({ name, miles: milesBetween(seen, position) }));
  const [nearest] = places.toSorted((one, other) => one.miles - other.miles);
  if (nearest === undefined) return '';
  return nearest.miles <= THERE_MILES
    ? `near ${nearest.name}`
    : `${nearest.miles} ${nearest.miles === 1 ? 'mile' : 'miles'} from ${nearest.name}`;
};
