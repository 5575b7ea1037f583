import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { saidOfForm } from '#domain/vehicles/changes/said-in-history.ts';
import { added, saved } from '#domain/vehicles/changes/saved.ts';
import type { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { vehiclePapers } from '#domain/vehicles/papers/paper.ts';
import { MOST_VEHICLES, type Vehicle, type VehicleForm } from '#domain/vehicles/vehicle.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { asItIsNow, type NowDeps } from '../as-it-is-now.ts';
import { type FileDeps, refusalOfFiles } from '../own-files.ts';
import { type ChangeDeps, changeVehicle, noSuchVehicle, type Origin } from './write-vehicle.ts';

type SaveRefusal = EndpointRefusal<typeof vehicleEndpoints.save>;

const scansOf = ({ papers }: Pick<VehicleForm, 'papers'>) => vehiclePapers.map((kind) => papers[kind]?.file);

/** A new vehicle, unless there are so many that no list would have them all. */
const newVehicle = async (
  { vehicles }: ChangeDeps,
  id: string,
  { form, miles }: Parameters<UseCase<typeof vehicleEndpoints.save>>[0]['body'],
  by: Pick<Origin, 'by'> & { readonly at: string },
) => {
  if (miles === undefined) return refuse('MILES_MISSING', 'Give what the odometer shows.');
  const used = (await vehicles.all()).filter(({ recorded }) => recorded !== 'RETIRED');
  if (used.length >= MOST_VEHICLES)
    return refuse('TOO_MANY_VEHICLES', `We keep ${MOST_VEHICLES} vehicles at most. Retire one first.`);
  return ok({ after: added(id, form, miles, by), what: 'ADDED' as const, said: {} });
};

/** Enters a vehicle or changes what is known of it, once. */
export const saveVehicle =
  (deps: ChangeDeps & FileDeps & NowDeps): UseCase<typeof vehicleEndpoints.save> =>
  async ({ params: { id }, body, caller: { userId: by }, correlationId }) => {
    const { version, form } = body;
    const result = await changeVehicle<SaveRefusal>(deps, {
      id,
      origin: { by, correlationId },
      decide: async (before: Vehicle | undefined, at) => {
        if (before === undefined && version > 0) return noSuchVehicle();
        const refused = await refusalOfFiles(deps, {
          subject: { kind: 'vehicle', id },
          purpose: 'VEHICLE_PAPER',
          files: scansOf(form),
          known: before === undefined ? [] : scansOf(before),
        });
        if (refused) return refused;
        if (before === undefined) return newVehicle(deps, id, body, { by, at });
        const after = saved(before, form, version, { by, at });
        return after.ok
          ? ok({ after: after.value, what: 'SAVED' as const, said: saidOfForm(before, form) })
          : after;
      },
    });
    return result.ok ? ok(await asItIsNow(deps, result.value)) : result;
  };
