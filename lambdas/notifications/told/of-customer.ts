import { feedOf } from '#domain/notifications/audience.ts';
import type { OfCustomer } from '../../runtime/of-customer.ts';
import { notificationStore } from '../notification-store.ts';

/** What we told somebody of their things, as it stands in their own news, as the desk sees it on their page. */
export const ofCustomer: OfCustomer<'NOTIFICATIONS_TABLE'> = {
  table: 'NOTIFICATIONS_TABLE',
  kind: 'told',
  things: async ({ client, table }, { ids }, limit) => {
    const { items } = await notificationStore(client, table).feed(ids.map(feedOf), {
      after: undefined,
      limit: limit + 1,
    });
    return items.map(({ id, at, title, body }) => ({
      id,
      title,
      state: 'TOLD',
      ...(body === '' ? {} : { note: body }),
      at,
    }));
  },
};
