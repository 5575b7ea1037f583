import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { feedOf } from '#domain/notifications/audience.ts';
import { wayWords } from '#domain/shipments/caller/said.ts';
import { QuoteAcceptedV1 } from '#events/quotes/quote-accepted.v1.ts';
import { QuoteChangedV1 } from '#events/quotes/quote-changed.v1.ts';
import { QuoteDeclinedV1 } from '#events/quotes/quote-declined.v1.ts';
import { QuoteExpiredV1 } from '#events/quotes/quote-expired.v1.ts';
import { QuoteRequestedV1 } from '#events/quotes/quote-requested.v1.ts';
import { QuoteSentV1 } from '#events/quotes/quote-sent.v1.ts';
import { type AnnouncementPart, announce, withoutNews } from '../../runtime/announcement.ts';

/** Why no WhatsApp message says what a letter says. */
const inTheLetter = 'The letter has the offer and its link; a quote is asked for by e-mail address.';

const audience = 'desk';
const list = pathTo('/staff/quotes', {});
const one = (reference: string): string => pathTo('/staff/quotes/:reference', { reference });

const questionLine = (reference: string) =>
  ({
    audience,
    title: `A question about ${reference}`,
    body: 'The customer wrote to us and waits for a reply.',
    link: one(reference),
  }) as const;

interface Owned {
  readonly reference: string;
  /** User id; absent for a guest. */
  readonly ownerId?: string | undefined;
}

/** What a line about a price asks for: an answer. */
const askOf = (reference: string): string => `${reference}#PRICE`;

/** A price that was answered, or is over: nobody has to read any more that it is ready. */
const settledOf = ({ reference, ownerId }: Owned): readonly AnnouncementPart[] =>
  ownerId === undefined ? [] : [{ settled: [{ audience: feedOf(ownerId), asked: askOf(reference) }] }];

/** A line in the account of the customer. A guest has none, and is told by mail alone. `asks` is set where it waits for an answer. */
const tellOwner = (
  { reference, ownerId }: Owned,
  title: string,
  body: string,
  asks?: string,
): readonly AnnouncementPart[] =>
  ownerId === undefined
    ? []
    : [
        {
          lines: [
            {
              audience: feedOf(ownerId),
              title: `${title}: ${reference}`,
              body,
              link: pathTo('/dashboard/quotes/:reference', { reference }),
              ...(asks === undefined ? {} : { asks }),
            },
          ],
        },
      ];

/**
 * The desk hears of what it has to do: a price to set, a question to answer. Everything else is only counted. Customers
 * hear of what the desk did, and of the end of an offer. The letters to them are written in `letters`.
 */
export const announcements = [
  announce(QuoteRequestedV1, ({ data: { reference, ownerId, review, to, how } }) => [
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
    ...(how === undefined || review.length > 0
      ? []
      : tellOwner(
          { reference, ownerId },
          'Your quote is ready',
          `You asked us ${wayWords[how]}, and we made you a quote to ${destinations[to].country}. Call us if you did not.`,
          askOf(reference),
        )),
  ]),
  // The customer goes on by booking. Until then nobody has to do anything.
  announce(QuoteAcceptedV1, ({ data }) => [
    { tallies: [{ audience, one: '1 quote accepted', many: '{count} quotes accepted', link: list }] },
    ...settledOf(data),
  ]),
  withoutNews(
    'The line is for the account alone, as an answer to what they asked for there.',
    announce(QuoteDeclinedV1, ({ data }) => [
      { tallies: [{ audience, one: '1 quote declined', many: '{count} quotes declined', link: list }] },
      ...settledOf(data),
      ...(data.byDesk
        ? tellOwner(data, 'We cannot take it', 'We looked at your request and cannot take this shipment.')
        : []),
    ]),
  ),
  withoutNews(
    inTheLetter,
    announce(QuoteChangedV1, ({ data }) => {
      if (data.what === 'reply') return tellOwner(data, 'Our reply', 'We wrote to you about your quote.');
      return data.what === 'question' ? [{ lines: [questionLine(data.reference)] }] : [];
    }),
  ),
  // A computed price is on the screen as soon as it is asked for.
  withoutNews(
    inTheLetter,
    announce(QuoteSentV1, ({ data }) =>
      data.by === 'system'
        ? []
        : tellOwner(
            data,
            'Your price is ready',
            `We set the price for what you send: ${dollars(data.total)}.`,
            askOf(data.reference),
          ),
    ),
  ),
  withoutNews(
    'A price that ran out asks for nothing, and a new one is a click away.',
    announce(QuoteExpiredV1, ({ data }) => [
      ...settledOf(data),
      ...tellOwner(
        data,
        'Your quote has expired',
        'This quote can no longer be accepted. Open it to ask for a new price.',
      ),
    ]),
  ),
];
