import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { audiencesOf } from '#domain/notifications/audience.ts';
import type { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { NotificationStore } from './notification-store.ts';

/** From this number on, the badge shows 99+. */
const MAX_UNREAD = 100;

/** Shows the caller's feed, with a read mark for each line. */
export const showFeed =
  (store: Pick<NotificationStore, 'feed' | 'readMark'>): UseCase<typeof notificationEndpoints.feed> =>
  async ({ query, caller }) =>
    answerPage('notifications', query, async (request) => {
      const [page, mark] = await Promise.all([
        store.feed(audiencesOf(caller), request),
        store.readMark(caller.userId),
      ]);
      const isRead = (id: string): boolean => mark !== undefined && id <= mark;
      return {
        ...page,
        items: page.items.map(({ done = false, ...line }) => ({
          ...line,
          read: done || line.day !== undefined || isRead(line.id),
        })),
      };
    });

type Counting = Pick<NotificationStore, 'readMark' | 'countAfter'>;

const unreadOf = async (store: Counting, caller: Caller): Promise<number> =>
  store.countAfter(audiencesOf(caller), await store.readMark(caller.userId), MAX_UNREAD);

/** Counts the lines that the caller has not read. */
export const countUnread =
  (store: Counting): UseCase<typeof notificationEndpoints.unread> =>
  async ({ caller }) =>
    ok({ count: await unreadOf(store, caller) });

/** Marks a line and all older ones as read by the caller. Returns how many unread ones are left. */
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
