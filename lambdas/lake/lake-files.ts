import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { fileOf } from '#domain/lake/files.ts';
import { tableOfKind } from '#domain/lake/tables.ts';
import type { KindHour } from './lake-progress.ts';

/** Writes the whole file of an hour from a stream of JSON lines. */
export type WriteHour = (hour: KindHour, lines: AsyncIterable<string>) => Promise<void>;

/** Compresses while reading, so that only the compressed file is in memory. The same lines give the same bytes. */
const gzipped = async (lines: AsyncIterable<string>): Promise<Buffer> => {
  const gzip = createGzip();
  const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(lines), gzip)]);
  return bytes;
};

/** Writes into the bucket of the lake. An object replaces the previous one completely or not at all. */
export const lakeFiles =
  (client: S3Client, bucket: string): WriteHour =>
  async ({ hour, kind }, lines) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: fileOf(tableOfKind[kind], hour),
        Body: await gzipped(lines),
        // No Content-Encoding: the file itself is gzipped, and Athena recognizes that by the ending of its name.
        ContentType: 'application/gzip',
      }),
    );
  };
