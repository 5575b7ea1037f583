import { PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { arrivesUntil } from '#domain/files/lifecycle.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { StoredFile } from '../store/file-items.ts';
import { incomingKey } from './object-keys.ts';

/** Where and how the bytes of a file are sent. */
export interface UploadLink {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly until: string;
}
export type UploadTo = (file: StoredFile) => Promise<UploadLink>;

/**
 * A client that signs links for bytes of which we know no checksum. Otherwise the SDK signs that of an empty object into them, and S3
 * refuses what is written.
 */
export const signingClient = (settings: S3ClientConfig): S3Client =>
  new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' });

const CHECKSUM = 'x-amz-checksum-sha256';

/**
 * Signs a PUT of one file into quarantine. Its length, kind and SHA-256 are part of the signature: S3 takes these bytes
 * and no others, so that whoever has the link can neither send more nor replace what was sent. What another service brings has no SHA-256
 * that we know, and its length is looked at when it has arrived.
 */
export const uploadLinks =
  (client: S3Client, bucket: string, clock: Clock): UploadTo =>
  async (file) => {
    const { contentType, bytes, sha256, askedAt } = file;
    const until = arrivesUntil(askedAt);
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: incomingKey(file),
      ContentType: contentType,
      ...(sha256 === undefined ? {} : { ContentLength: bytes, ChecksumSHA256: sha256 }),
    });
    const url = await getSignedUrl(client, command, {
      expiresIn: Math.max(1, Math.floor((until.getTime() - clock().getTime()) / 1000)),
      signingDate: clock(),
      // By default these would not be part of the signature, or could be left out by the sender.
      signableHeaders: new Set([
        'host',
        'content-type',
        ...(sha256 === undefined ? [] : ['content-length', CHECKSUM]),
      ]),
      unhoistableHeaders: new Set([CHECKSUM]),
    });
    return {
      url,
      headers: { 'content-type': contentType, ...(sha256 === undefined ? {} : { [CHECKSUM]: sha256 }) },
      until: until.toISOString(),
    };
  };
