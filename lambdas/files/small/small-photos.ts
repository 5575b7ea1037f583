import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { subjectFrom } from '#domain/files/file.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { smallKey } from '../objects/object-keys.ts';
import { fileStore } from '../store/file-store.ts';

/** More photos nobody makes of one parcel: those of its arrival, and those that its owner asked for. Of a shipment, those of the scale are among the newest. */
const MOST = 25;

/**
 * Reads the small copy of the first photo of something, `parcel:PCL-7K3M9Q2X`, or of the one whose id is given. Undefined when it has none
 * that was looked through; throws when the copy cannot be read. A function needs `Query` on the table and `s3:GetObject` below `files/small/`.
 */
export const smallPhotos = (
  client: DynamoDBDocumentClient,
  s3: S3Client,
  { table, bucket }: { readonly table: string; readonly bucket: string },
) => {
  const { newest } = fileStore(client, table);
  return async (of: string, file?: string): Promise<Uint8Array | undefined> => {
    const subject = subjectFrom(of);
    if (!subject) return undefined;
    const { items } = await newest(subject, { after: undefined, limit: MOST });
    const first = items.findLast(
      ({ id, state, purpose, contentType }) =>
        (file === undefined || id === file) &&
        state === 'RELEASED' &&
        rulesOf(purpose).small &&
        contentType === 'image/jpeg',
    );
    if (!first) return undefined;
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: smallKey(first) }));
    return Body?.transformToByteArray();
  };
};
