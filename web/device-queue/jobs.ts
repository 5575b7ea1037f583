import type { FileSubject } from '#domain/files/file.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import type { Correction } from '#domain/parcels/bench/bench.ts';
import { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { arrivalFlightEndpoints } from '#domain/shipments/arrivals/flight-endpoints.ts';
import { dockEndpoints } from '#domain/shipments/dock/endpoints.ts';
import { measureEndpoints } from '#domain/shipments/dock/measure-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { type KeptPhoto, sendPhoto, whenReleased } from '#web/sending/photo.ts';
import { type DriveJob, sendOfDrive } from './drive/drive-jobs.ts';
import type { Kept } from './store.ts';

type Scan = CallInput<typeof dockEndpoints.scan>;
type Measure = CallInput<typeof measureEndpoints.measure>;
type CheckIn = CallInput<typeof arrivalFlightEndpoints.checkInFlight>;
type Undo = CallInput<typeof dockEndpoints.undoEvent>;

/** What is done where parcels are received. */
type BenchJob =
  /** A parcel that was received. */
  | { readonly kind: 'parcel'; readonly input: CallInput<typeof benchEndpoints.receive> }
  /** A photo of a parcel, or of what a carrier brought damaged. */
  | { readonly kind: 'parcel-photo'; readonly subject: FileSubject; readonly photo: KeptPhoto }
  | { readonly kind: 'parcel-correction'; readonly code: string; readonly change: Corrected }
  | { readonly kind: 'door-refusal'; readonly input: CallInput<typeof benchEndpoints.refuseAtDoor> }
  | { readonly kind: 'tally'; readonly input: CallInput<typeof benchEndpoints.tally> };

/** What a device keeps and sends. */
export type Job =
  | { readonly kind: 'scan'; readonly input: Scan }
  /** A scan at the counter of a destination. */
  | { readonly kind: 'check-in'; readonly input: CheckIn }
  | { readonly kind: 'undo'; readonly input: Undo }
  | { readonly kind: 'measure'; readonly input: Measure; readonly photo?: KeptPhoto }
  | { readonly kind: 'photo'; readonly number: string; readonly photo: KeptPhoto }
  | BenchJob
  | DriveJob;

/** What is put right of a parcel. Its version is absent where nobody at the bench has seen it. */
export type Corrected = Omit<Correction, 'version'> & Partial<Pick<Correction, 'version'>>;

const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => api(endpoint, input);

const ofShipment = (id: string): FileSubject => ({ kind: 'shipment', id });

/** The photo of the scale goes first: a measure far over what was declared is refused without one. */
const measure = async (input: Measure, photo: KeptPhoto | undefined): Promise<unknown> => {
  if (photo === undefined) return ask(measureEndpoints.measure, input);
  const subject = ofShipment(input.params.number);
  const fileId = await sendPhoto(subject, photo);
  await whenReleased(subject, fileId);
  const pieces = input.body.pieces.map((one) => ({ ...one, photo: fileId }));
  return ask(measureEndpoints.measure, { ...input, body: { ...input.body, pieces } });
};

/** Taking back what never arrived is done already. */
const undo = async (input: Undo): Promise<unknown> => {
  try {
    return await ask(dockEndpoints.undoEvent, input);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'EVENT_NOT_FOUND') return undefined;
    throw error;
  }
};

/** A parcel says when it is sent, each time: the clock of this device may be wrong, and how long it waited is right all the same. */
const receive = (input: CallInput<typeof benchEndpoints.receive>): Promise<unknown> =>
  ask(benchEndpoints.receive, { ...input, body: { ...input.body, sentAt: new Date().toISOString() } });

/** What was measured stays true whatever the desk did meanwhile, so a version that nobody saw is looked up. */
const correct = async (code: string, { version, ...change }: Corrected): Promise<unknown> => {
  const params = { code };
  const seen = version ?? (await ask(benchEndpoints.showAtBench, { params })).parcel.version;
  return ask(benchEndpoints.correct, { params, body: { ...change, version: seen } });
};

/** Sends what was done where parcels are received. */
const sendOfBench = (job: BenchJob): Promise<unknown> => {
  if (job.kind === 'parcel') return receive(job.input);
  if (job.kind === 'parcel-photo') return sendPhoto(job.subject, job.photo);
  if (job.kind === 'parcel-correction') return correct(job.code, job.change);
  return job.kind === 'tally'
    ? ask(benchEndpoints.tally, job.input)
    : ask(benchEndpoints.refuseAtDoor, job.input);
};

/** Sends one thing that was kept and returns the answer. */
export const sendJob = ({ payload }: Kept): Promise<unknown> => {
  const job = payload as Job;
  if (job.kind === 'scan') return ask(dockEndpoints.scan, job.input);
  if (job.kind === 'check-in') return ask(arrivalFlightEndpoints.checkInFlight, job.input);
  if (job.kind === 'measure') return measure(job.input, job.photo);
  if (job.kind === 'undo') return undo(job.input);
  if (job.kind === 'drive-act' || job.kind === 'road-report' || job.kind === 'door-cash')
    return sendOfDrive(job);
  if (job.kind === 'photo') return sendPhoto(ofShipment(job.number), job.photo);
  return sendOfBench(job);
};
