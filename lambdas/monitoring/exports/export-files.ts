import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type ExportJob, exportFileName, exportKey } from '#domain/monitoring/exports/export-job.ts';

/** A job as far as its file goes. */
export type FileOrder = Omit<ExportJob, 'outcome' | 'requestedAt' | 'requestedBy'>;

/** Writes the file of a job from pieces as they come. */
export type WriteFile = (order: FileOrder, pieces: AsyncIterable<string>) => Promise<void>;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;

/**
 * Writes into the bucket of exports part by part, so that memory holds a few parts and never the file. An object appears
 * whole or not at all, in place of the one before. Parts of a file that failed go with the bucket's lifecycle: removing
 * them here would ask for a further grant.
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
