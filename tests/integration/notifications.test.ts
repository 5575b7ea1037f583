import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import example from '#events/mailboxes/mailbox-assigned.v1.example.json' with { type: 'json' };
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { announceMailbox } from '#lambdas/notifications/announce-mailbox.ts';
import { countUnread, markRead, showFeed } from '#lambdas/notifications/feed.ts';
import { notificationStore } from '#lambdas/notifications/notification-store.ts';
import { sentStore } from '#lambdas/notifications/sent-store.ts';
import { http } from '#lambdas/runtime/http/http.ts';
import type { WrittenLetter } from '#lambdas/runtime/letter.ts';
import { call, ORIGIN_SECRET } from './mailboxes.call.ts';
import { startTables, type Tables } from './mailboxes.tables.ts';

const assigned = MailboxAssignedV1.schema.parse(example);
const eventOf = (at: number) => ({ ...assigned, id: `event-${at}` });
const staff = { userId: 'desk-1', roles: ['staff'] as const };

let tables: Tables;
let now: number;
let mail: { to: string; letter: WrittenLetter }[];
let refuse: (to: string) => boolean;
beforeEach(async () => {
  vi.stubEnv('ORIGIN_SECRET', ORIGIN_SECRET);
  tables = await startTables();
  now = Date.parse('2026-11-03T19:00:00.000Z');
  mail = [];
  refuse = () => false;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await tables.stop();
});

const announce = (event: typeof assigned) => {
  const client = tables.client();
  return announceMailbox({
    notifications: notificationStore(client, tables.notifications),
    sent: sentStore(client, tables.notifications),
    sendMail: async (to, letter) => {
      if (refuse(to)) throw new Error('The mail server is away');
      mail.push({ to, letter });
    },
    siteUrl: 'https://skybarrel.test',
    brand: defaultBrand,
    clock: () => new Date(now),
    log: { warn: () => undefined },
  })(event);
};

const ask = (route: string, asked: { as?: typeof staff; query?: Record<string, string>; body?: object }) => {
  const store = notificationStore(tables.client(), tables.notifications);
  const handler = http(notificationEndpoints, {
    feed: showFeed(store),
    unread: countUnread(store),
    markRead: markRead(store),
  });
  return call(handler, route, { as: staff, ...asked });
};
interface Line {
  id: string;
  title: string;
  read: boolean;
}
const feed = async (query: Record<string, string> = {}, as = staff) => {
  const { body } = await ask('GET /api/notifications', { as, query });
  return { lines: body.items as Line[], next: body.next as string | undefined };
};
const unread = async (as = staff) => (await ask('GET /api/notifications/unread', { as })).body.count;

describe('a new mailbox is announced', () => {
  test('on the desk’s feed, to the desk by mail and to the customer with the whole address', async () => {
    await announce(assigned);
    expect((await feed()).lines).toMatchObject([{ title: 'Mailbox 10001 assigned', read: false }]);
    expect(mail.map(({ to }) => to).sort()).toEqual(
      [defaultBrand.staffEmail, 'sample.person@example.test'].sort(),
    );
    const own = mail.find(({ to }) => to === 'sample.person@example.test');
    expect(own?.letter.text).toContain(
      'Sample Person\n100 Sample Dock Road\nMailbox 10001\nKearny, NJ 07032\nUnited States',
    );
  });

  test('once, whatever comes twice, one after another or at once', async () => {
    await Promise.allSettled([announce(assigned), announce(assigned), announce(assigned)]);
    await announce(assigned);
    expect((await feed()).lines).toHaveLength(1);
    expect(mail).toHaveLength(2);
  });

  test('again for what failed only', async () => {
    refuse = (to) => to === defaultBrand.staffEmail;
    await expect(announce(assigned)).rejects.toThrow('Not everyone could be told');
    expect(mail.map(({ to }) => to)).toEqual(['sample.person@example.test']);
    refuse = () => false;
    now += 120_000;
    await announce(assigned);
    expect(mail.map(({ to }) => to)).toEqual(['sample.person@example.test', defaultBrand.staffEmail]);
    expect((await feed()).lines).toHaveLength(1);
  });

  test('in letters where a name cannot become markup', async () => {
    await announce({ ...assigned, data: { ...assigned.data, ownerName: '<img src=x onerror=alert(1)>' } });
    for (const { letter } of mail) expect(letter.html).not.toContain('<img');
  });
});

describe('the feed', () => {
  beforeEach(async () => {
    for (let at = 0; at < 5; at += 1) {
      now += 1000;
      await announce(eventOf(at));
    }
  });

  test('pages newest first', async () => {
    const first = await feed({ limit: '3' });
    const second = await feed({ limit: '3', cursor: first.next ?? '' });
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(5);
    expect(second.next).toBeUndefined();
  });

  test('is read up to a line, by the caller and nobody else', async () => {
    const { lines } = await feed();
    expect(await unread()).toBe(5);
    const { body } = await ask('POST /api/notifications/read', { body: { upTo: lines[2]?.id } });
    expect(body.count).toBe(2);
    expect((await feed()).lines.map(({ read }) => read)).toEqual([false, false, true, true, true]);
    const colleague = { ...staff, userId: 'desk-2' };
    expect(await unread(colleague)).toBe(5);
  });

  test('a mark never goes back', async () => {
    const { lines } = await feed();
    await ask('POST /api/notifications/read', { body: { upTo: lines[0]?.id } });
    await ask('POST /api/notifications/read', { body: { upTo: lines[4]?.id } });
    expect(await unread()).toBe(0);
  });

  test('a line that is not there cannot be read', async () => {
    const { status, body } = await ask('POST /api/notifications/read', { body: { upTo: 'zzz' } });
    expect([status, body.code]).toEqual([404, 'NOTIFICATION_NOT_FOUND']);
  });
});
