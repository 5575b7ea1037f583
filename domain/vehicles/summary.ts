import * as z from 'zod/mini';
import { newYorkDay } from '../kernel/new-york.ts';
import { momentOf } from './assigning/hours.ts';
import { VehicleBlock, vehicleBlocks, vehicleState } from './assigning/vehicle-blocks.ts';
import { WorkDue, workDue } from './care/maintenance.ts';
import { next } from './changes/step.ts';
import { type Use, vehicleStates } from './lifecycle.ts';
import { toldAfter, type Warned, warningsDue } from './papers/expiry.ts';
import { datedPapers, type VehiclePaper, vehiclePapers } from './papers/paper.ts';
import { Vehicle } from './vehicle.ts';

/** A vehicle with what follows from its facts and the clock. */
export const VehicleNow = z.object({
  vehicle: Vehicle,
  state: z.enum(vehicleStates),
  /** Why it may not be assigned now. */
  blocks: z.array(VehicleBlock),
  due: z.array(WorkDue),
});
export type VehicleNow = z.infer<typeof VehicleNow>;

/** A vehicle as it is at an instant. */
export const vehicleNow = (vehicle: Vehicle, now: Date, use?: Use): VehicleNow => ({
  vehicle,
  state: vehicleState(vehicle, now, use),
  blocks: [...vehicleBlocks(vehicle, momentOf(now))],
  due: vehicle.plan.map((work) => workDue(work, vehicle.odometer.miles, newYorkDay(now))),
});

/** What has to be told today about the papers of a vehicle, with the vehicle once it is told. Nobody needs those of a retired one. */
export const warned = (before: Vehicle, at: string): Warned<Vehicle, VehiclePaper> => {
  const papers = datedPapers(vehiclePapers, before.papers);
  const warnings =
    before.recorded === 'RETIRED' ? [] : warningsDue(papers, before.told, newYorkDay(Date.parse(at)));
  if (warnings.length === 0) return { after: before, warnings };
  return { after: next(before, { told: toldAfter(papers, before.told, warnings) }, { at }), warnings };
};
