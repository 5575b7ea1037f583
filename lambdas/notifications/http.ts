import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { countUnread, markRead, showFeed } from './feed.ts';
import { notificationStore } from './notification-store.ts';

export const variables = { NOTIFICATIONS_TABLE: required };

/** The function behind the endpoints of the feed. */
export const wire = (env: EnvOf<typeof variables>, { client, isOrigin }: SharedDependencies) => {
  const store = notificationStore(client, env.NOTIFICATIONS_TABLE);
  const useCases = { feed: showFeed(store), unread: countUnread(store), markRead: markRead(store) };
  return http(notificationEndpoints, useCases, isOrigin);
};
