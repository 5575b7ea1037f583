import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { audiencesOf } from '#domain/notifications/audience.ts';
import type { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { decodeCursor, encodeCursor } from '../runtime/cursor.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { NotificationStore } from './notification-store.ts';

const LIST = 'notifications';
/** Nobody counts further; the badge says 99+. */
const MOST_UNREAD = 100;

/** The caller's feed, each line marked as read or not by the caller. */
export const showFeed =
  (store: Pick<NotificationStore, 'feed' | 'readMark'>): UseCase<typeof notificationEndpoints.feed> =>
  async ({ query, caller }) => {
    const after = query.cursor === undefined ? undefined : decodeCursor(LIST, query.cursor);
    if (query.cursor !== undefined && after === undefined) {
      return refuse('INVALID_CURSOR', 'This page is no longer there. Start again from the first.');
    }
    const [{ lines, next }, mark] = await Promise.all([
      store.feed({ audiences: audiencesOf(caller), after, limit: query.limit }),
      store.readMark(caller.userId),
    ]);
    const items = lines.map((line) => ({ ...line, read: mark !== undefined && line.id <= mark }));
    return ok({ items, ...(next === undefined ? {} : { next: encodeCursor(LIST, next) }) });
  };

type Counting = Pick<NotificationStore, 'readMark' | 'countAfter'>;

const unreadOf = async (store: Counting, caller: Caller): Promise<number> =>
  store.countAfter(audiencesOf(caller), await store.readMark(caller.userId), MOST_UNREAD);

/** How many lines the caller has not read. */
export const countUnread =
  (store: Counting): UseCase<typeof notificationEndpoints.unread> =>
  async ({ caller }) =>
    ok({ count: await unreadOf(store, caller) });

/** Marks a line and all before it as read by the caller; answers how many are left. */
export const markRead =
  (
    store: Counting & Pick<NotificationStore, 'exists' | 'moveReadMark'>,
  ): UseCase<typeof notificationEndpoints.markRead> =>
  async ({ body, caller }) => {
    if (!(await store.exists(audiencesOf(caller), body.upTo))) {
      return refuse('NOTIFICATION_NOT_FOUND', 'There is no such notification.');
    }
    await store.moveReadMark(caller.userId, body.upTo);
    return ok({ count: await unreadOf(store, caller) });
  };
