import type { IncomingMessage, ServerResponse } from 'node:http';
import { signerOf } from '../../gateway/sdk-requests.ts';
import { messageOf, type Permissions } from '../../iam/authorize.ts';
import { cognitoNeeds } from '../../iam/calls/services.ts';
import { diskFull, isDiskFull } from '../../state/disk-full.ts';
import { operations } from '../operations/operations.ts';
import { issuerOf } from '../pools/pool-definition.ts';
import type { Services } from '../services.ts';
import { refusals, ServiceError } from './service-error.ts';

const maximumBodyBytes = 1_000_000;
const targetPrefix = 'AWSCognitoIdentityProviderService.';

/** Throws if the request must be refused before it is read, for example because there are too many. */
export type Admit = (operation: string) => void;

/** True if the request has a signature that permits administrators' operations. */
type IsSigned = (request: IncomingMessage) => boolean;

/** Throws if the signer of the request may not do this. */
type Permit = (request: IncomingMessage, operation: string, body: unknown) => void;

/** The checks of an endpoint. */
interface EndpointOptions {
  readonly isSigned: IsSigned;
  readonly admit: Admit;
  readonly permit: Permit;
}

/** Answers one request. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly error?: string;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maximumBodyBytes)
      throw new ServiceError('RequestEntityTooLargeException', 'Request is too large', 413);
    chunks.push(bytes);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new ServiceError('SerializationException', 'The request is not JSON.');
  }
};

const documentAt = (services: Services, url: string): object | undefined => {
  const path = url.split('?')[0] ?? '';
  const [, poolId, document] =
    /\/([\w-]+_\w+)\/\.well-known\/(jwks\.json|openid-configuration)$/.exec(path) ?? [];
  const pool = services.pools.all.find(({ id }) => id === poolId);
  if (!pool) return undefined;
  if (document === 'jwks.json') return services.keys(pool.id).jwks;
  const issuer = issuerOf(pool.id);
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
  };
};

const failed = (error: unknown, operation: string, log: (line: string) => void): Answer => {
  if (error instanceof ServiceError) {
    const body = { __type: error.code, message: error.message };
    return { status: error.status, error: error.code, body };
  }
  if (isDiskFull(error)) {
    const error = 'ServiceUnavailableException';
    return { status: 503, error, body: { __type: error, message: diskFull } };
  }
  log(`cognito: ${operation} failed: ${error instanceof Error ? error.stack : String(error)}`);
  const body = { __type: 'InternalErrorException', message: `${operation} failed; the log says why.` };
  return { status: 500, error: 'InternalErrorException', body };
};

/**
 * Handles the service's protocol: JSON 1.1 with the operation in `x-amz-target`, and GET for the pools' keys. Never throws: each
 * error becomes a response.
 */
export const endpoint = (
  services: Services,
  { isSigned, admit, permit }: EndpointOptions,
  log: (line: string) => void,
): Answering => {
  const known = new Map(operations.map((each) => [each.name, { ...each, act: each.run(services) }]));

  const perform = async (request: IncomingMessage, name: string): Promise<Answer> => {
    const target = known.get(name);
    if (!target) {
      const message = `The home Cognito does not know the operation ${name || '(none named)'}.`;
      throw new ServiceError('UnknownOperationException', message);
    }
    if (target.signed && !isSigned(request)) {
      throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    }
    admit(name);
    const body = await readBody(request);
    if (target.signed) permit(request, name, body);
    return { status: 200, body: await target.act(body) };
  };

  const answerPost = async (request: IncomingMessage): Promise<Answer> => {
    const target = String(request.headers['x-amz-target'] ?? '');
    const name = target.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : '';
    try {
      return await perform(request, name);
    } catch (error) {
      return failed(error, name, log);
    }
  };

  return async (request, response) => {
    if (request.method === 'GET') {
      const found = documentAt(services, request.url ?? '');
      const headers = { 'content-type': 'application/json' };
      response.writeHead(found ? 200 : 404, headers).end(JSON.stringify(found ?? { message: 'Not found' }));
      return;
    }
    const { status, body, error } = await answerPost(request);
    response
      .writeHead(status, {
        'cache-control': 'no-store',
        'content-type': 'application/x-amz-json-1.1',
        'x-amzn-requestid': services.ids.uuid(),
        ...(error === undefined ? {} : { 'x-amzn-errortype': error }),
      })
      .end(JSON.stringify(body));
  };
};

/** Checks operations against the policies of their signer. Throws AccessDeniedException. */
export const permission =
  ({ authorize, account }: Permissions): Permit =>
  (request, operation, body) => {
    const needs = cognitoNeeds(operation, body, account);
    const refused = authorize(signerOf(request), needs);
    if (refused) throw new ServiceError('AccessDeniedException', messageOf(refused));
  };

/**
 * Allows at most `limit` requests a second, or all if there is no limit. Throws TooManyRequestsException.
 */
export const admission = (
  { clock }: Pick<Services, 'clock'>,
  requestsPerSecond: number | undefined,
): Admit => {
  let second = 0;
  let admitted = 0;
  return () => {
    if (requestsPerSecond === undefined) return;
    const now = Math.floor(clock.now() / 1000);
    if (now !== second) [second, admitted] = [now, 0];
    admitted += 1;
    if (admitted > requestsPerSecond) throw refusals.tooManyRequests();
  };
};
