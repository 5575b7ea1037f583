import type { customerEndpoints } from '#domain/customers/endpoints.ts';
import { customerSearch } from '#domain/customers/search.ts';
import { searchable } from '#domain/kernel/search.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { CustomerList } from '../store/customer-list.ts';

/** A page of customers by where they stand, or of those that a search finds. */
export const listCustomers =
  (customers: CustomerList, clock: Clock): UseCase<typeof customerEndpoints.list> =>
  async ({ query }) => {
    const { list = 'newest' } = query;
    const search = searchable(query.search ?? '');
    return answerPage(`customers:${search ? 'search' : list}:${search}`, query, (page) =>
      search ? customers.matching(customerSearch(search), page) : customers.listed(list, page, clock()),
    );
  };
