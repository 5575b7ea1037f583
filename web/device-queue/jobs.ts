import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { refusalWords } from '#domain/files/refusals.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { dockEndpoints } from '#domain/shipments/dock/endpoints.ts';
import { measureEndpoints } from '#domain/shipments/measure-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import type { Prepared } from '#web/sending/prepare.ts';
import { Lost } from '#web/sending/put-bytes.ts';
import { send } from '#web/sending/send.ts';
import type { Kept } from './store.ts';

type Scan = CallInput<typeof dockEndpoints.scan>;
type Measure = CallInput<typeof measureEndpoints.measure>;
type Undo = CallInput<typeof dockEndpoints.undoEvent>;

/** A photo as it is kept: its bytes, for not every browser keeps a blob in its database. */
export interface KeptPhoto extends Omit<Prepared, 'blob'> {
  readonly bytes: ArrayBuffer;
  readonly purpose: FilePurpose;
  /** The same each time it is sent, so that it becomes one file. */
  readonly key: string;
}

/** What a device keeps and sends. */
export type Job =
  | { readonly kind: 'scan'; readonly input: Scan }
  | { readonly kind: 'undo'; readonly input: Undo }
  | { readonly kind: 'measure'; readonly input: Measure; readonly photo?: KeptPhoto }
  | { readonly kind: 'photo'; readonly number: string; readonly photo: KeptPhoto };

/** Makes a photo ready to be kept. */
export const keptPhoto = async (
  { blob, ...prepared }: Prepared,
  purpose: FilePurpose,
): Promise<KeptPhoto> => ({
  ...prepared,
  bytes: await blob.arrayBuffer(),
  purpose,
  key: crypto.randomUUID(),
});

/** Sends a photo to the files of its shipment. Returns the id of the file. */
const sendPhoto = async (number: string, { bytes, purpose, key, ...rest }: KeptPhoto): Promise<string> => {
  let fileId = '';
  const prepared = { ...rest, blob: new Blob([bytes], { type: rest.contentType }) };
  await send(
    { subject: { kind: 'shipment', id: number }, purpose, prepared, key },
    {
      onAsked: (id) => {
        fileId = id;
      },
      onProgress: () => undefined,
    },
  );
  return fileId;
};

const ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => api(endpoint, input);

/** The list of files begins with the newest. */
const NEWEST = 25;
const LOOKS = 10;
const LOOK_MS = 1000;

/** Waits until a photo was looked through, for nobody is shown another one. Throws `Lost` when that takes longer. */
const whenReleased = async (number: string, fileId: string): Promise<void> => {
  const query = { subject: subjectText({ kind: 'shipment', id: number }), limit: NEWEST };
  for (let look = 0; look < LOOKS; look += 1) {
    const { items } = await api(fileEndpoints.list, { query });
    const file = items.find(({ id }) => id === fileId);
    if (file?.state === 'RELEASED') return;
    if (file?.reason !== undefined) throw new Error(refusalWords(file.reason));
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Lost();
};

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
  if (job.kind === 'measure') return measure(job.input, job.photo);
  return job.kind === 'undo' ? undo(job.input) : sendPhoto(job.number, job.photo);
};
