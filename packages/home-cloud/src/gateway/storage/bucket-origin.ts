import * as z from 'zod/mini';
import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { textResponse, type WireRequest, type WireResponse } from '../wire.ts';
import type { FetchObject } from './stored-object.ts';

/** Responds as S3 responds to CloudFront. */
export type BucketOrigin = (request: WireRequest) => Promise<WireResponse>;

const s3Error = (status: number, code: string, message: string): WireResponse =>
  textResponse(
    status,
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
    { server: 'AmazonS3' },
  );

const keyOf = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return undefined;
  }
};

const oneOrMany = z.union([z.string(), z.array(z.string())]);
const BucketPolicy = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({ Effect: z.string(), Action: oneOrMany, Principal: z.optional(z.unknown()) }),
    ),
  }),
});

const allowsCloudFrontToList = (policy: ResolvedResource, bucketName: string): boolean => {
  const parsed = z.safeParse(BucketPolicy, policy.properties);
  if (!parsed.success || parsed.data.Bucket !== bucketName) return false;
  return parsed.data.PolicyDocument.Statement.some(
    ({ Effect, Action, Principal }) =>
      Effect === 'Allow' &&
      [Action].flat().includes('s3:ListBucket') &&
      JSON.stringify(Principal ?? '').includes('cloudfront.amazonaws.com'),
  );
};

/**
 * True when CloudFront may list the bucket. For a missing object, S3 responds with 404 to those who may list, and with 403 to all
 * others.
 */
export const cloudFrontMayList = (template: Pick<ResolvedTemplate, 'ofType'>, bucketName: string): boolean =>
  template.ofType('AWS::S3::BucketPolicy').some((policy) => allowsCloudFrontToList(policy, bucketName));

/**
 * A bucket as an origin of CloudFront: deployed files, then published objects.
 * @param sources are asked in this order for an object.
 * @param mayList makes a missing object a 404 instead of a 403.
 */
export const createBucketOrigin =
  (sources: readonly FetchObject[], mayList: boolean): BucketOrigin =>
  async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return s3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
    }
    const key = keyOf(request.path);
    if (key === undefined) return s3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
    for (const fetchObject of sources) {
      const object = await fetchObject(key);
      if (object === undefined) continue;
      return {
        status: 200,
        headers: {
          ...object.headers,
          etag: object.etag,
          'last-modified': object.lastModified.toUTCString(),
          server: 'AmazonS3',
        },
        body: object.body,
      };
    }
    return mayList
      ? s3Error(404, 'NoSuchKey', 'The specified key does not exist.')
      : s3Error(403, 'AccessDenied', 'Access Denied');
  };
