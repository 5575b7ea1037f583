import { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { statusNames } from '#domain/enquiries/status-names.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';

const SHOWN = 4;

/** Finds enquiries by reference, name, phone or e-mail for the search box of the desk. */
export const findEnquiries =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const { items } = await api(enquiryEndpoints.list, { query: { search: typed, limit: SHOWN } }, signal);
    return items.map(({ reference, name, status, topic }) => ({
      to: `${base}/enquiries/${reference}`,
      title: `${reference} ${name}`,
      detail: `${statusNames[status]} · ${enquiryTopics[topic]}`,
    }));
  };
