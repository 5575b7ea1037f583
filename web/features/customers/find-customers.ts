import { customerEndpoints } from '#domain/customers/endpoints.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';
import { shippedWords } from './words.tsx';

const SHOWN = 6;

/** Finds people by name, company, e-mail, phone, mailbox, waybill or invoice for the search box of the desk. */
export const findCustomers =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const { items } = await api(customerEndpoints.list, { query: { search: typed, limit: SHOWN } }, signal);
    return items.map((customer) => ({
      to: `${base}/customers/${customer.id}`,
      title: customer.name,
      detail: [
        customer.company,
        customer.phone && readableE164(customer.phone),
        customer.email,
        shippedWords(customer),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  };
