import type { Log } from '../../../runtime/logger.ts';
import type { SendOnce } from '../send-once.ts';
import type { ReturnedStore } from './returned-store.ts';

interface Deps {
  readonly send: SendOnce;
  readonly returned: Pick<ReturnedStore, 'find'>;
  /** Keyed hash of an e-mail address. */
  readonly hashOf: (email: string) => Promise<string>;
  readonly log: Pick<Log, 'info'>;
}

/** Our own addresses. A letter to the desk that comes back is a matter for the alarm on bounces. */
const ours = new Set(['desk#email', 'admins#email']);

/** Sends a letter unless mail to its address comes back, or its owner called our mail spam. */
export const sendWhereItArrives =
  ({ send, returned, hashOf, log }: Deps): SendOnce =>
  async (cause, recipient, to, letter) => {
    const stopped = ours.has(recipient) || to === '' ? undefined : await returned.find(await hashOf(to));
    if (stopped)
      return log.info('No e-mail is sent to an address that is stopped', { cause, why: stopped.why });
    return send(cause, recipient, to, letter);
  };
