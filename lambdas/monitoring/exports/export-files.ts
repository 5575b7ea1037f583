import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type ExportJob, exportFileName, exportKey } from '#domain/monitoring/exports/export-job.ts';

/** The parts of a job that its file needs. */
export type FileOrder = Omit<ExportJob, 'outcome' | 'requestedAt' | 'requestedBy'>;

/** Writes the file of a job, piece by piece. */
export type WriteFile = (order: FileOrder, pieces: AsyncIterable<string>) => Promise<void>;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;

/**
 * Writes into the bucket of exports in parts (multipart upload), so that memory never holds the whole file. An object
 * appears complete or not at all. The lifecycle of the bucket removes the parts of a failed upload, because deleting them
 * here would need another grant.
 */
export const exportFiles =
  (client: S3Client, bucket: string): WriteFile =>
  async (order, pieces) => {
    const upload = new Upload({
      client,
      leavePartsOnError: true,
      params: {
        Bucket: bucket,
        Key: exportKey(order),
        Body: Readable.from(pieces, { objectMode: false }),
        ContentType: contentTypes[order.format],
        ContentDisposition: `attachment; filename="${exportFileName(order)}"`,
      },
    });
    await upload.done();
  };
