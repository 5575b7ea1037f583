import { ok, refuse } from '#domain/kernel/result.ts';
import type { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { decodeCursor, encodeCursor } from '../runtime/cursor.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { NotificationStore } from './notification-store.ts';

const LIST = 'notifications:desk';
/** Nobody counts further; the badge says 99+. */
const MOST_UNREAD = 100;

/** The desk's feed, each line marked as read or not by the caller. */
export const showFeed =
  (store: Pick<NotificationStore, 'feed' | 'readMark'>): UseCase<typeof notificationEndpoints.feed> =>
  async ({ query, caller }) => {
    const after = query.cursor === undefined ? undefined : decodeCursor(LIST, query.cursor);
    if (query.cursor !== undefined && after === undefined) {
      return refuse('INVALID_CURSOR', 'This page is no longer there. Start again from the first.');
    }
    const [{ lines, next }, mark] = await Promise.all([
      store.feed({ after, limit: query.limit }),
      store.readMark(caller.userId),
    ]);
    const items = lines.map((line) => ({ ...line, read: mark !== undefined && line.id <= mark }));
    return ok({ items, ...(next === undefined ? {} : { next: encodeCursor(LIST, next) }) });
  };

/** How many lines the caller has not read. */
export const countUnread =
  (store: Pick<NotificationStore, 'readMark' | 'countAfter'>): UseCase<typeof notificationEndpoints.unread> =>
  async ({ caller }) =>
    ok({ count: await store.countAfter(await store.readMark(caller.userId), MOST_UNREAD) });

/** Marks a line and all before it as read by the caller; answers how many are left. */
export const markRead =
  (
    store: Pick<NotificationStore, 'exists' | 'moveReadMark' | 'readMark' | 'countAfter'>,
  ): UseCase<typeof notificationEndpoints.markRead> =>
  async ({ body, caller }) => {
    if (!(await store.exists(body.upTo))) {
      return refuse('NOTIFICATION_NOT_FOUND', 'There is no such notification.');
    }
    await store.moveReadMark(caller.userId, body.upTo);
    return ok({ count: await store.countAfter(await store.readMark(caller.userId), MOST_UNREAD) });
  };
