import type { ShownEntry } from '#domain/enquiries/messages.ts';
import { failureWords, type Outcome } from '#domain/notifications/outcome.ts';

const states: Readonly<Record<Exclude<Outcome['state'], 'FAILED'>, string>> = {
  QUEUED: 'on its way out',
  SENT: 'sent',
  DELIVERED: 'delivered',
  READ: 'read',
};

const outcomeWords = ({ state, why }: Outcome): string =>
  state === 'FAILED'
    ? `not delivered: ${why === undefined ? 'we do not know why' : failureWords[why]}`
    : states[state];

/** What somebody did with a message, in words that follow a name, with how far it came: `wrote by e-mail (sent)`. */
export const messageWords = ({ what, way = 'email', outcome }: ShownEntry, isFirst: boolean): string => {
  if (what === 'message') return way === 'whatsapp' ? 'wrote on WhatsApp' : 'wrote';
  const by = way === 'whatsapp' ? 'on WhatsApp' : 'by e-mail';
  const far = outcome === undefined ? '' : ` (${outcomeWords(outcome)})`;
  return `${isFirst ? 'wrote' : 'answered'} ${by}${far}`;
};

/** Whether a message did not arrive. */
export const isLost = ({ outcome }: ShownEntry): boolean => outcome?.state === 'FAILED';
