import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { fileOf } from '#domain/lake/files.ts';
import { tableOfKind } from '#domain/lake/tables.ts';
import type { KindHour } from './lake-progress.ts';

/** Writes the file of an hour anew, from lines of JSON as they come. */
export type WriteHour = (hour: KindHour, lines: AsyncIterable<string>) => Promise<void>;

/** Packs while reading, so that memory holds the packed file and never the rows. The same lines give the same bytes. */
const gzipped = async (lines: AsyncIterable<string>): Promise<Buffer> => {
  const gzip = createGzip();
  const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(lines), gzip)]);
  return bytes;
};

/** Writes into the lake's bucket. An object appears whole or not at all, in place of the one before. */
export const lakeFiles =
  (client: S3Client, bucket: string): WriteHour =>
  async ({ hour, kind }, lines) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: fileOf(tableOfKind[kind], hour),
        Body: await gzipped(lines),
        // A file that is gzipped, not a transfer that is: Athena unpacks by the name's ending.
        ContentType: 'application/gzip',
      }),
    );
  };
