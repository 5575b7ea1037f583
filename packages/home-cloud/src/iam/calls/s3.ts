import type { IncomingHttpHeaders } from 'node:http';
import type { Need } from '../authorize.ts';

/** A request to S3. Its path is `/bucket/key`. */
export interface ObjectRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** True if a bucket has an object with this key. */
export type HasObject = (bucket: string, key: string) => boolean;

/**
 * The permissions that an S3 request needs. HEAD needs the same as GET. A request for a missing object also needs the permission
 * to list the bucket. Without it S3 denies access and does not say that the object is missing.
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

/** The permissions that Lambda needs to write failed records of a stream to a bucket, under a prefix of its own. */
export const failedRecordsNeeds = (bucketArn: string): readonly Need[] => [
  { action: 's3:ListBucket', resource: bucketArn },
  { action: 's3:PutObject', resource: `${bucketArn}/aws/lambda/record` },
];
