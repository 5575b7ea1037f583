import { type CustomerListName, customerLists } from '#domain/customers/endpoints.ts';
import { standings } from '#domain/customers/standing.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { CustomerView, type CustomerViewProps } from '../page/customer-page.tsx';
import { useCustomers } from '../use-customers.ts';
import { customerKind } from './customer-kind.tsx';
import { NewCustomer } from './new-customer.tsx';

/** The lists as people read them, with how each is counted. */
const lists: Readonly<Record<CustomerListName, { readonly name: string; readonly means: string }>> = {
  newest: { name: 'Everybody', means: 'Newest first.' },
  lapsing: { name: standings.LAPSING.name, means: standings.LAPSING.means },
  shipping: {
    name: 'Shipping',
    means: 'New and regular customers, the ones closest to lapsing first.',
  },
  lost: { name: standings.LOST.name, means: standings.LOST.means },
  never: { name: standings.NEVER.name, means: standings.NEVER.means },
};

const Nothing = ({ search }: { readonly search: string }) =>
  search ? (
    <EmptyState title={`Nobody found for “${search}”`}>
      Try the beginning of a name, the last four digits of a phone, mailbox or waybill number, the invoice
      number or the e-mail address.
    </EmptyState>
  ) : (
    <EmptyState title="Nobody here">
      People show up here after they sign up, call, write or come to the counter.
    </EmptyState>
  );

/** Everybody whom we know, by where they stand with us, or whom a search finds. The question is in the address. */
export const CustomerListPage = (props: CustomerViewProps) => {
  const place = useListPlace();
  const asked = new URLSearchParams(place.query);
  const search = asked.get('search') ?? '';
  const list = customerLists.find((one) => one === asked.get('list')) ?? 'newest';
  return (
    <DeskList
      kind={customerKind(props.area)}
      title="Customers"
      place={place}
      query={useCustomers({
        list: list === 'newest' ? undefined : list,
        search: search || undefined,
        cursor: place.cursor,
      })}
      searchLabel="Name, phone, e-mail, mailbox, waybill or invoice"
      filters={
        <ChoiceLinks
          label="Status"
          choices={customerLists.map((one) => ({
            label: lists[one].name,
            search: one === 'newest' ? '?' : `?list=${one}`,
            current: search === '' && one === list,
          }))}
        />
      }
      above={
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 dense:mb-2">
          <p className="text-ink-soft">{search ? null : lists[list].means}</p>
          <NewCustomer area={props.area} />
        </div>
      }
      empty={<Nothing search={search} />}
      panel={(id) => <CustomerView id={id} {...props} />}
    />
  );
};
