import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type ExportJob, exportKey } from '#domain/monitoring/exports/export-job.ts';

/** A link to the file of a job. Anybody who has it can download the file for five minutes. */
export type LinkTo = (job: Pick<ExportJob, 'id' | 'format'>) => Promise<string>;

/** How long a link is valid. */
const VALID_SECONDS = 300;

/** Signs links into the bucket of exports. Signing needs no call of AWS. */
export const exportLinks =
  (client: S3Client, bucket: string): LinkTo =>
  (job) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: exportKey(job) }), {
      expiresIn: VALID_SECONDS,
    });
