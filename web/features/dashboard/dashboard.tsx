import { type ReactNode, useState } from 'react';
import { type DestinationCode, destinationCodes, destinationIn } from '#domain/kernel/destinations.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Fold } from './fold.tsx';
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

interface Parts {
  /** What customers do most, as links. */
  readonly actions?: ReactNode;
  /** What is on its way and what needs the customer. */
  readonly cargo?: ReactNode;
  /** What else the customer has with us. */
  readonly things?: ReactNode;
  readonly addressCard: ReactNode;
  readonly priceCard: ReactNode;
}

type BelowProps = Pick<Parts, 'addressCard' | 'priceCard'> & { readonly to: DestinationCode };

/** For somebody who has nothing under way: the address to shop with, and how it goes on. */
const ForShopping = ({ to, addressCard, priceCard }: BelowProps) => (
  <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
    <div className="grid gap-8">
      {addressCard}
      {priceCard}
    </div>
    <div className="grid gap-8">
      <WhatNext to={to} />
      <Reach />
    </div>
  </div>
);

/** Once something moves, that is what people come for. The address and the guide are a tap away. */
const Folded = ({ to, addressCard, priceCard }: BelowProps) => (
  <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
    <div className="grid gap-4">
      <Fold title="Your U.S. mailbox address" words="Copy it, or box by box for each store">
        {addressCard}
      </Fold>
      <Fold title="How shopping with your mailbox works" words="Five steps, from the store to the counter">
        <WhatNext to={to} />
      </Fold>
    </div>
    <div className="grid gap-8">
      {priceCard}
      <Reach />
    </div>
  </div>
);

/**
 * A customer's first screen: what moves and what needs them, what else they have with us, the next flight, and the address to ship to. The
 * cards come from their own features. `customer` is undefined while it is loading.
 */
export const Dashboard = ({
  customer,
  lastPriceTo,
  moves,
  actions,
  cargo,
  things,
  ...cards
}: Parts & {
  readonly customer: Customer | undefined;
  readonly lastPriceTo: DestinationCode | undefined;
  /** Whether something is under way; undefined while that is not known. */
  readonly moves: boolean | undefined;
}) => {
  const [chosen, setChosen] = useState<DestinationCode>();
  const to = chosen ?? (customer && homeOf(customer, lastPriceTo));
  const below = { ...cards, to: to ?? destinationCodes[0] };
  return (
    <>
      <PageHeader
        caption="My account"
        title={customer?.firstName ? `Hello, ${customer.firstName}` : 'Hello'}
      />
      <div className="grid gap-8">
        {cargo}
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        {things}
        <NextFlight to={to} onChoose={setChosen} />
        {moves === undefined ? <div className="min-h-160" /> : null}
        {moves === true ? <Folded {...below} /> : null}
        {moves === false ? <ForShopping {...below} /> : null}
      </div>
    </>
  );
};
