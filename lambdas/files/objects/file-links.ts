import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ContentType } from '#domain/files/content/sniff.ts';
import { LINK_SECONDS } from '#domain/files/limits.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { StoredFile } from '../store/file-items.ts';
import { releasedKey } from './object-keys.ts';

/** A link to a released file. Anybody who has it can read the file for two minutes. */
export type LinkTo = (file: StoredFile) => Promise<string>;

const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const satisfies Record<ContentType, string>;

/** A cleaned picture is shown. A PDF is downloaded, because nobody can look into all of its parts. */
const dispositionOf = ({ contentType, id }: StoredFile): string => {
  const name = `filename="skybarrel-${id}.${endings[contentType]}"`;
  return contentType === 'application/pdf' ? `attachment; ${name}` : `inline; ${name}`;
};

/** Signs links into the bucket of released files. Signing needs no call of AWS. */
export const fileLinks =
  (client: S3Client, bucket: string, clock: Clock): LinkTo =>
  (file) =>
    getSignedUrl(
      client,
      new GetObjectCommand({
        Bucket: bucket,
        Key: releasedKey(file),
        ResponseContentType: file.contentType,
        ResponseContentDisposition: dispositionOf(file),
        ResponseCacheControl: 'private, no-store',
      }),
      { expiresIn: LINK_SECONDS, signingDate: clock() },
    );
