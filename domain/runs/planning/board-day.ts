import type { Position } from '../../departures/slots/distance.ts';
import type { Vehicle } from '../../vehicles/vehicle.ts';
import type { OrderedVisit, VanOfDay } from '../desk/run-form.ts';
import { type Span, stopIdOf, type VisitToMake } from '../run.ts';
import type { DayToPlan, StopToPlan, VanToPlan } from './day.ts';
import { minutesOf, spanOn } from './minutes.ts';
import type { PlanningSetting } from './planning-setting.ts';

/** A van is full by pounds and by space; nobody counts its pieces. */
const ANY_PIECES = Number.MAX_SAFE_INTEGER;

/** A vehicle as far as a plan depends on it. */
export type PlannedVehicle = Pick<Vehicle, 'id' | 'payloadLb' | 'volumeFt3'>;

/** Where the yard is, and how days are planned. */
export interface PlanningFacts {
  readonly yard: Position;
  readonly planning: PlanningSetting;
}

/** A visit of a day as the planning takes it. */
export const stopToPlan = (
  day: string,
  visit: Pick<VisitToMake, 'booking' | 'visit' | 'position' | 'window' | 'minutes' | 'brings' | 'takes'>,
  pinned?: StopToPlan['pinned'],
): StopToPlan => ({
  id: stopIdOf(visit),
  place: visit.position,
  windows: [minutesOf(day, visit.window)],
  minutes: visit.minutes,
  ...(visit.brings && { brings: visit.brings }),
  ...(visit.takes && { takes: visit.takes }),
  ...(pinned && { pinned }),
});

/** A van with its driver as the planning takes it: from the yard and back to it, with lunch. */
export const vanToPlan = (
  day: string,
  { id, payloadLb, volumeFt3 }: PlannedVehicle,
  hours: Span,
  { yard, planning: { lunch } }: PlanningFacts,
): VanToPlan => ({
  id,
  carries: { lb: payloadLb, cubicFeet: volumeFt3, pieces: ANY_PIECES },
  start: yard,
  end: yard,
  shift: minutesOf(day, hours),
  lunch: { minutes: lunch.minutes, ...minutesOf(day, spanOn(day, lunch)) },
});

/** What is on the board of a day. */
export interface BoardDay extends PlanningFacts {
  readonly day: string;
  readonly visits: readonly VisitToMake[];
  readonly vans: readonly VanOfDay[];
  readonly vehicles: readonly PlannedVehicle[];
  /** Stops that stay with their van, in their turn: by the id of the vehicle. */
  readonly pinned?: Readonly<Record<string, readonly Pick<OrderedVisit, 'booking' | 'visit'>[]>>;
}

/**
 * The day of a board for `planDay` and `drivenAsOrdered`: ids of stops are those of runs, ids of vans those of vehicles. A van whose
 * vehicle is not known is left out.
 */
export const boardDay = ({ day, visits, vans, vehicles, pinned = {}, ...facts }: BoardDay): DayToPlan => {
  const pins = new Map(
    Object.entries(pinned).flatMap(([van, stops]) =>
      stops.map((stop, index) => [stopIdOf(stop), { van, turn: index + 1 }] as const),
    ),
  );
  return {
    stops: visits.map((visit) => stopToPlan(day, visit, pins.get(stopIdOf(visit)))),
    vans: vans.flatMap((van) => {
      const vehicle = vehicles.find(({ id }) => id === van.vehicleId);
      return vehicle === undefined ? [] : [vanToPlan(day, vehicle, spanOn(day, van), facts)];
    }),
  };
};
