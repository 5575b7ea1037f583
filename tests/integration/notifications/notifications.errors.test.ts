import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import mailboxExample from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import example from '#events/monitoring/error-group-raised.v1.example.json' with { type: 'json' };
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { admin, type NotificationsWorld, staff, startNotificationsWorld } from './notifications.world.ts';

const HOUR = 3_600_000;
const raised = ErrorGroupRaisedV1.schema.parse(example);
const assigned = MailboxAssignedV2.schema.parse(mailboxExample);
/** The nth group of an hour. */
const group = (number: number, raisedAt = raised.data.raisedAt) => ({
  ...raised,
  id: `raised-${raisedAt}-${number}`,
  data: { ...raised.data, raisedAt, fingerprint: number.toString(16).padStart(16, '0') },
});

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
});
afterEach(() => world.stop());

describe('a raised error group', () => {
  test('is announced to admins in their feed and by mail, with a link to it', async () => {
    await world.announce(raised);
    const { lines } = await world.feed({}, admin);
    expect(lines).toMatchObject([
      {
        title: 'A new error: /dashboard',
        body: expect.stringContaining("TypeError: Cannot read properties of undefined (reading 'sample')"),
        link: '/admin/monitoring/errors/3f2a9c0d1b7e4856',
        read: false,
      },
    ]);
    expect(world.mail.map(({ to }) => to)).toEqual([defaultBrand.staffEmail]);
    expect(world.mail[0]?.letter.text).toContain(
      'https://skybarrel.test/admin/monitoring/errors/3f2a9c0d1b7e4856',
    );
  });

  test('is announced as new, regressed or spiking', async () => {
    for (const reason of ['regressed', 'spike'] as const)
      await world.announce({ ...raised, id: reason, data: { ...raised.data, reason, countThisHour: 40 } });
    const titles = (await world.feed({}, admin)).lines.map(({ title, body }) => [title, body.slice(-19)]);
    expect(titles.toSorted()).toEqual([
      ['A resolved error is back: /dashboard', '40 times this hour.'],
      ['An error happens much more often than before: /dashboard', '40 times this hour.'],
    ]);
  });

  test('is announced once, even if its event comes twice, one after another or at once', async () => {
    await Promise.allSettled([world.announce(raised), world.announce(raised), world.announce(raised)]);
    world.advance(120_000);
    await world.announce(raised);
    expect((await world.feed({}, admin)).lines).toHaveLength(1);
    expect(world.mail).toHaveLength(1);
  });

  test('is mailed on a retry when only the mail failed', async () => {
    world.refuseMail(() => true);
    await expect(world.announce(raised)).rejects.toThrow(
      'Not everyone could be told of error-group-raised.v1',
    );
    world.refuseMail(() => false);
    world.advance(120_000);
    await world.announce(raised);
    expect((await world.feed({}, admin)).lines).toHaveLength(1);
    expect(world.mail).toHaveLength(1);
  });

  test('cannot put markup into a mail, or anything into its subject', async () => {
    const message = '<img src=x onerror=alert(1)>\r\nBcc: all@example.test';
    await world.announce({ ...raised, data: { ...raised.data, message } });
    expect(world.mail[0]?.letter.html).not.toContain('<img');
    expect(world.mail[0]?.letter.subject).toBe('A new error: /dashboard');
  });
});

describe('a flood of error groups', () => {
  test('makes five announcements, and then one line and one mail for all others', async () => {
    for (let number = 1; number <= 30; number += 1) await world.announce(group(number));
    const { lines } = await world.feed({}, admin);
    expect(lines).toHaveLength(6);
    expect(lines.filter(({ title }) => title === 'More than 5 error groups within an hour')).toMatchObject([
      { link: '/admin/monitoring' },
    ]);
    expect(world.mail).toHaveLength(6);
  });

  test('makes no more when all come at once', async () => {
    const events = Array.from({ length: 12 }, (_, number) => group(number));
    await Promise.allSettled(events.map((event) => world.announce(event)));
    for (const event of events) {
      world.advance(120_000);
      await world.announce(event);
    }
    expect((await world.feed({}, admin)).lines).toHaveLength(6);
    expect(world.mail).toHaveLength(6);
  });

  test('ends with its hour, and the next group has its own announcement again', async () => {
    for (let number = 1; number <= 7; number += 1) await world.announce(group(number));
    world.advance(HOUR);
    await world.announce(group(8, '2026-11-03T19:59:00.000Z'));
    const newest = (await world.feed({ limit: '1' }, admin)).lines[0];
    expect(newest?.link).toBe(`/admin/monitoring/errors/${'8'.padStart(16, '0')}`);
  });
});

describe('the feed of admins', () => {
  beforeEach(async () => {
    await world.person(assigned.data.userId, 'sample.person@example.test');
    for (let number = 1; number <= 3; number += 1) {
      world.advance(1000);
      await world.announce({ ...assigned, id: `assigned-${number}` });
      world.advance(1000);
      await world.announce(group(number));
    }
  });
  const titles = (lines: readonly { title: string }[]) =>
    lines.map(({ title }) => (title.startsWith('A new error') ? 'error' : title));

  test('has its own lines, newest first, and the counts of staff, who see only theirs', async () => {
    const all = await world.feed({}, admin);
    expect(titles(all.lines)).toEqual(['error', 'error', 'error', '3 new mailboxes']);
    expect(titles((await world.feed({}, staff)).lines)).toEqual(['3 new mailboxes']);
  });

  test('has every line of both exactly once on its pages', async () => {
    const first = await world.feed({ limit: '2' }, admin);
    const second = await world.feed({ limit: '2', cursor: first.next ?? '' }, admin);
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect(ids).toHaveLength(4);
    expect(second.next).toBeUndefined();
  });

  test('is marked as read up to a line, only for the caller', async () => {
    expect(await world.unread(admin)).toBe(3);
    const { lines } = await world.feed({}, admin);
    const { body } = await world.ask('POST /api/notifications/read', {
      as: admin,
      body: { upTo: lines[1]?.id },
    });
    expect(body.count).toBe(1);
    expect((await world.feed({}, admin)).lines.map(({ read }) => read)).toEqual([false, true, true, true]);
    expect(await world.unread({ ...admin, userId: 'admin-2' })).toBe(3);
    expect(await world.unread(staff)).toBe(0);
  });

  test('has a read mark that never goes back', async () => {
    const { lines } = await world.feed({}, admin);
    for (const upTo of [lines[0]?.id, lines[2]?.id])
      await world.ask('POST /api/notifications/read', { as: admin, body: { upTo } });
    expect(await world.unread(admin)).toBe(0);
  });

  test('has lines that are not found for staff', async () => {
    const { lines } = await world.feed({}, admin);
    const { status } = await world.ask('POST /api/notifications/read', {
      as: staff,
      body: { upTo: lines[0]?.id },
    });
    expect(status).toBe(404);
  });
});

test('an event without an announcement fails, so that an alarm is raised', async () => {
  const stranger = { ...assigned, type: 'mailbox-closed.v1' };
  await expect(world.announce(stranger)).rejects.toThrow('No domain announces mailbox-closed.v1');
});
