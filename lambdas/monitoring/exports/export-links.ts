import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type ExportJob, exportKey } from '#domain/monitoring/exports/export-job.ts';

/** An address under which anybody who has it gets the file of a job, for five minutes. */
export type LinkTo = (job: Pick<ExportJob, 'id' | 'format'>) => Promise<string>;

/** In seconds. */
const OPENS_FOR = 300;

/** Links into the bucket of exports. Signing asks nobody: it costs no call. */
export const exportLinks =
  (client: S3Client, bucket: string): LinkTo =>
  (job) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: exportKey(job) }), {
      expiresIn: OPENS_FOR,
    });
