import type { buildApp } from 'fauxqs';
import { signerOf } from '../gateway/sdk-requests.ts';
import { messageOf, type Permissions, type Refusal } from '../iam/authorize.ts';
import { snsNeeds, sqsNeeds } from '../iam/calls/queues.ts';
import { type HasObject, type ObjectRequest, s3Needs } from '../iam/calls/s3.ts';
import { type ErrorReply, escapeXml, refuseAsS3 } from './s3-error.ts';

type App = ReturnType<typeof buildApp>;

/** The permissions that a service's request needs, and the format of its refusal. */
interface Service {
  refusal(): Refusal | undefined;
  refuse(reply: ErrorReply, refusal: Refusal): unknown;
}

/** Checks each request to SQS, SNS and S3 against the policies of its signer. A presigned link is checked when it is used. */
export const enforcePolicies = (app: App, permissions: Permissions, hasObject: HasObject): void => {
  app.addHook('preHandler', async (request: ObjectRequest, reply: ErrorReply) => {
    const service = serviceOf(request, permissions, hasObject);
    const refused = service.refusal();
    return refused && service.refuse(reply, refused);
  });
};

const serviceOf = (
  request: ObjectRequest,
  { authorize, account }: Permissions,
  hasObject: HasObject,
): Service => {
  const { headers, url, method } = request;
  const signer = signerOf({ headers }) ?? signerOfLink(url);
  const type = textOf(headers['content-type']);
  const body = request.body as Readonly<Record<string, unknown>>;
  const operation = textOf(headers['x-amz-target']).replace('AmazonSQS.', '');
  if (url === '/' && type.includes('x-amz-json-1.0'))
    return { refusal: () => authorize(signer, sqsNeeds(operation, body, account)), refuse: refuseAsSqs };
  if (url === '/' && type.includes('x-www-form-urlencoded'))
    return { refusal: () => authorize(signer, snsNeeds(body, account)), refuse: refuseAsSns };
  return {
    refusal: () => authorize(signer, s3Needs(request, hasObject)),
    refuse: (reply, refusal) =>
      refuseAsS3(reply, method, {
        status: 403,
        code: 'AccessDenied',
        message: messageOf({ ...refusal, resource: `"${refusal.resource}"` }),
      }),
  };
};

/** The key id that signed a presigned link. */
const signerOfLink = (url: string): string | undefined =>
  new URLSearchParams(url.split('?', 2)[1]).get('X-Amz-Credential')?.split('/', 1)[0];

const textOf = (value: string | string[] | undefined): string => String(value ?? '');

const refuseAsSqs = (reply: ErrorReply, refusal: Refusal): unknown =>
  reply
    .status(403)
    .header('content-type', 'application/x-amz-json-1.0')
    .header('x-amzn-query-error', 'AccessDenied;Sender')
    .send(
      JSON.stringify({
        __type: 'com.amazon.coral.service#AccessDeniedException',
        message: messageOf(refusal),
      }),
    );

const refuseAsSns = (reply: ErrorReply, refusal: Refusal): unknown =>
  reply
    .status(403)
    .header('content-type', 'text/xml')
    .send(
      `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>AuthorizationError</Code><Message>${escapeXml(messageOf(refusal))}</Message></Error></ErrorResponse>`,
    );
