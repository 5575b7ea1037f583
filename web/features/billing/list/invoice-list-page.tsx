import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { unpaidOnOurFloor } from '#domain/shipments/desk/list-question.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useInvoices } from '../use-invoices.ts';
import { InvoiceFilters } from './filters.tsx';
import { invoiceKind, owedWords } from './invoice-kind.tsx';
import { questionOf, type ShownInvoices, shownIn } from './question.ts';

const nothing: Readonly<Record<ShownInvoices, string>> = {
  owed: 'Nothing is owed to us.',
  overdue: 'Nothing that is owed is late.',
  'to-pay-back': 'Nobody has paid too much.',
  settled: 'Invoices appear here when they are paid.',
  all: 'Each shipment gets one: at booking when the sender pays, on arrival when the receiver pays. A customer gets one for services without a shipment.',
};

const Nothing = ({ asked, area }: { readonly asked: URLSearchParams; readonly area: Area }) => {
  const { search, to, days, closed } = questionOf(asked);
  if (search !== undefined)
    return (
      <EmptyState title={`Nothing found for “${search}”`}>
        No invoice has this number, and none is for a shipment with it. A person has their invoices on their
        page:{' '}
        <Link to={`${area}/customers?${new URLSearchParams({ search })}`} className={textLink}>
          search customers for “{search}”
        </Link>
        .
      </EmptyState>
    );
  return (
    <EmptyState title="No invoices">
      {to === undefined && days === undefined && closed === undefined
        ? nothing[shownIn(asked)]
        : 'Take a filter away, or search.'}
    </EmptyState>
  );
};

/** What else there is of money, for who may see it. */
const OtherMoney = ({ area }: { readonly area: Area }) => {
  const mayTake = useMay()('payment.read');
  const links = [
    ['Who owes what', `${area}/aging`],
    ...(mayTake
      ? [
          ['Unpaid on our floor', `${area}/shipments?${new URLSearchParams(unpaidOnOurFloor)}`],
          ['Today’s takings', `${area}/takings`],
          ['Books', `${area}/books`],
        ]
      : []),
  ] as const;
  return (
    <nav aria-label="Money" className="mb-2 flex flex-wrap gap-x-6 dense:mb-0">
      {links.map(([words, to = '']) => (
        <Link key={words} to={to} className={`${textLink} inline-flex min-h-11 items-center dense:min-h-8`}>
          {words}
        </Link>
      ))}
    </nav>
  );
};

/** Invoices: what is owed, what is late, what was paid, or the one with a number. The question is in the address. */
export const InvoiceListPage = ({
  area,
  panel,
}: {
  readonly area: Area;
  /** Shows an invoice whole, composed of several features. */
  readonly panel: (number: string) => ReactNode;
}) => {
  const place = useListPlace();
  const asked = new URLSearchParams(place.query);
  const query = useInvoices(place.cursor, questionOf(asked));
  const isPart = place.cursor !== undefined || query.data?.next !== undefined;
  return (
    <DeskList
      kind={invoiceKind(area)}
      title="Invoices"
      place={place}
      query={query}
      sums={query.data && owedWords(query.data.items, isPart)}
      searchLabel="Invoice or shipment number"
      filters={<InvoiceFilters query={place.query} onAsk={place.ask} />}
      above={<OtherMoney area={area} />}
      empty={<Nothing asked={asked} area={area} />}
      panel={panel}
    />
  );
};
