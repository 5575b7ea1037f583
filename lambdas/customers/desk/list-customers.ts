import type { Customer } from '#domain/customers/customer.ts';
import type { customerEndpoints } from '#domain/customers/endpoints.ts';
import { customerSearch } from '#domain/customers/search.ts';
import { searchable } from '#domain/kernel/search.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage, type Page, type PageRequest } from '../../runtime/table/page.ts';
import type { CustomerList } from '../store/customer-list.ts';
import type { ownersOfNumbers } from './owners-of-numbers.ts';

interface Deps {
  readonly customers: Pick<CustomerList, 'listed' | 'matching' | 'ofIds'>;
  readonly ownersOf: ReturnType<typeof ownersOfNumbers>;
  readonly clock: Clock;
}

/** A page of customers by where they stand, or of those that a search finds. Whose number it is comes first. */
export const listCustomers =
  ({ customers, ownersOf, clock }: Deps): UseCase<typeof customerEndpoints.list> =>
  async ({ query, caller }) => {
    const { list = 'newest' } = query;
    const search = searchable(query.search ?? '');
    const matching = async (page: PageRequest): Promise<Page<Customer> | undefined> => {
      const found = await customers.matching(customerSearch(search), page);
      if (found === undefined || page.after !== undefined) return found;
      const owners = await customers.ofIds(await ownersOf(search, caller));
      const people = new Map([...owners, ...found.items].map((customer) => [customer.id, customer]));
      return { ...found, items: [...people.values()] };
    };
    return answerPage(`customers:${search ? 'search' : list}:${search}`, query, (page) =>
      search ? matching(page) : customers.listed(list, page, clock()),
    );
  };
