import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { mailboxStatusNames } from '#domain/mailboxes/status-names.ts';
import { api } from '#web/api/client.ts';
import type { Searching } from '#web/shell/searches.ts';
import type { Finder } from '#web/ui/search/finder.ts';

const SHOWN = 6;

/** Finds mailboxes by name, number, phone or e-mail for the search box of the desk. */
export const findMailboxes =
  ({ base }: Searching): Finder['find'] =>
  async (typed, signal) => {
    const { items } = await api(mailboxEndpoints.list, { query: { search: typed, limit: SHOWN } }, signal);
    return items.map(({ number, ownerName, ownerEmail, ownerPhone, status }) => ({
      to: `${base}/mailboxes/${number}`,
      title: `${number} ${ownerName}`,
      detail: [mailboxStatusNames[status], ownerPhone && readableE164(ownerPhone), ownerEmail]
        .filter(Boolean)
        .join(' · '),
    }));
  };
