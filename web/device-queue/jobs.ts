import type { FilePurpose } from '#domain/files/purposes.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { dockEndpoints } from '#domain/shipments/dock/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import type { Prepared } from '#web/sending/prepare.ts';
import { send } from '#web/sending/send.ts';
import type { Kept } from './store.ts';

type Scan = CallInput<typeof dockEndpoints.scan>;
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
  return job.kind === 'undo' ? undo(job.input) : sendPhoto(job.number, job.photo);
};
