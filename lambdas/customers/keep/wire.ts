import { bookingContacts } from '../../bookings/index.ts';
import { allEnquiries, enquiryStore } from '../../enquiries/index.ts';
import { guestKeeper, profilesOfPerson } from '../../identity/index.ts';
import { mailboxReader } from '../../mailboxes/index.ts';
import { allQuotes, quoteReader } from '../../quotes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { bookedShipments } from '../../shipments/index.ts';
import { customerList } from '../store/customer-list.ts';
import { customerStore } from '../store/customer-store.ts';
import { follow } from './follow.ts';
import { keepGuests } from './guests.ts';
import { keepCustomer } from './keep-customer.ts';

export const keepVariables = {
  CUSTOMERS_TABLE: required,
  PROFILES_TABLE: required,
  MAILBOXES_TABLE: required,
  SHIPMENTS_TABLE: required,
  BOOKINGS_TABLE: required,
  ENQUIRIES_TABLE: required,
  QUOTES_TABLE: required,
};

/** What keeps lists and search of customers right. */
export const wireKeep = (
  env: EnvOf<typeof keepVariables>,
  shared: Pick<SharedDependencies, 'client' | 'clock' | 'keyFor' | 'newId'>,
) => {
  const { client, clock } = shared;
  const customers = customerStore(client, env.CUSTOMERS_TABLE);
  const bookings = bookingContacts(client, env.BOOKINGS_TABLE);
  const people = profilesOfPerson(client, env.PROFILES_TABLE);
  const keep = keepCustomer({
    customers,
    people,
    phonesOf: bookings.phonesOf,
    mailboxes: mailboxReader(client, env.MAILBOXES_TABLE),
    clock,
  });
  const shipments = bookedShipments(client, env.SHIPMENTS_TABLE);
  const { find: findEnquiry } = enquiryStore(client, env.ENQUIRIES_TABLE);
  const isKnown = async (id: string): Promise<boolean> =>
    (await people(id)).profiles.some(({ user_id }) => user_id === id);
  return {
    keep,
    shipments,
    openBookings: bookings.open,
    allEnquiries: allEnquiries(client, env.ENQUIRIES_TABLE),
    allQuotes: allQuotes(client, env.QUOTES_TABLE),
    ...follow({
      isKnown,
      keep,
      customers,
      findShipment: shipments.find,
      keepGuest: keepGuests({
        list: customerList(client, env.CUSTOMERS_TABLE),
        keepGuest: guestKeeper(client, env.PROFILES_TABLE, shared),
        keep,
      }),
      findEnquiry: async (reference) => (await findEnquiry(reference))?.enquiry,
      findQuote: quoteReader(client, env.QUOTES_TABLE).find,
    }),
  };
};
