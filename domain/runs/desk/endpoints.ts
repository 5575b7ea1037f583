import * as z from 'zod/mini';
import { DriverBlock } from '../../drivers/driving/drive-blocks.ts';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { VehicleBlock } from '../../vehicles/assigning/vehicle-blocks.ts';
import { AirportForm } from '../airport/planned.ts';
import { RunEntry } from '../entry.ts';
import { leftOutReasons } from '../planning/left-out.ts';
import { PlanningSetting } from '../planning/planning-setting.ts';
import { Seen } from '../positions/seen.ts';
import { assignRefusals, changedRefusals } from '../refusals.ts';
import { MOST_STOPS, PositionOf, Run, VisitToMake } from '../run.ts';
import { OrderedVisit, RunAct, RunForm, VanOfDay } from './run-form.ts';

const params = z.object({ id: z.uuid() });

/** A run with what stands against its van and driver now: a paper that expired, a fault, an absence. */
export const RunOnBoard = z.object({
  run: Run,
  blocks: z.object({ vehicle: z.array(VehicleBlock), driver: z.array(DriverBlock) }),
  /** Where its van was last, while it is on the road. */
  seen: z.optional(Seen),
});
export type RunOnBoard = z.infer<typeof RunOnBoard>;

/** What dispatch does with runs. */
export const deskRunEndpoints = {
  board: endpoint('GET /api/desk/runs', {
    summary:
      'The board of a day: its runs in the order of their vans, the visits of bookings that are in none of them, where the yard is and how drives are reckoned.',
    access: 'run.read',
    query: z.object({ day: CalendarDay }),
    reply: z.object({
      runs: z.array(RunOnBoard),
      /** Runs that bring a flight to its airline, in the order in which they leave. */
      airport: z.array(RunOnBoard),
      /** Visits of pickups on this day that no run has, in the order of their slots. */
      open: z.array(VisitToMake),
      /** Pickups of this day that cannot be driven to: their request is not confirmed, or nobody knows where the ZIP code is. */
      notReady: z.array(z.object({ booking: z.string(), because: z.string() })),
      yard: PositionOf,
      planning: PlanningSetting,
    }),
  }),
  plan: endpoint('POST /api/desk/runs/plan', {
    summary:
      'Proposes runs for a day from the vans and drivers given: pinned stops first, then as many as fit, then the fewest miles. What does not fit is named with its reason. Nothing is written.',
    access: 'run.manage',
    body: z.strictObject({
      day: CalendarDay,
      vans: z.array(VanOfDay).check(z.minLength(1, 'Choose a van and a driver.'), z.maxLength(10)),
      /** Stops that stay with their van, in their turn: by the id of the vehicle. */
      pinned: z.record(z.uuid(), z.array(OrderedVisit).check(z.maxLength(MOST_STOPS))),
    }),
    reply: z.object({
      runs: z.array(z.object({ ...VanOfDay.shape, stops: z.array(OrderedVisit) })),
      leftOut: z.array(z.object({ stop: z.string(), reason: z.enum(leftOutReasons), alone: z.boolean() })),
    }),
    refusals: {
      VEHICLE_NOT_FOUND: assignRefusals.VEHICLE_NOT_FOUND,
      DRIVER_NOT_FOUND: assignRefusals.DRIVER_NOT_FOUND,
      /** Of the first van or driver that is blocked. */
      NOT_ASSIGNABLE: assignRefusals.NOT_ASSIGNABLE,
      /** The same van or driver is there twice. */
      TWICE: 422,
      OUTSIDE_HOURS: assignRefusals.OUTSIDE_HOURS,
    },
  }),
  save: endpoint('PUT /api/desk/runs/{id}', {
    summary:
      'Makes a run under an id that the device made, or changes one that is planned or released: van, driver, hours, stops and their order. The same sent again changes nothing.',
    access: 'run.manage',
    params,
    body: z.strictObject({
      /** 0 for a new run. */
      version: z.int().check(z.minimum(0)),
      form: RunForm,
    }),
    reply: RunOnBoard,
    refusals: { ...changedRefusals, ...assignRefusals },
  }),
  saveAirport: endpoint('PUT /api/desk/airport-runs/{id}', {
    summary:
      'Makes an airport run under an id that the device made, or changes one that has not begun: a van and a driver bring the load of a flight to its airline. The same sent again changes nothing.',
    access: 'run.manage',
    params,
    body: z.strictObject({
      /** 0 for a new run. */
      version: z.int().check(z.minimum(0)),
      form: AirportForm,
    }),
    reply: RunOnBoard,
    refusals: {
      ...changedRefusals,
      ...assignRefusals,
      FLIGHT_NOT_FOUND: 422,
      /** The airline has it already, or it is canceled. */
      FLIGHT_LEFT: 409,
      /** Nobody knows where the airline takes its cargo. */
      DOCK_UNKNOWN: 422,
    },
  }),
  act: endpoint('POST /api/desk/runs/{id}/acts', {
    summary:
      'Gives a run to its driver or takes it back, cancels it, takes stops off it, hands it over to another van or driver, or ends it.',
    access: 'run.manage',
    params,
    body: z.strictObject({ version: z.int().check(z.minimum(1)), act: RunAct }),
    reply: RunOnBoard,
    refusals: { ...changedRefusals, ...assignRefusals },
  }),
  show: endpoint('GET /api/desk/runs/{id}', {
    summary: 'One run with its history, newest first.',
    access: 'run.read',
    params,
    reply: z.object({ ...RunOnBoard.shape, history: z.array(RunEntry) }),
    refusals: { RUN_NOT_FOUND: 404 },
  }),
} as const;
