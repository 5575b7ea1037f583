import type { QuoteDeed } from './quote.ts';

/** What somebody did with a quote, after who did it: `We` `sent the price`. */
export const quoteDeedWords: Readonly<Record<QuoteDeed, string>> = {
  requested: 'asked for this quote',
  made: 'made this quote',
  sent: 'sent the price',
  viewed: 'opened it',
  accepted: 'accepted the price',
  declined: 'declined',
  expired: 'wrote down that it expired',
  superseded: 'asked for a new price',
  converted: 'made a shipment of it',
  claimed: 'put it into an account',
  question: 'wrote',
  reply: 'replied by e-mail',
  note: 'wrote a note',
  taken: 'took it',
  'handed-back': 'handed it back',
};
