import type { Clock } from '../../runtime/clock.ts';
import type { WrittenLetter } from '../../runtime/letters/letter.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SendMail } from './mail/mailer.ts';
import type { SentStore } from './sent-store.ts';

interface Deps {
  readonly sent: SentStore;
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * True when the message of one cause to one recipient is ours to send, however often its event arrives. Throws while another worker
 * is sending it.
 */
export const claimToSend = async (
  { sent, clock, log }: Pick<Deps, 'sent' | 'clock' | 'log'>,
  cause: string,
  recipient: string,
): Promise<boolean> => {
  const claim = await sent.claim(cause, recipient, clock());
  if (claim === 'taken')
    throw new Error('Another worker is sending this message. It will be tried again later.');
  if (claim === 'again')
    log.warn('A message is sent that may have been sent before: its worker died', { recipient, cause });
  return claim !== 'sent';
};

/** Sends the letter of one cause to one recipient, `desk#email`, at one address. */
export type SendOnce = (cause: string, recipient: string, to: string, letter: WrittenLetter) => Promise<void>;

/** Sends a letter that was not sent yet, however often its event arrives. Throws while another worker is sending it. */
export const sendOnce =
  ({ sent, sendMail, clock, log }: Deps): SendOnce =>
  async (cause, recipient, to, letter) => {
    if (!sendMail || to === '') {
      log.warn('An e-mail was not sent: no sender or no recipient', { recipient, cause });
      return;
    }
    if (!(await claimToSend({ sent, clock, log }, cause, recipient))) return;
    await sendMail(to, letter);
    await sent.confirm(cause, recipient);
  };
