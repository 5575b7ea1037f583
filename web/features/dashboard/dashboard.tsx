import { type ReactNode, useState } from 'react';
import { type DestinationCode, destinationCodes, destinationIn } from '#domain/kernel/destinations.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { NextFlight } from './next-flight.tsx';
import { Reach } from './reach.tsx';
import { WhatNext } from './what-next.tsx';

/** What the dashboard knows of its customer. */
export interface Customer {
  readonly firstName: string;
  readonly country: string;
}

/** Where their flight goes: their own country, else where their last price went, else the first destination. */
const homeOf = ({ country }: Customer, lastPriceTo: DestinationCode | undefined): DestinationCode =>
  destinationIn(country)?.code ?? lastPriceTo ?? destinationCodes[0];

/**
 * A customer's first screen: what is on its way and what needs them, the next flight, the address to ship to, what happens next, and the last price. The cards come from
 * their own features. `customer` is undefined while it is loading.
 */
export const Dashboard = ({
  customer,
  lastPriceTo,
  actions,
  cargo,
  addressCard,
  priceCard,
}: {
  readonly customer: Customer | undefined;
  readonly lastPriceTo: DestinationCode | undefined;
  /** What customers do most, as links. */
  readonly actions?: ReactNode;
  /** What is on its way and what needs the customer. */
  readonly cargo?: ReactNode;
  readonly addressCard: ReactNode;
  readonly priceCard: ReactNode;
}) => {
  const [chosen, setChosen] = useState<DestinationCode>();
  const to = chosen ?? (customer && homeOf(customer, lastPriceTo));
  return (
    <>
      <PageHeader
        caption="My account"
        title={customer?.firstName ? `Hello, ${customer.firstName}` : 'Hello'}
        actions={actions}
      />
      <div className="grid gap-8">
        {cargo}
        <NextFlight to={to} onChoose={setChosen} />
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
          <div className="grid gap-8">
            {addressCard}
            {priceCard}
          </div>
          <div className="grid gap-8">
            <WhatNext to={to ?? destinationCodes[0]} />
            <Reach />
          </div>
        </div>
      </div>
    </>
  );
};
