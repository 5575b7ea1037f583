import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { PublishedFile } from '../site-files.ts';

/**
 * The edge keeps an object for a year, for under its key there is never another content. Browsers know it by the page's own
 * address, so they ask each time whether it is still the same.
 */
const CACHING = 'public, max-age=0, s-maxage=31536000, must-revalidate';

/** Writes into the site's bucket, below the folder of published files. The same file twice is the same object. */
export const publishedObjects =
  (client: S3Client, Bucket: string) =>
  async ({ key, body, contentType }: PublishedFile): Promise<void> => {
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: CACHING,
      }),
    );
  };
