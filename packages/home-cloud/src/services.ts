import type { IncomingMessage, RequestListener } from 'node:http';
import { jsonService } from './events/endpoint.ts';
import { keyValueApi, keyValuePath } from './gateway/key-values/api.ts';
import type { KeyValueStore } from './gateway/key-values/key-value-store.ts';
import { listenOnLoopback } from './gateway/listeners.ts';
import { onlySdkClients, signerOf } from './gateway/sdk-requests.ts';
import { refuseRequest, textResponse } from './gateway/wire.ts';
import { type Permissions, unrestricted } from './iam/authorize.ts';
import { eventsNeeds, secretNeeds } from './iam/calls/services.ts';
import { sesHandler } from './mail/ses.ts';
import { secretOperations } from './secrets/operations.ts';
import type { Vault } from './secrets/vault.ts';
import { type Clock, type DeliverMail, type Ids, type Stoppable, systemClock } from './types.ts';

const unsigned = textResponse(
  403,
  'application/x-amz-json-1.1',
  JSON.stringify({
    __type: 'MissingAuthenticationTokenException',
    message: 'Requests to the cloud at home must be signed for the service they are for.',
  }),
);

/** One endpoint for the small services: EventBridge, SES, End User Messaging Social, Secrets Manager and the key value stores of CloudFront. */
export interface Services extends Stoppable {
  readonly endpoint: string;
  /** The same with a host name, for SDK clients that put the account before the host. */
  readonly namedEndpoint: string;
  /** Starts to serve PutEvents. Until then callers are told to try again. */
  answerEvents(putEvents: (input: unknown) => unknown): void;
  /** Starts to serve these stores, by ARN. */
  answerKeyValues(stores: ReadonlyMap<string, KeyValueStore>): void;
  /** Starts to serve the secrets of this vault. */
  answerSecrets(vault: Vault): void;
  /** Starts to serve WhatsApp messages. Until then they are an operation that is not known. */
  answerWhatsApp(handle: RequestListener): void;
  keyValueStores(): ReadonlyMap<string, KeyValueStore>;
}

/**
 * Listens on loopback before functions start, because their environment variables contain the address. An operation of another
 * service gets UnknownOperationException.
 */
export const startServices = async (
  deliver: DeliverMail,
  ids: Ids,
  permissions: Permissions = unrestricted,
  clock: Clock = systemClock,
): Promise<Services> => {
  let answer = (_input: unknown): unknown => {
    throw new Error('the cloud at home is still starting');
  };
  const forward = (input: unknown) => answer(input);
  const events = jsonService(
    'AWSEvents',
    { PutEvents: forward },
    { ...permissions, needsOf: (_, input) => eventsNeeds(input, permissions.account) },
  );
  let vault: Vault | undefined;
  const opened = (): Vault => {
    if (vault === undefined) throw new Error('the cloud at home is still starting');
    return vault;
  };
  const secrets = jsonService('secretsmanager', secretOperations(opened, clock), {
    ...permissions,
    needsOf: (operation, input) => secretNeeds(operation, input, opened(), permissions.account),
  });
  const ses = sesHandler(deliver, ids, permissions);
  let whatsApp: RequestListener | undefined;
  let stores: ReadonlyMap<string, KeyValueStore> = new Map();
  const keyValues = keyValueApi((arn) => stores.get(arn), permissions.authorize);
  const asked = ({ url = '/', headers }: IncomingMessage) => {
    if (url.startsWith('/v2/email/')) return { services: ['ses'], handle: ses };
    if (url.startsWith('/v1/whatsapp/') && whatsApp)
      return { services: ['social-messaging'], handle: whatsApp };
    if (url.startsWith(keyValuePath)) return { services: ['cloudfront-keyvaluestore'], handle: keyValues };
    const target = String(headers['x-amz-target']);
    if (target.startsWith('secretsmanager.')) return { services: ['secretsmanager'], handle: secrets };
    // A request to a service without an emulator also comes here, with any service in its signature, and is refused.
    return { services: target.startsWith('AWSEvents.') ? ['events'] : undefined, handle: events };
  };
  const answerSigned: RequestListener = (request, response) => {
    const { services, handle } = asked(request);
    if (signerOf(request, services) !== undefined) handle(request, response);
    else refuseRequest(request, response, unsigned);
  };
  const listeners = await listenOnLoopback(0, onlySdkClients(answerSigned));
  return {
    endpoint: `http://127.0.0.1:${listeners.port}`,
    namedEndpoint: `http://localhost:${listeners.port}`,
    answerEvents: (putEvents) => {
      answer = putEvents;
    },
    answerSecrets: (found) => {
      vault = found;
    },
    answerWhatsApp: (handle) => {
      whatsApp = handle;
    },
    answerKeyValues: (found) => {
      stores = found;
    },
    keyValueStores: () => stores,
    stop: listeners.stop,
  };
};
