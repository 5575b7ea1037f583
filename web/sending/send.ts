import { fileEndpoints } from '#domain/files/endpoints.ts';
import type { FileSubject } from '#domain/files/file.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import type { Prepared } from './prepare.ts';
import { Lost, putBytes } from './put-bytes.ts';

/** A file that somebody wants to send. */
export interface Order {
  readonly subject: FileSubject;
  readonly purpose: FilePurpose;
  readonly prepared: Prepared;
  /** The same until the file has arrived, so that trying again makes no second file. */
  readonly key: string;
}

interface Steps {
  /** Told when we expect the file, with its id. */
  readonly onAsked: (fileId: string) => void;
  readonly onProgress: (arrived: number) => void;
}

/** It took so long that the file is not expected any more. A new key asks for it again. */
class TooLate extends Error {}

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === UNREACHABLE || error.status >= 500);

const sendOnce = async ({ subject, purpose, prepared, key }: Order, steps: Steps): Promise<void> => {
  const { blob, contentType, sha256 } = prepared;
  const { file, upload } = await api(fileEndpoints.ask, {
    headers: { 'idempotency-key': key },
    body: { subject, purpose, contentType, bytes: blob.size, sha256 },
  }).catch((error: unknown) => {
    throw isUnreachable(error) ? new Lost() : error;
  });
  if (file.state === 'EXPIRED') throw new TooLate();
  steps.onAsked(file.id);
  // Without an address it has arrived before, and only the answer was lost.
  if (upload) await putBytes(upload, blob, steps.onProgress);
};

/** Sends a file. It may be called again with the same order. Throws `Lost`, or what the API refused. */
export const send = async (order: Order, steps: Steps): Promise<void> => {
  try {
    await sendOnce(order, steps);
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    await sendOnce({ ...order, key: crypto.randomUUID() }, steps);
  }
};
