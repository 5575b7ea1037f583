import { GetObjectCommand, type GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { FetchObject, StoredObject } from './stored-object.ts';

/** The size of the cache of published objects. A cached object that did not change is not read or compressed again. */
const maximumCached = 500;

const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : undefined;
};

const storedHeaders = (output: GetObjectCommandOutput): StoredObject['headers'] => {
  const found = {
    'content-type': output.ContentType,
    'cache-control': output.CacheControl,
    'content-encoding': output.ContentEncoding,
    'content-disposition': output.ContentDisposition,
    'content-language': output.ContentLanguage,
  };
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
};

const toObject = async (output: GetObjectCommandOutput): Promise<StoredObject> => ({
  body: Buffer.from((await output.Body?.transformToByteArray()) ?? []),
  etag: output.ETag ?? '""',
  lastModified: output.LastModified ?? new Date(0),
  headers: { 'content-type': 'binary/octet-stream', ...storedHeaders(output) },
});

/** The client that reads published objects. `endpoint` is the S3 emulator. */
export const publishedObjectsClient = (endpoint: string, region: string): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: 'gateway', secretAccessKey: 'gateway' },
  });

/** Objects that functions published into a bucket. It asks S3 each time, because they change while the cloud runs. */
export const publishedObjects = (client: S3Client, bucket: string): FetchObject => {
  const known = new Map<string, StoredObject>();
  const remember = (key: string, object: StoredObject): void => {
    known.delete(key);
    known.set(key, object);
    const [oldest] = known.keys();
    if (known.size > maximumCached && oldest !== undefined) known.delete(oldest);
  };
  return async (key) => {
    const before = known.get(key);
    try {
      const output = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, ...(before && { IfNoneMatch: before.etag }) }),
      );
      const object = await toObject(output);
      remember(key, object);
      return object;
    } catch (error) {
      const status = statusOf(error);
      if (status === 304) return before;
      if (status !== 404) throw error;
      known.delete(key);
      return undefined;
    }
  };
};
