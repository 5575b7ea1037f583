import type { OfCustomer } from '../../runtime/of-customer.ts';
import { enquiryList } from '../store/enquiry-list.ts';

/** What a person has written to us and is not closed, found by their addresses, as the desk sees it on their page. */
export const ofCustomer: OfCustomer<'ENQUIRIES_TABLE'> = {
  table: 'ENQUIRIES_TABLE',
  kind: 'enquiries',
  things: async ({ client, table }, { emails }, limit) => {
    const list = enquiryList(client, table);
    const pages = await Promise.all(
      emails.map((email) =>
        list.matching({ prefixes: [email], words: [], ends: [] }, { after: undefined, limit: limit + 1 }),
      ),
    );
    return pages
      .flatMap((page) => page?.items ?? [])
      .filter(({ email }) => emails.includes(email.trim().toLowerCase()))
      .toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))
      .slice(0, limit + 1)
      .map(({ reference, excerpt, status, receivedAt }) => ({
        id: reference,
        title: excerpt,
        state: status,
        at: receivedAt,
        path: `/enquiries/${reference}`,
        isOpen: true as const,
      }));
  },
};
