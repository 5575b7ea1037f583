import { jsonService } from './events/endpoint.ts';
import { listenOnLoopback } from './gateway/listeners.ts';
import { sesHandler } from './mail/ses.ts';
import type { DeliverMail, Ids, Stoppable } from './types.ts';

/** One endpoint for the small services: EventBridge and SES. */
export interface Services extends Stoppable {
  readonly endpoint: string;
  /** From now on PutEvents is answered; before, callers are told to try again. */
  answerEvents(putEvents: (input: unknown) => unknown): void;
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
  const listeners = await listenOnLoopback(0, (request, response) => {
    if (request.url?.startsWith('/v2/email/')) ses(request, response);
    else events(request, response);
  });
  return {
    endpoint: `http://127.0.0.1:${listeners.port}`,
    answerEvents: (putEvents) => {
      answer = putEvents;
    },
    stop: listeners.stop,
  };
}
