import type { buildApp } from 'fauxqs';
import type { BucketDefinition } from './definition.ts';

type App = ReturnType<typeof buildApp>;

/** An object that was written, as the event of S3 describes it. */
export interface CreatedObject {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  readonly reason: 'PutObject' | 'CopyObject' | 'CompleteMultipartUpload';
}

interface Written {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What wrote an object, if the request did. A part of an upload is no object. */
const reasonOf = ({ method, url, headers }: Written): CreatedObject['reason'] | undefined => {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  if (method === 'POST') return query.has('uploadId') ? 'CompleteMultipartUpload' : undefined;
  if (method !== 'PUT' || query.has('uploadId')) return undefined;
  return headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'CopyObject';
};

/** The bucket and the key of a request's path. */
export const placeOf = (url: string): { readonly bucket: string; readonly key: string } => {
  const [, bucket = '', ...rest] = (url.split('?', 1)[0] ?? '').split('/');
  return { bucket, key: decodeURIComponent(rest.join('/')) };
};

/**
 * Tells of each object that is written to a bucket that sends its events to EventBridge. The event is stored before the
 * writer gets its answer. So a writer who got one can rely on the event, also when the process ends.
 */
export const announceObjects = (
  app: App,
  bucketOf: (name: string) => BucketDefinition | undefined,
  describe: (bucket: string, key: string) => Pick<CreatedObject, 'size' | 'etag'> | undefined,
  announce: (object: CreatedObject) => void,
): void => {
  // The emulator sends its answer a second time while the hooks of the first one run.
  const announced = new WeakSet<Written>();
  app.addHook(
    'onSend',
    async (request: Written, reply: { readonly statusCode: number }, payload: unknown) => {
      const reason = reply.statusCode === 200 && !announced.has(request) ? reasonOf(request) : undefined;
      announced.add(request);
      const { bucket, key } = placeOf(request.url);
      const isAnnounced = reason && key !== '' && bucketOf(bucket)?.announcesObjects;
      const described = isAnnounced ? describe(bucket, key) : undefined;
      if (reason && described) announce({ bucket, key, reason, ...described });
      return payload;
    },
  );
};
