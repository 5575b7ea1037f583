import quoteAccepted from '#events/quotes/quote-accepted.v1.example.json' with { type: 'json' };
import quoteChanged from '#events/quotes/quote-changed.v1.example.json' with { type: 'json' };
import quoteDeclined from '#events/quotes/quote-declined.v1.example.json' with { type: 'json' };
import quoteExpired from '#events/quotes/quote-expired.v1.example.json' with { type: 'json' };
import quoteRequested from '#events/quotes/quote-requested.v1.example.json' with { type: 'json' };
import quoteSent from '#events/quotes/quote-sent.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of quotes, in every way that it can be told. */
export const samples = [
  sample(quoteRequested),
  sample(quoteSent),
  ...['question', 'reply'].map((what) => sample(quoteChanged, what, { what })),
  sample(quoteAccepted),
  sample(quoteDeclined),
  sample(quoteExpired),
];
