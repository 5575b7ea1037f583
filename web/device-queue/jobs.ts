import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { arrivalFlightEndpoints } from '#domain/shipments/arrivals/flight-endpoints.ts';
import { dockEndpoints } from '#domain/shipments/dock/endpoints.ts';
import { measureEndpoints } from '#domain/shipments/dock/measure-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { type KeptPhoto, sendPhoto, whenReleased } from '#web/sending/photo.ts';
import type { Kept } from './store.ts';

type Scan = CallInput<typeof dockEndpoints.scan>;
type Measure = CallInput<typeof measureEndpoints.measure>;
type CheckIn = CallInput<typeof arrivalFlightEndpoints.checkInFlight>;
type Undo = CallInput<typeof dockEndpoints.undoEvent>;

/** What a device keeps and sends. */
export type Job =
  | { readonly kind: 'scan'; readonly input: Scan }
  /** A scan at the counter of a destination. */
  | { readonly kind: 'check-in'; readonly input: CheckIn }
  | { readonly kind: 'undo'; readonly input: Undo }
  | { readonly kind: 'measure'; readonly input: Measure; readonly photo?: KeptPhoto }
  | { readonly kind: 'photo'; readonly number: string; readonly photo: KeptPhoto };

const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => api(endpoint, input);

/** The photo of the scale goes first: a measure far over what was declared is refused without one. */
const measure = async (input: Measure, photo: KeptPhoto | undefined): Promise<unknown> => {
  if (photo === undefined) return ask(measureEndpoints.measure, input);
  const { number } = input.params;
  const fileId = await sendPhoto(number, photo);
  await whenReleased(number, fileId);
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

/** Sends one thing that was kept and returns the answer. */
export const sendJob = ({ payload }: Kept): Promise<unknown> => {
  const job = payload as Job;
  if (job.kind === 'scan') return ask(dockEndpoints.scan, job.input);
  if (job.kind === 'check-in') return ask(arrivalFlightEndpoints.checkInFlight, job.input);
  if (job.kind === 'measure') return measure(job.input, job.photo);
  return job.kind === 'undo' ? undo(job.input) : sendPhoto(job.number, job.photo);
};
