import type { IncomingHttpHeaders } from 'node:http';
import type { Need } from '../authorize.ts';

/** A request to S3, its path written `/bucket/key`. */
export interface ObjectRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Whether a bucket has an object by this key. */
export type HasObject = (bucket: string, key: string) => boolean;

/**
 * What a request to S3 needs. HEAD needs what GET does, and whoever asks for an object that is not there needs to list the
 * bucket to be told so: without it S3 says no more than that access is denied.
 */
export const s3Needs = (request: ObjectRequest, hasObject: HasObject): readonly Need[] => {
  const [path = '', search = ''] = request.url.split('?', 2);
  const [bucket = '', ...rest] = decodeURIComponent(path.slice(1)).split('/');
  const key = rest.join('/');
  const query = new URLSearchParams(search);
  if (bucket === '') return [{ action: 's3:ListAllMyBuckets', resource: '*' }];
  const of = (name: string, resource: string): Need => ({ action: `s3:${name}`, resource: arnOf(resource) });
  if (key === '') return bucketNeeds(request, bucket, query, of);
  const needs = objectActions(request, query).map((name) => of(name, `${bucket}/${key}`));
  const source = request.headers['x-amz-copy-source'];
  if (request.method === 'PUT' && typeof source === 'string')
    needs.push(of('GetObject', decodeURIComponent(source).replace(/^\//, '')));
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && !query.has('uploadId') && !hasObject(bucket, key)
    ? [...needs, of('ListBucket', bucket)]
    : needs;
};

const arnOf = (resource: string): string => `arn:aws:s3:::${resource}`;

const bucketNeeds = (
  { method, body }: ObjectRequest,
  bucket: string,
  query: URLSearchParams,
  of: (name: string, resource: string) => Need,
): readonly Need[] => {
  if (method === 'POST') {
    const keys = Buffer.isBuffer(body) ? body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g) : [];
    return [...keys].map(([, key]) => of('DeleteObject', `${bucket}/${key}`));
  }
  if (query.has('lifecycle'))
    return [of(method === 'GET' ? 'GetLifecycleConfiguration' : 'PutLifecycleConfiguration', bucket)];
  if (method === 'PUT') return [of('CreateBucket', bucket)];
  return [of(method === 'DELETE' ? 'DeleteBucket' : 'ListBucket', bucket)];
};

const objectActions = ({ method, headers }: ObjectRequest, query: URLSearchParams): string[] => {
  if (method === 'DELETE') return [query.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject'];
  if (method === 'PUT' || method === 'POST')
    return headers['x-amz-tagging'] === undefined ? ['PutObject'] : ['PutObject', 'PutObjectTagging'];
  if (query.has('uploadId')) return ['ListMultipartUploadParts'];
  return query.has('attributes') ? ['GetObject', 'GetObjectAttributes'] : ['GetObject'];
};

/** What Lambda needs to leave failed records of a stream in a bucket, below the prefix it chooses itself. */
export const failedRecordsNeeds = (bucketArn: string): readonly Need[] => [
  { action: 's3:ListBucket', resource: bucketArn },
  { action: 's3:PutObject', resource: `${bucketArn}/aws/lambda/record` },
];
