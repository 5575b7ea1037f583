import type { Customer } from '#domain/customers/customer.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { ShippedWords, StandingBadge, shippedWords } from '../words.tsx';

/** How to reach somebody, in a line. */
const reach = ({ phone, email }: Customer): string =>
  [phone && readableE164(phone), email].filter(Boolean).join(' · ');

/** The list of customers. */
export const customerKind = (area: Area): ListKind<Customer> => ({
  name: 'customers',
  one: 'customer',
  many: 'customers',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  pathOf: (id) => `${area}/customers/${id}`,
  columns: [
    {
      key: 'name',
      heading: 'Name',
      cell: ({ id, name, company }) => (
        <span className="cell-lines">
          <RowLink id={id}>{name}</RowLink>
          {company === undefined ? null : <span className="text-sm text-ink-soft">{company}</span>}
        </span>
      ),
    },
    {
      key: 'phone',
      heading: 'Phone',
      width: 'w-40',
      cell: ({ phone }) => (
        <span className="whitespace-nowrap">{phone === undefined ? '–' : readableE164(phone)}</span>
      ),
    },
    {
      key: 'email',
      heading: 'E-mail',
      cell: ({ email }) => <span className="block max-w-56 truncate">{email === '' ? '–' : email}</span>,
    },
    { key: 'mailbox', heading: 'Mailbox', width: 'w-24', code: true, cell: ({ mailbox }) => mailbox ?? '–' },
    {
      key: 'shipped',
      heading: 'Shipments',
      cell: (customer) => <ShippedWords customer={customer} />,
    },
    {
      key: 'standing',
      heading: 'Status',
      width: 'w-36',
      cell: (customer) => <StandingBadge customer={customer} />,
    },
  ],
  lines: (customer) => ({
    title: customer.name,
    aside: <StandingBadge customer={customer} />,
    detail: [reach(customer), shippedWords(customer)].filter(Boolean).join(' · '),
  }),
});
