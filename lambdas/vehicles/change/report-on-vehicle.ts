import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { momentOf } from '#domain/vehicles/assigning/hours.ts';
import { vehicleBlocks } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { RoadReport } from '#domain/vehicles/changes/acts.ts';
import { inspected, odometerRead } from '#domain/vehicles/changes/on-road.ts';
import { saidOfReport } from '#domain/vehicles/changes/said-in-history.ts';
import type { By, Read } from '#domain/vehicles/changes/step.ts';
import type { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import type { Cost } from '#domain/vehicles/road/cost.ts';
import { believed } from '#domain/vehicles/said-at.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { derivedId } from '../../runtime/derived-id.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type FileDeps, refusalOfFiles } from '../own-files.ts';
import { type ChangeDeps, noSuchVehicle, type Origin, stepVehicle } from './write-vehicle.ts';

type ReportRefusal = EndpointRefusal<typeof vehicleEndpoints.report>;
type Reported = Promise<Result<Vehicle, never, ReportRefusal>>;
type OfVehicle = Exclude<RoadReport, { readonly kind: 'SPEND' }>;

/** Photos of faults are with the vehicle, for whoever drives it next. */
const photosOf = (report: OfVehicle): readonly string[] =>
  report.kind === 'INSPECT' ? report.inspection.faults.map(({ photo }) => photo) : [];

/** A reading has no id: the same one by the same person is the same report. */
const onceOf = (report: OfVehicle, by: string): string =>
  report.kind === 'INSPECT' ? report.inspection.id : derivedId(JSON.stringify([by, report.reading]));

const stepOf = (before: Vehicle, report: OfVehicle, by: By): Read =>
  report.kind === 'INSPECT'
    ? inspected(before, report.inspection, by)
    : odometerRead(before, report.reading, by);

/** A phone gets the words alone: it has no version, and sees of a vehicle only what a driver may see. */
const refusalOf = ({ refusal }: Extract<Read, { readonly ok: false }>) =>
  refusal.code === 'ODOMETER_BACKWARDS'
    ? { ok: false as const, refusal }
    : refuse('REPORT_NOT_POSSIBLE', refusal.message);

const reported = (deps: ChangeDeps & FileDeps, id: string, report: OfVehicle, origin: Origin): Reported =>
  stepVehicle<ReportRefusal>(deps, {
    id,
    origin,
    once: onceOf(report, origin.by),
    decide: async (before, at) => {
      if (before === undefined) return noSuchVehicle();
      const refused = await refusalOfFiles(deps, {
        subject: { kind: 'road', id },
        purpose: 'FAULT_PHOTO',
        files: photosOf(report),
        known: before.faults.map(({ photo }) => photo),
      });
      if (refused) return refused;
      const after = stepOf(before, report, { by: origin.by, at });
      if (!after.ok) return refusalOf(after);
      return ok({ after: after.value, what: report.kind, said: saidOfReport(report) });
    },
  });

/** Records what was paid on the road, once. The vehicle stays as it is, so that nobody at the desk has to look at it again for a toll. */
const spent = (deps: ChangeDeps & FileDeps, id: string, said: Cost, { by }: Origin): Reported =>
  untilWritten(`What was paid for vehicle ${id}`, async () => {
    const { vehicles, clock, newId } = deps;
    const vehicle = await vehicles.find(id);
    if (vehicle === undefined) return noSuchVehicle();
    if (await vehicles.isRecorded(id, said.id)) return ok(vehicle);
    if (vehicle.recorded === 'RETIRED') return refuse('REPORT_NOT_POSSIBLE', 'This vehicle is retired.');
    const refused = await refusalOfFiles(deps, {
      subject: { kind: 'driver', id: by },
      purpose: 'ROAD_RECEIPT',
      files: [said.photo],
    });
    if (refused) return refused;
    const at = clock().toISOString();
    const cost = { ...said, at: believed(said.at, at), by };
    const report = { kind: 'SPEND', cost: said } as const;
    const entry = { id: newId(), at, what: report.kind, by, ...saidOfReport(report) };
    return (await vehicles.pay(id, { cost, entry, once: said.id })) === 'busy' ? again : ok(vehicle);
  });

/** Records what a driver reports of a vehicle, once. */
export const reportOnVehicle =
  (deps: ChangeDeps & FileDeps): UseCase<typeof vehicleEndpoints.report> =>
  async ({ params: { id }, body: { report }, caller: { userId: by }, correlationId }) => {
    const origin = { by, correlationId };
    const result =
      report.kind === 'SPEND'
        ? await spent(deps, id, report.cost, origin)
        : await reported(deps, id, report, origin);
    if (!result.ok) return result;
    const blocks = [...vehicleBlocks(result.value, momentOf(deps.clock()))];
    return ok({ vehicle: { ...result.value, blocks } });
  };
