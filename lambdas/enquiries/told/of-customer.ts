import { waitsSince } from '#domain/enquiries/enquiry.ts';
import type { OfCustomer } from '../../runtime/of-customer.ts';
import { enquiryList } from '../store/enquiry-list.ts';

/** So many conversations with somebody are looked through for those that are not closed. */
const LOOKED_AT = 30;

/** What a person has written to us and is not closed, found by their ids, addresses and numbers, as the desk sees it on their page. */
export const ofCustomer: OfCustomer<'ENQUIRIES_TABLE'> = {
  table: 'ENQUIRIES_TABLE',
  kind: 'enquiries',
  things: async ({ client, table }, { ids, emails, phones }, limit) => {
    const list = enquiryList(client, table);
    const found = await list.named(await list.of([...ids, ...emails, ...phones], LOOKED_AT));
    return found
      .filter(({ status, kind }) => status !== 'CLOSED' && status !== 'SPAM' && kind !== 'desk')
      .toSorted((one, other) => waitsSince(other).localeCompare(waitsSince(one)))
      .slice(0, limit + 1)
      .map((enquiry) => ({
        id: enquiry.reference,
        title: enquiry.excerpt,
        state: enquiry.status,
        at: waitsSince(enquiry),
        path: `/enquiries/${enquiry.reference}`,
        isOpen: true as const,
      }));
  },
};
