import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { arrivesUntil } from '#domain/files/lifecycle.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { StoredFile } from '../store/file-items.ts';
import { incomingKey } from './object-keys.ts';

/** Where and how a browser sends the bytes of a file. */
interface UploadLink {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly until: string;
}
export type UploadTo = (file: StoredFile) => Promise<UploadLink>;

const CHECKSUM = 'x-amz-checksum-sha256';

/**
 * Signs a PUT of one file into quarantine. Its length, kind and SHA-256 are part of the signature: S3 takes these bytes
 * and no others, so that whoever has the link can neither send more nor replace what was sent.
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
      ContentLength: bytes,
      ChecksumSHA256: sha256,
    });
    const url = await getSignedUrl(client, command, {
      expiresIn: Math.max(1, Math.floor((until.getTime() - clock().getTime()) / 1000)),
      signingDate: clock(),
      // By default these would not be part of the signature, or could be left out by the sender.
      signableHeaders: new Set(['host', 'content-type', 'content-length', CHECKSUM]),
      unhoistableHeaders: new Set([CHECKSUM]),
    });
    return {
      url,
      headers: { 'content-type': contentType, [CHECKSUM]: sha256 },
      until: until.toISOString(),
    };
  };
