import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { countUnread, markRead, showFeed } from './feed.ts';
import { notificationStore } from './notification-store.ts';

const env = readEnv({ NOTIFICATIONS_TABLE: required });
const store = notificationStore(documentClient(patientAsABrowser), env.NOTIFICATIONS_TABLE);

export const handler = http(notificationEndpoints, {
  feed: showFeed(store),
  unread: countUnread(store),
  markRead: markRead(store),
});
