import { jsonService } from './events/endpoint.ts';
import { keyValueApi, keyValuePath } from './gateway/key-values/api.ts';
import type { KeyValueStore } from './gateway/key-values/key-value-store.ts';
import { listenOnLoopback } from './gateway/listeners.ts';
import { sesHandler } from './mail/ses.ts';
import type { DeliverMail, Ids, Stoppable } from './types.ts';

/** One endpoint for the small services: EventBridge, SES and the key value stores of CloudFront. */
export interface Services extends Stoppable {
  readonly endpoint: string;
  /** The same by name: the SDK puts the account before it, which an address does not bear. */
  readonly namedEndpoint: string;
  /** From now on PutEvents is answered; before, callers are told to try again. */
  answerEvents(putEvents: (input: unknown) => unknown): void;
  /** From now on these stores are found, by their ARN. */
  answerKeyValues(stores: ReadonlyMap<string, KeyValueStore>): void;
  keyValueStores(): ReadonlyMap<string, KeyValueStore>;
}

/**
 * Listens on loopback before functions start, because their environment names the address. An operation of any other
 * service is answered with UnknownOperationException.
 */
export async function startServices(deliver: DeliverMail, ids: Ids): Promise<Services> {
  let answer = (_input: unknown): unknown => {
    throw new Error('the cloud at home is still starting');
  };
  const forward = (input: unknown) => answer(input);
  const events = jsonService('AWSEvents', { PutEvents: forward });
  const ses = sesHandler(deliver, ids);
  let stores: ReadonlyMap<string, KeyValueStore> = new Map();
  const keyValues = keyValueApi((arn) => stores.get(arn));
  const listeners = await listenOnLoopback(0, (request, response) => {
    if (request.url?.startsWith('/v2/email/')) ses(request, response);
    else if (request.url?.startsWith(keyValuePath)) keyValues(request, response);
    else events(request, response);
  });
  return {
    endpoint: `http://127.0.0.1:${listeners.port}`,
    namedEndpoint: `http://localhost:${listeners.port}`,
    answerEvents: (putEvents) => {
      answer = putEvents;
    },
    answerKeyValues: (found) => {
      stores = found;
    },
    keyValueStores: () => stores,
    stop: listeners.stop,
  };
}
