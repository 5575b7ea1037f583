import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { VehicleBlock } from './assigning/vehicle-blocks.ts';
import { Miles } from './care/odometer.ts';
import { DeskAct, RoadReport, VehicleEntry } from './changes/acts.ts';
import { changedRefusals, readingRefusals, saveRefusals } from './refusals.ts';
import { CostEntry } from './road/cost.ts';
import { VehicleNow } from './summary.ts';
import { Vehicle, VehicleForm } from './vehicle.ts';

const params = z.object({ id: z.uuid() });
const fileRefusals = { FILE_NOT_FOUND: 422 } as const;

/** A vehicle as a driver sees it: without its papers, its plan, and who warned whom. */
export const DrivenVehicle = z.object({
  ...z.pick(Vehicle, {
    id: true,
    version: true,
    name: true,
    plate: true,
    odometer: true,
    faults: true,
    inspected: true,
  }).shape,
  /** Why it may not be driven now. */
  blocks: z.array(VehicleBlock),
});
export type DrivenVehicle = z.infer<typeof DrivenVehicle>;

/** The endpoints of vehicles. */
export const vehicleEndpoints = {
  list: endpoint('GET /api/desk/vehicles', {
    summary:
      'All vehicles as they are now: state, what blocks them, work that is due. With a day also what blocks each one on that day, so that a run can be planned.',
    access: 'vehicle.read',
    query: z.object({ day: z.optional(CalendarDay) }),
    reply: z.object({
      vehicles: z.array(z.extend(VehicleNow, { onDay: z.optional(z.array(VehicleBlock)) })),
    }),
  }),
  show: endpoint('GET /api/desk/vehicles/{id}', {
    summary: 'One vehicle with its history and what was paid for it on the road, newest first.',
    access: 'vehicle.read',
    params,
    reply: z.extend(VehicleNow, { history: z.array(VehicleEntry), costs: z.array(CostEntry) }),
    refusals: { VEHICLE_NOT_FOUND: 404 },
  }),
  save: endpoint('PUT /api/desk/vehicles/{id}', {
    summary:
      'Enters a vehicle under an id that the device made, or changes what is known of it. The same sent again changes nothing.',
    access: 'vehicle.manage',
    params,
    body: z.strictObject({
      /** 0 for a new vehicle. */
      version: z.int().check(z.minimum(0)),
      form: VehicleForm,
      /** What the odometer of a new vehicle shows. */
      miles: z.optional(Miles),
    }),
    reply: VehicleNow,
    refusals: { ...saveRefusals, ...fileRefusals, MILES_MISSING: 422 },
  }),
  act: endpoint('POST /api/desk/vehicles/{id}/acts', {
    summary:
      'Takes a vehicle out of service or puts it back, retires it, plans days in the shop, records work that was done, says how a fault ended, or takes back a wrong entry of what was paid.',
    access: 'vehicle.manage',
    params,
    body: z.strictObject({ version: z.int().check(z.minimum(1)), act: DeskAct }),
    reply: VehicleNow,
    refusals: { ...changedRefusals, ...fileRefusals },
  }),
  report: endpoint('POST /api/drive/vehicles/{id}/reports', {
    summary:
      'What a driver reports: the odometer, the inspection before the day with photos of faults, fuel or a toll with a photo of the receipt. Sent again, it is recorded once.',
    access: 'run.manage',
    params,
    body: z.strictObject({ report: RoadReport }),
    reply: z.object({ vehicle: DrivenVehicle }),
    refusals: { VEHICLE_NOT_FOUND: 404, REPORT_NOT_POSSIBLE: 409, ...readingRefusals, ...fileRefusals },
  }),
} as const;
