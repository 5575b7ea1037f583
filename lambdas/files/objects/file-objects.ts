import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ContentType } from '#domain/files/content/sniff.ts';
import type { FilePurpose } from '#domain/files/purposes.ts';
import type { SizedCopy } from '../small/sized-copies.ts';
import { releasedKey, sizedKey, smallKey } from './object-keys.ts';

/** Reads a whole file by its key. Files have at most ten megabytes. */
export type ReadIncoming = (key: string) => Promise<Uint8Array>;

export const readIncoming =
  (client: S3Client, bucket: string): ReadIncoming =>
  async (key) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!Body) throw new Error(`${key} has no content.`);
    return Body.transformToByteArray();
  };

/** Reads the whole of a file that was released. */
export type ReadReleased = (file: Pick<Released, 'id' | 'purpose'>) => Promise<Uint8Array>;

export const readReleased =
  (client: S3Client, bucket: string): ReadReleased =>
  (file) =>
    readIncoming(client, bucket)(releasedKey(file));

interface Released {
  readonly id: string;
  readonly purpose: FilePurpose;
  readonly contentType: ContentType;
}

/** Writes the bytes that may be read. Writing them again changes nothing. */
export type WriteReleased = (file: Released, bytes: Uint8Array) => Promise<void>;

export const writeReleased =
  (client: S3Client, bucket: string): WriteReleased =>
  async (file, bytes) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: releasedKey(file),
        Body: bytes,
        ContentType: file.contentType,
      }),
    );
  };

const putJpeg = (client: S3Client, Bucket: string, Key: string, Body: Uint8Array) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/jpeg' }));

/** Writes the small copy of a photo. Writing it again changes nothing. */
export type WriteSmall = (file: Pick<Released, 'id'>, bytes: Uint8Array) => Promise<void>;
export const writeSmall =
  (client: S3Client, bucket: string): WriteSmall =>
  async (file, bytes) => {
    await putJpeg(client, bucket, smallKey(file), bytes);
  };

/** Writes a copy of a picture for pages. Writing it again changes nothing. */
export type WriteSized = (file: Pick<Released, 'id' | 'purpose'>, copy: SizedCopy) => Promise<void>;
export const writeSized =
  (client: S3Client, bucket: string): WriteSized =>
  async (file, { width, bytes }) => {
    await putJpeg(client, bucket, sizedKey(file, width), bytes);
  };
