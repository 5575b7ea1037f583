import type { ReactNode } from 'react';
import { statusNames } from '#domain/enquiries/status-names.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { CreditAccountPart } from '#web/features/billing/accounts/credit-account.tsx';
import { ClaimBadge, claimStates } from '#web/features/billing/claims/words.tsx';
import { StateBadge as BookingBadge, states as bookingStates } from '#web/features/bookings/desk/words.tsx';
import { CustomerListPage } from '#web/features/customers/list/customer-list-page.tsx';
import { CustomerPage, type CustomerViewProps } from '#web/features/customers/page/customer-page.tsx';
import type { StateOf } from '#web/features/customers/page/things.tsx';
import { PersonMessages } from '#web/features/enquiries/messages/person-messages.tsx';
import { StatusBadge as EnquiryBadge } from '#web/features/enquiries/staff/status.tsx';
import { StateBadge as ParcelBadge, states as parcelStates } from '#web/features/parcels/desk/words.tsx';
import { PriceGroupPart } from '#web/features/quotes/group/price-group.tsx';
import { QuoteStatusBadge } from '#web/features/quotes/status.tsx';
import { StateBadge as ShipmentBadge } from '#web/features/shipments/desk/state.tsx';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';

/** A badge for a state that a feature knows; nothing for one of a newer release than this page. */
const known =
  <State extends string>(states: Readonly<Record<State, unknown>>, badge: (state: State) => ReactNode) =>
  (state: string): ReactNode =>
    Object.hasOwn(states, state) ? badge(state as State) : null;

const badges: Readonly<Record<Parameters<StateOf>[0], (state: string) => ReactNode>> = {
  shipments: known(wordsOfState, (state) => <ShipmentBadge state={state} />),
  quotes: known(quoteStatusNames, (status) => <QuoteStatusBadge status={status} />),
  parcels: known(parcelStates, (state) => <ParcelBadge state={state} />),
  bookings: known(bookingStates, (state) => <BookingBadge state={state} />),
  // What is left of an invoice says more than its state, and stands in its line.
  invoices: () => null,
  claims: known(claimStates, (state) => <ClaimBadge state={state} />),
  told: () => null,
  enquiries: known(statusNames, (status) => <EnquiryBadge status={status} />),
};

const stateOf: StateOf = (kind, state) => badges[kind](state);

const MayRead = ({ id, name, area }: { readonly id: string; readonly name: string; readonly area: Area }) =>
  useMay()('enquiry.read') ? <PersonMessages key={id} person={id} name={name} area={area} /> : null;

/** What the page of a person has of other features, which do not import each other. */
const of = (area: Area): CustomerViewProps => ({
  area,
  stateOf,
  account: (id) => <CreditAccountPart key={id} userId={id} area={area} />,
  priceGroup: (id) => <PriceGroupPart key={id} userId={id} />,
  messages: ({ id, name }) => <MayRead id={id} name={name} area={area} />,
});

/** `/staff/customers/:id`. */
export const DeskCustomerPage = ({ area }: { readonly area: Area }) => <CustomerPage {...of(area)} />;

/** `/staff/customers`; a person in its panel is shown whole, too. */
export const DeskCustomerListPage = ({ area }: { readonly area: Area }) => <CustomerListPage {...of(area)} />;
