import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { acted } from '#domain/vehicles/changes/acted.ts';
import type { DeskAct, TakeBack, VehicleAct } from '#domain/vehicles/changes/acts.ts';
import { costWords, saidOfAct } from '#domain/vehicles/changes/said-in-history.ts';
import { notPossible } from '#domain/vehicles/changes/step.ts';
import type { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { reversalOf } from '#domain/vehicles/road/cost.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { asItIsNow, type NowDeps } from '../as-it-is-now.ts';
import { type FileDeps, refusalOfFiles } from '../own-files.ts';
import { type ChangeDeps, noSuchVehicle, type Origin, stepVehicle } from './write-vehicle.ts';

type ActRefusal = EndpointRefusal<typeof vehicleEndpoints.act>;
type Acted = Promise<Result<Vehicle, never, ActRefusal>>;

/** Work that was done is recorded once for each id. All other acts are known by what they make of the vehicle. */
const onceOf = (act: VehicleAct): string | undefined => (act.kind === 'MAINTAIN' ? act.work.id : undefined);

const billOf = (act: VehicleAct): string | undefined => (act.kind === 'MAINTAIN' ? act.work.file : undefined);

export interface ActDeps extends ChangeDeps, FileDeps, NowDeps {}

/** What the runs of today and of any day to come use a vehicle for: one that is planned is not retired. */
const aheadOf = async ({ clock, readUses }: NowDeps, id: string) => (await readUses(clock())).get(id)?.ahead;

const step = (
  deps: ActDeps,
  id: string,
  { act, version }: { readonly act: VehicleAct; readonly version: number },
  origin: Origin,
): Acted =>
  stepVehicle<ActRefusal>(deps, {
    id,
    origin,
    once: onceOf(act),
    decide: async (before, at) => {
      if (before === undefined) return noSuchVehicle();
      const refused = await refusalOfFiles(deps, {
        subject: { kind: 'vehicle', id },
        purpose: 'VEHICLE_BILL',
        files: [billOf(act)],
      });
      if (refused) return refused;
      const after = acted(before, act, { by: origin.by, at, version, use: await aheadOf(deps, id) });
      if (!after.ok) return after;
      return ok({ after: after.value, what: act.kind, said: saidOfAct(before, act) });
    },
  });

/** Takes a wrong entry of what was paid back, once, by an entry of as many cents below zero. The vehicle stays as it is. */
const takeBack = (deps: ChangeDeps, id: string, act: TakeBack, { by }: Origin): Acted =>
  untilWritten(`What was paid for vehicle ${id}`, async () => {
    const { vehicles, clock, newId } = deps;
    const vehicle = await vehicles.find(id);
    if (vehicle === undefined) return noSuchVehicle();
    const wrong = await vehicles.cost(id, act.cost);
    if (wrong === undefined || wrong.reverses !== undefined)
      return notPossible(vehicle, 'There is nothing to take back.');
    const cost = reversalOf(wrong, { id: act.id, by });
    const entry = {
      id: newId(),
      at: clock().toISOString(),
      what: act.kind,
      by,
      text: costWords(cost),
    };
    const refused = await vehicles.pay(id, { cost, entry, once: `BACK#${wrong.id}` });
    return refused === 'busy' ? again : ok(vehicle);
  });

/** Does with a vehicle what dispatch asks for, once. */
export const actOnVehicle =
  (deps: ActDeps): UseCase<typeof vehicleEndpoints.act> =>
  async ({ params: { id }, body, caller: { userId: by }, correlationId }) => {
    const { act, version }: { readonly act: DeskAct; readonly version: number } = body;
    const origin = { by, correlationId };
    const result =
      act.kind === 'TAKE_BACK'
        ? await takeBack(deps, id, act, origin)
        : await step(deps, id, { act, version }, origin);
    return result.ok ? ok(await asItIsNow(deps, result.value)) : result;
  };
