import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { goodsInWords } from '#domain/quotes/quote-words.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import { QuoteStatusBadge } from '../../status.tsx';
import { isOfQueue, type Question } from './question.ts';

const taskWords = { price: 'Set a price', reply: 'Reply' } as const;

const todoWords = ({ waitsFor, waitsSince = '' }: Quote): string =>
  waitsFor === undefined
    ? ''
    : `${taskWords[waitsFor]}, waiting ${spanWords(Date.now() - Date.parse(waitsSince))}`;

/** The list of quotes of a question. `nameOf` names who has taken one. */
export const quoteKind = (
  area: Area,
  nameOf: (userId: string) => string,
  question: Question,
): ListKind<Quote> => ({
  name: 'quotes',
  one: 'quote',
  many: 'quotes',
  idOf: ({ reference }) => reference,
  versionOf: ({ version }) => version,
  pathOf: (reference) => `${area}/quotes/${reference}`,
  columns: [
    {
      key: 'reference',
      heading: 'Reference',
      width: 'w-28',
      code: true,
      cell: ({ reference }) => <RowLink id={reference}>{reference}</RowLink>,
    },
    {
      key: 'what',
      heading: 'Customer and goods',
      cell: ({ name, request }) => (
        <span className="cell-lines">
          <strong className="break-words font-semibold">{name}</strong>
          <span className="text-ink-soft">
            {goodsInWords(request)} to {destinations[request.to].country}
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      heading: 'Price',
      width: 'w-24',
      numeric: true,
      cell: ({ offer }) => dollars(offer.total),
    },
    {
      key: 'status',
      heading: 'Status',
      width: 'w-32',
      cell: ({ status }) => <QuoteStatusBadge status={status} />,
    },
    {
      key: 'todo',
      heading: 'To do',
      width: 'w-56',
      // Who has waited longest comes first.
      sort: { current: isOfQueue(question) },
      cell: todoWords,
    },
    {
      key: 'who',
      heading: 'Taken by',
      width: 'w-24',
      cell: ({ assignee }) =>
        assignee === undefined ? (
          ''
        ) : (
          <Link to={`${area}/quotes?taken=${assignee}`} className={textLink}>
            {nameOf(assignee)}
          </Link>
        ),
    },
    {
      key: 'asked',
      heading: 'Asked',
      width: 'w-40',
      isExtra: true,
      sort: { current: question.search === undefined && !isOfQueue(question) },
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
  ],
  lines: (quote) => ({
    title: quote.name,
    aside: dollars(quote.offer.total),
    detail: `${todoWords(quote) || quoteStatusNames[quote.status]} · ${quote.reference}`,
  }),
});
