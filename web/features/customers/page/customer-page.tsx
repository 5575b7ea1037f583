import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Customer } from '#domain/customers/customer.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useCustomer } from '../use-customers.ts';
import { ConsentsAndRights } from './consents.tsx';
import { Invite } from './invite.tsx';
import { Looks } from './looks.tsx';
import { Notes } from './notes.tsx';
import { SamePerson } from './same-person.tsx';
import { type StateOf, Things } from './things.tsx';
import { ToDo } from './to-do.tsx';
import { Who } from './who.tsx';

export interface CustomerViewProps {
  readonly area: Area;
  readonly stateOf: StateOf;
  /** Shows what somebody and we wrote to each other, from another feature. */
  readonly messages: (customer: Pick<Customer, 'id' | 'name'>) => ReactNode;
  /** Shows their credit account, from another feature. */
  readonly account: (id: string) => ReactNode;
  /** Shows their price group, from another feature. */
  readonly priceGroup: (id: string) => ReactNode;
}

/** Makes a shipment or a quote for them, for who may. */
export const NewThing = ({ id, area }: { readonly id: string; readonly area: Area }) => {
  const may = useMay();
  return (
    <>
      {may('shipment.manage') ? (
        <LinkButton to={pathTo(`${area}/customers/:id/shipment`, { id })}>New shipment</LinkButton>
      ) : null}
      {may('quote.manage') ? (
        <LinkButton look="plain" to={pathTo(`${area}/customers/:id/quote`, { id })}>
          New quote
        </LinkButton>
      ) : null}
    </>
  );
};

/** One person whole: who they are, what they have with us, and what colleagues noted. */
export const CustomerView = ({
  id,
  area,
  stateOf,
  messages,
  account,
  priceGroup,
}: CustomerViewProps & { readonly id: string }) => (
  <Loaded
    query={useCustomer(id)}
    loading="Loading the customer…"
    missing={
      <Missing title="There is no such customer" list={`${area}/customers`} all="All customers">
        Look for them in the list. Whoever closed their account is not there any more.
      </Missing>
    }
  >
    {(whole) => (
      <>
        <PageHeader
          caption="Customer"
          title={whole.customer.name}
          actions={<NewThing id={whole.customer.id} area={area} />}
        />
        <div className="grid items-start gap-8 @4xl:grid-cols-[3fr_2fr] @4xl:grid-rows-[auto_1fr]">
          <div className="grid gap-8 @4xl:col-start-2">
            <Who whole={whole} area={area} />
            <Invite customer={whole.customer} invitation={whole.invitation} />
          </div>
          <div className="grid min-w-0 gap-8 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1">
            <ToDo things={whole.things} area={area} />
            {messages(whole.customer)}
            <Things things={whole.things} stateOf={stateOf} area={area} />
          </div>
          <div className="grid gap-8 @4xl:col-start-2">
            {account(whole.customer.id)}
            {priceGroup(whole.customer.id)}
            <Notes key={whole.customer.id} id={whole.customer.id} notes={whole.notes} />
            <ConsentsAndRights whole={whole} area={area} />
            <Looks looks={whole.looks} />
            <SamePerson whole={whole} area={area} />
          </div>
        </div>
      </>
    )}
  </Loaded>
);

/** The page of one person. */
export const CustomerPage = (props: CustomerViewProps) => {
  const { id = '' } = useParams();
  return (
    <div className="@container">
      <Link
        to={`${props.area}/customers`}
        className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex"
      >
        ← All customers
      </Link>
      <Presence list="customers" id={id} />
      <CustomerView id={id} {...props} />
    </div>
  );
};
