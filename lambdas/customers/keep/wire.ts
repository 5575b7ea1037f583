import { profilesOfPerson } from '../../identity/index.ts';
import { mailboxReader } from '../../mailboxes/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { bookedShipments } from '../../shipments/index.ts';
import { customerStore } from '../store/customer-store.ts';
import { follow } from './follow.ts';
import { keepCustomer } from './keep-customer.ts';

export const keepVariables = {
  CUSTOMERS_TABLE: required,
  PROFILES_TABLE: required,
  MAILBOXES_TABLE: required,
  SHIPMENTS_TABLE: required,
};

/** What keeps lists and search of customers right. */
export const wireKeep = (
  env: EnvOf<typeof keepVariables>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
) => {
  const customers = customerStore(client, env.CUSTOMERS_TABLE);
  const people = profilesOfPerson(client, env.PROFILES_TABLE);
  const keep = keepCustomer({
    customers,
    people,
    mailboxes: mailboxReader(client, env.MAILBOXES_TABLE),
    clock,
  });
  const shipments = bookedShipments(client, env.SHIPMENTS_TABLE);
  const isKnown = async (id: string): Promise<boolean> =>
    (await people(id)).profiles.some(({ user_id }) => user_id === id);
  return { keep, shipments, ...follow({ isKnown, keep, customers, findShipment: shipments.find }) };
};
