import { type DoorCashTaken, doorEndpoints } from '#domain/billing/door/endpoints.ts';
import type { FileSubject } from '#domain/files/file.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import type { Reading } from '#domain/vehicles/care/odometer.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import type { Cost } from '#domain/vehicles/road/cost.ts';
import type { Inspection, ReportedFault } from '#domain/vehicles/road/inspection.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type KeptPhoto, sendPhoto } from '#web/sending/photo.ts';

/** A fault as the phone keeps it: its photo is not sent yet. */
type KeptFault = Omit<ReportedFault, 'photo'> & { readonly photo: KeptPhoto };

/** What a driver reports of a van, with the photos that go first. */
export type KeptReport =
  | { readonly kind: 'READ_ODOMETER'; readonly reading: Reading }
  | {
      readonly kind: 'INSPECT';
      readonly inspection: Omit<Inspection, 'faults'> & { readonly faults: readonly KeptFault[] };
    }
  | { readonly kind: 'SPEND'; readonly cost: Omit<Cost, 'photo'>; readonly receipt: KeptPhoto };

/** What a driver's phone keeps and sends. */
export type DriveJob =
  /** Cash that was taken at a door. */
  | { readonly kind: 'door-cash'; readonly runId: string; readonly cash: DoorCashTaken }
  | {
      readonly kind: 'drive-act';
      readonly runId: string;
      /** Its proof has no photos yet: their files are made when they are sent. */
      readonly act: DriveAct;
      readonly photos: readonly KeptPhoto[];
    }
  | {
      readonly kind: 'road-report';
      readonly vehicleId: string;
      /** Whose receipts they are. */
      readonly driverId: string;
      readonly report: KeptReport;
    };

/** Photos of a stop that another run has meanwhile are not taken, and neither is what they prove. */
const takenMeanwhile = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'SUBJECT_NOT_FOUND'
    ? new ApiError(error.status, {
        code: 'STOP_OFF',
        message: 'This stop is not on your run any more. Call dispatch.',
        correlationId: '',
      })
    : error;

/** Sends photos in their order: what they belong to may be told while they are looked through. Sent again they are the same files. */
const filesOf = async (subject: FileSubject, photos: readonly KeptPhoto[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const photo of photos) ids.push(await sendPhoto(subject, photo));
  return ids;
};

const withPhotos = (act: DriveAct, photos: readonly string[]): DriveAct => {
  if (act.kind === 'DONE') return { ...act, proof: { ...act.proof, photos: [...photos] } };
  if (act.kind === 'TENDERED') return { ...act, proof: { ...act.proof, photos: [...photos] } };
  if (act.kind === 'TURNED_AWAY') return { ...act, proof: { ...act.proof, photos: [...photos] } };
  return act.kind === 'FAILED' ? { ...act, proof: { ...act.proof, photos: [...photos] } } : act;
};

type Reported = Parameters<typeof api<typeof vehicleEndpoints.report>>[1]['body']['report'];

/** The faults with the files of their photos, which go first. */
const inspected = async (
  vehicleId: string,
  inspection: Extract<KeptReport, { readonly kind: 'INSPECT' }>['inspection'],
): Promise<Reported> => {
  const photos = await filesOf(
    { kind: 'road', id: vehicleId },
    inspection.faults.map(({ photo }) => photo),
  );
  const faults = inspection.faults.map((fault, at) => ({ ...fault, photo: photos[at] ?? '' }));
  return { kind: 'INSPECT', inspection: { ...inspection, faults } };
};

const spent = async (
  driverId: string,
  { cost, receipt }: Extract<KeptReport, { readonly kind: 'SPEND' }>,
): Promise<Reported> => {
  const [photo = ''] = await filesOf({ kind: 'driver', id: driverId }, [receipt]);
  return { kind: 'SPEND', cost: { ...cost, photo } };
};

const reportOf = (job: Extract<DriveJob, { readonly kind: 'road-report' }>): Promise<Reported> | Reported => {
  const { report } = job;
  if (report.kind === 'INSPECT') return inspected(job.vehicleId, report.inspection);
  return report.kind === 'SPEND' ? spent(job.driverId, report) : report;
};

/** Sends what a driver told: its photos first, then the act or the report itself. */
export const sendOfDrive = async (job: DriveJob): Promise<unknown> => {
  if (job.kind === 'road-report')
    return api(vehicleEndpoints.report, {
      params: { id: job.vehicleId },
      body: { report: await reportOf(job) },
    });
  if (job.kind === 'door-cash')
    return api(doorEndpoints.takeAtDoor, { params: { id: job.runId }, body: { cash: job.cash } });
  const { runId, act, photos } = job;
  const files =
    'stop' in act
      ? await filesOf({ kind: 'visit', id: act.stop }, photos).catch((error: unknown) => {
          throw takenMeanwhile(error);
        })
      : [];
  return api(driveEndpoints.drive, { params: { id: runId }, body: { act: withPhotos(act, files) } });
};
