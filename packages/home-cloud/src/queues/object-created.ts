import type { ServiceEvent } from '../events/events.ts';
import type { Ids } from '../types.ts';
import type { CreatedObject } from './created-objects.ts';

/** The event that S3 sends to EventBridge when an object was written. */
export const objectCreated = (
  { bucket, key, size, etag, reason }: CreatedObject,
  ids: Pick<Ids, 'uuid'>,
): ServiceEvent => ({
  source: 'aws.s3',
  detailType: 'Object Created',
  resources: [`arn:aws:s3:::${bucket}`],
  detail: {
    version: '0',
    bucket: { name: bucket },
    object: { key, size, etag },
    'request-id': ids.uuid(),
    requester: '000000000000',
    'source-ip-address': '127.0.0.1',
    reason,
  },
});
