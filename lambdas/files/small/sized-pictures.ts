import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FileSubject } from '#domain/files/file.ts';
import type { PictureWidth } from '#domain/files/picture-sizes.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import { sizedKey } from '../objects/object-keys.ts';
import { fileStore } from '../store/file-store.ts';

/**
 * Reads the copies of a picture for pages; undefined for one that was not released. A function needs `GetItem` on the table and `s3:GetObject`
 * below `files/posts/`.
 */
export const sizedPictures = (
  client: DynamoDBDocumentClient,
  s3: S3Client,
  { table, bucket }: { readonly table: string; readonly bucket: string },
) => {
  const { find } = fileStore(client, table);
  return async (
    subject: FileSubject,
    id: string,
  ): Promise<((width: PictureWidth) => Promise<Uint8Array>) | undefined> => {
    const file = await find(subject, id);
    if (file?.state !== 'RELEASED' || !rulesOf(file.purpose).sized) return undefined;
    return async (width) => {
      const Key = sizedKey(file, width);
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
      if (!Body) throw new Error(`${Key} has no content.`);
      return Body.transformToByteArray();
    };
  };
};
export type SizedPictures = ReturnType<typeof sizedPictures>;
