import { ok } from '../../kernel/result.ts';
import { toldAfter } from '../papers/expiry.ts';
import { datedPapers, vehiclePapers } from '../papers/paper.ts';
import type { Vehicle, VehicleForm } from '../vehicle.ts';
import { type By, changedMeanwhile, next, notPossible, type Stepped } from './step.ts';

/** A vehicle that is entered for the first time, with what its odometer shows. */
export const added = (id: string, form: VehicleForm, miles: number, { by, at }: By): Vehicle => ({
  id,
  version: 1,
  ...form,
  recorded: 'IN_SERVICE',
  odometer: { miles, at, by },
  shop: [],
  faults: [],
  told: [],
  createdAt: at,
  createdBy: by,
  changedAt: at,
});

/** What dispatch enters of a vehicle, of all that is known of it. */
export const formOf = (vehicle: VehicleForm): VehicleForm => {
  const { name, plate, vin, payloadLb, volumeFt3, gvwrLb, usdot, papers, plan } = vehicle;
  return {
    name,
    plate,
    vin,
    payloadLb,
    volumeFt3,
    gvwrLb,
    ...(usdot === undefined ? {} : { usdot }),
    papers,
    plan,
  };
};

/** A vehicle after its form was saved. The same form again, as after a lost answer, changes nothing. */
export const saved = (before: Vehicle, form: VehicleForm, version: number, by: By): Stepped => {
  if (JSON.stringify(formOf(before)) === JSON.stringify(formOf(form))) return ok(before);
  if (before.version !== version) return changedMeanwhile(before);
  if (before.recorded === 'RETIRED') return notPossible(before, 'A retired vehicle stays as it was.');
  const { usdot: _, ...rest } = before;
  const told = toldAfter(datedPapers(vehiclePapers, form.papers), before.told, []);
  return ok(next(rest, { ...formOf(form), told }, by));
};
