import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { PublishedFile } from '../site-files.ts';

/**
 * The edge caches an object for a year, because its content never changes. Browsers know it under the path of the page, so
 * they check each time.
 */
const CACHING = 'public, max-age=0, s-maxage=31536000, must-revalidate';

/** Writes an object into the folder of published files. Writing the same file twice gives the same object. */
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
