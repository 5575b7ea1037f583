import { customerEndpoints } from '#domain/customers/endpoints.ts';
import { personInvitation, profilesOfPerson, whomOf } from '../identity/index.ts';
import { consentsOf } from '../notifications/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCases } from '../runtime/http/use-case.ts';
import type { CustomerAccess, OfCustomer } from '../runtime/of-customer.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { ofCustomer } from '../told.ts';
import { addNote, setTags } from './desk/change-customer.ts';
import { listCustomers } from './desk/list-customers.ts';
import { ownersOfNumbers } from './desk/owners-of-numbers.ts';
import { showCustomer } from './desk/show-customer.ts';
import { customerList } from './store/customer-list.ts';
import { customerStore } from './store/customer-store.ts';

type Table = (typeof ofCustomer)[number]['table'];

/** The tables of every domain of which somebody may have something. */
const sourceVariables = Object.fromEntries(ofCustomer.map(({ table }) => [table, required])) as Record<
  Table,
  typeof required
>;

export const variables = {
  ...sourceVariables,
  DEPARTURES_TABLE: required,
  SETTINGS_TABLE: required,
  MAILBOXES_TABLE: required,
  CUSTOMERS_TABLE: required,
  PROFILES_TABLE: required,
};

/** The function behind the endpoints of the customers. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, keyFor, log, checks }: SharedDependencies,
) => {
  const list = customerList(client, env.CUSTOMERS_TABLE);
  const customers = customerStore(client, env.CUSTOMERS_TABLE);
  const people = profilesOfPerson(client, env.PROFILES_TABLE);
  const tables: Readonly<Record<string, string>> = env;
  const tableOf: CustomerAccess['tableOf'] = (variable) => {
    const table = tables[variable];
    if (table === undefined) throw new Error(`Customers have no ${variable}.`);
    return table;
  };
  const domains: readonly OfCustomer<Table>[] = ofCustomer;
  const sources = domains.map((of) => ({
    of,
    access: () => ({ client, table: env[of.table], now: clock(), keyFor, log, tableOf }),
  }));
  const useCases: UseCases<typeof customerEndpoints> = {
    list: listCustomers({
      customers: list,
      ownersOf: ownersOfNumbers(client, env),
      clock,
    }),
    show: showCustomer({
      customers,
      sources,
      list,
      people,
      clock,
      invitationOf: personInvitation(client, env.PROFILES_TABLE),
      consentsOf: consentsOf(client, env.NOTIFICATIONS_TABLE, keyFor),
      whomOf: whomOf(client, env.PROFILES_TABLE),
    }),
    note: addNote({ customers, clock, newId }),
    tags: setTags({ customers, people, clock, newId }),
  };
  return http('customers', customerEndpoints, useCases, checks);
};
