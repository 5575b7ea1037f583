import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Invoice } from '#domain/billing/invoice.ts';
import {
  type InvoiceList,
  InvoiceQuestion,
  invoiceLists,
  isAnswerable,
} from '#domain/billing/list-question.ts';
import type { ShownInvoice } from '#domain/billing/my-invoice.ts';
import { unpaidOnOurFloor } from '#domain/shipments/desk/list-question.ts';
import {
  type Choice,
  ChoiceFilters,
  daysChoice,
  monthChoice,
  toChoice,
} from '#web/desk-list/question/choices.tsx';
import { queryOf, questionIn, withChoice } from '#web/desk-list/question/question-in.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DeskMoney } from './desk/desk-money.tsx';
import { InvoiceLetter } from './invoice-letter.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { useInvoice, useInvoices } from './use-invoices.ts';

const titles: Readonly<Record<InvoiceList | 'all', string>> = {
  owed: 'To be paid',
  overdue: 'Overdue',
  'to-pay-back': 'To pay back',
  settled: 'Paid',
  all: 'All',
};

const nothing: Readonly<Record<InvoiceList | 'all', string>> = {
  owed: 'Nothing is owed to us.',
  overdue: 'Nothing that is owed is late.',
  'to-pay-back': 'Nobody has paid too much.',
  settled: 'Invoices appear here when they are paid.',
  all: 'Each shipment gets one: at booking when the sender pays, on arrival when the receiver pays. A customer gets one for services without a shipment.',
};

const listIn = (search: URLSearchParams): InvoiceList | 'all' =>
  invoiceLists.find((list) => list === search.get('show')) ?? (search.get('show') === 'all' ? 'all' : 'owed');

/** The question in an address. Where its parts cannot be asked together, a search counts alone, and then a list. */
const questionOf = (asked: URLSearchParams): InvoiceQuestion => {
  const list = listIn(asked);
  const show = list === 'all' ? undefined : list;
  const question = { ...questionIn<InvoiceQuestion>(InvoiceQuestion.shape, asked), show };
  if (question.search !== undefined) return { search: question.search };
  return isAnswerable(question) ? question : { show };
};

/** What narrows a list: what is owed either way by where it goes and its age, what is settled by its month and where it goes. */
const Narrowing = ({ question }: { readonly question: InvoiceQuestion }) => {
  const [, setQuery] = useSearchParams();
  const { show, to, days, closed } = question;
  if (show === undefined) return null;
  const inMonth = monthChoice('Paid in', 'Whenever paid');
  const choices: readonly Choice<keyof InvoiceQuestion>[] =
    show === 'settled'
      ? [inMonth, ...(closed === undefined ? [] : [toChoice])]
      : [toChoice, daysChoice('Issued')];
  const chosen = (now: InvoiceQuestion, name: keyof InvoiceQuestion, value: string): InvoiceQuestion =>
    show === 'settled' && name === 'closed' && value === ''
      ? { show }
      : { ...withChoice(now, name, value), show };
  return (
    <div className="my-4">
      <ChoiceFilters
        choices={choices}
        asked={question}
        count={[to, days, closed].filter((one) => one !== undefined).length}
        onChoose={(name, value) =>
          setQuery((now) => new URLSearchParams(queryOf(chosen(questionOf(now), name, value))))
        }
      />
    </div>
  );
};

interface Asked {
  readonly list: InvoiceList | 'all';
  readonly question: InvoiceQuestion;
  readonly area: Area;
}

const Invoices = ({ list, question, area }: Asked) => {
  const pages = useCursorPages();
  const { show: _, search = '', ...narrowed } = question;
  return (
    <PagedList
      pages={pages}
      query={useInvoices(pages.cursor, question)}
      loading="Loading the invoices…"
      empty={
        <EmptyState title="No invoices">
          {search !== ''
            ? 'No invoice has this number. Some numbers are never used.'
            : queryOf(narrowed) === ''
              ? nothing[list]
              : 'Take a filter away, or search.'}
        </EmptyState>
      }
    >
      {(items) => <InvoiceTable invoices={items} below={`${area}/billing`} />}
    </PagedList>
  );
};

/** Invoices: what is owed, what is late, what was paid, or the one with a number. */
export const DeskInvoicesPage = ({ area }: { readonly area: Area }) => {
  const [query, setQuery] = useSearchParams();
  const may = useMay();
  const question = questionOf(query);
  const [list, { search = '' }] = [listIn(query), question];
  const lists = [...invoiceLists, 'all'] as const;
  return (
    <>
      <PageHeader
        caption="Desk"
        title="Invoices"
        actions={
          <>
            <LinkButton to={`${area}/aging`} look="plain">
              Who owes what
            </LinkButton>
            {may('payment.read') ? (
              <>
                <LinkButton to={`${area}/shipments?${new URLSearchParams(unpaidOnOurFloor)}`} look="plain">
                  Unpaid on our floor
                </LinkButton>
                <LinkButton to={`${area}/takings`} look="plain">
                  Today’s takings
                </LinkButton>
                <LinkButton to={`${area}/books`} look="plain">
                  Books
                </LinkButton>
              </>
            ) : null}
          </>
        }
      />
      <div className="mb-6">
        <SearchField
          label="Number of an invoice or a shipment"
          placeholder="INV-1000001"
          value={search}
          onSearch={(text) => setQuery(text === '' ? {} : { search: text })}
        />
      </div>
      <TabLinks
        label="Invoices"
        tabs={lists.map((key) => ({ key, title: titles[key], to: `?show=${key}` }))}
        current={search === '' ? list : ''}
      />
      <Narrowing question={question} />
      <Invoices key={`${list} ${queryOf(question)}`} list={list} question={question} area={area} />
    </>
  );
};

/** Where the desk opens what an invoice is for. */
const below = { SHIPMENT: 'shipments', BOOKING: 'bookings', PARCEL: 'parcels' } as const;

/** The letter with the names of who took money or added a charge. */
const DeskLetter = ({ invoice, area }: { readonly invoice: ShownInvoice; readonly area: Area }) => {
  const people = invoice.entries.flatMap((entry) =>
    'by' in entry && entry.by !== 'system' ? [entry.by] : [],
  );
  const payer = (name: string): ReactNode => (
    <CustomerName id={invoice.ownerId} area={area}>
      {name}
    </CustomerName>
  );
  return (
    <InvoiceLetter
      invoice={invoice}
      pathOf={({ kind, id }) => `${area}/${below[kind]}/${id}`}
      nameOf={useNames(people)}
      // Of what is collected, the receiver pays, who is nobody's customer.
      payer={invoice.chargesTerm === 'PREPAID' ? payer : undefined}
    />
  );
};

/** One invoice, and what the desk does with it. */
export const DeskInvoicePage = ({
  area,
  pay,
  paper,
}: {
  readonly area: Area;
  /** How somebody else pays it. */
  readonly pay?: (invoice: Invoice) => ReactNode;
  /** What prints an invoice. */
  readonly paper?: (invoice: Invoice) => ReactNode;
}) => {
  const { number = '' } = useParams();
  const may = useMay();
  return (
    <Loaded
      query={useInvoice(number)}
      loading="Loading the invoice…"
      lines={14}
      missing={
        <Missing title={`There is no invoice ${number}`} list={`${area}/billing`} all="All invoices">
          Check the number. Some numbers are never used.
        </Missing>
      }
    >
      {(invoice) => (
        <>
          <PageHeader
            caption="Invoice"
            title={invoice.number}
            actions={
              <>
                {may('customer.read') ? (
                  <LinkButton to={`${area}/customers/${invoice.ownerId}`} look="plain">
                    Customer
                  </LinkButton>
                ) : null}
                {invoice.chargesTerm === 'PREPAID' ? (
                  <LinkButton to={`${area}/statements/${invoice.ownerId}`} look="plain">
                    Statement
                  </LinkButton>
                ) : null}
              </>
            }
          />
          <DeskLetter invoice={invoice} area={area} />
          <DeskMoney invoice={invoice} isAdmin={area === '/admin'} />
          {pay?.(invoice)}
          {paper ? <div className="mt-8">{paper(invoice)}</div> : null}
        </>
      )}
    </Loaded>
  );
};
