import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { QuoteAcceptedV1 } from '#events/quotes/quote-accepted.v1.ts';
import { QuoteChangedV1 } from '#events/quotes/quote-changed.v1.ts';
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { announce } from '../runtime/announcement.ts';

const audience = 'desk';
const list = pathTo('/staff/quotes', {});
const one = (reference: string): string => pathTo('/staff/quotes/:reference', { reference });

/**
 * The desk hears of what it has to do: a price to set, a question to answer. Everything else is only counted. The letters to
 * customers are written in `letters`.
 */
export const quoteAnnouncements = [
  announce(QuoteRequestedV1, ({ data: { reference, review, to } }) => [
    review.length > 0
      ? {
          lines: [
            {
              audience,
              title: `${reference} needs a price`,
              body: `Someone asked for a quote to ${destinations[to].country}, and a piece is large or heavy.`,
              link: one(reference),
            },
          ],
        }
      : { tallies: [{ audience, one: '1 new quote', many: '{count} new quotes', link: list }] },
  ]),
  announce(QuoteAcceptedV1, ({ data: { reference, total } }) => [
    {
      lines: [
        {
          audience,
          title: `${reference} was accepted`,
          body: `The price is ${dollars(total)}.`,
          link: one(reference),
        },
      ],
    },
  ]),
  announce(QuoteDeclinedV1, () => [
    { tallies: [{ audience, one: '1 quote declined', many: '{count} quotes declined', link: list }] },
  ]),
  announce(QuoteChangedV1, ({ data: { reference, what } }) =>
    what === 'question'
      ? [
          {
            lines: [
              {
                audience,
                title: `A question about ${reference}`,
                body: 'The customer wrote to us and waits for a reply.',
                link: one(reference),
              },
            ],
          },
        ]
      : [],
  ),
];
