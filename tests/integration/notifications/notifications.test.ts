import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import example from '#events/mailboxes/mailbox-assigned.v1.example.json' with { type: 'json' };
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { type NotificationsWorld, staff, startNotificationsWorld } from './notifications.world.ts';

const assigned = MailboxAssignedV1.schema.parse(example);
const eventOf = (at: number) => ({ ...assigned, id: `event-${at}` });

let world: NotificationsWorld;
beforeEach(async () => {
  world = await startNotificationsWorld();
});
afterEach(() => world.stop());

describe('a new mailbox is announced', () => {
  test('in the feed of staff, to staff by mail, and to the customer by mail with the complete address', async () => {
    await world.announce(assigned);
    expect((await world.feed()).lines).toMatchObject([{ title: 'Mailbox 10001 assigned', read: false }]);
    expect(world.mail.map(({ to }) => to).sort()).toEqual(
      [defaultBrand.staffEmail, 'sample.person@example.test'].sort(),
    );
    const own = world.mail.find(({ to }) => to === 'sample.person@example.test');
    expect(own?.letter.text).toContain(
      'Sample Person\n100 Sample Dock Road\nMailbox 10001\nKearny, NJ 07032\nUnited States',
    );
  });

  test('once, even if its event comes twice, one after another or at once', async () => {
    await Promise.allSettled([world.announce(assigned), world.announce(assigned), world.announce(assigned)]);
    await world.announce(assigned);
    expect((await world.feed()).lines).toHaveLength(1);
    expect(world.mail).toHaveLength(2);
  });

  test('again only where it failed', async () => {
    world.refuseMail((to) => to === defaultBrand.staffEmail);
    await expect(world.announce(assigned)).rejects.toThrow('Not everyone could be told');
    expect(world.mail.map(({ to }) => to)).toEqual(['sample.person@example.test']);
    world.refuseMail(() => false);
    world.advance(120_000);
    await world.announce(assigned);
    expect(world.mail.map(({ to }) => to)).toEqual(['sample.person@example.test', defaultBrand.staffEmail]);
    expect((await world.feed()).lines).toHaveLength(1);
  });

  test('with the brand, the facility and the address of staff mail that the owner has set', async () => {
    await world.setBrand({
      ...defaultBrand,
      name: 'Harbour Air',
      staffEmail: 'quay@example.test',
      facility: { ...defaultBrand.facility, line1: '7 Sample Quay' },
    });
    await world.announce(assigned);
    expect(world.mail.map(({ to }) => to).sort()).toEqual([
      'quay@example.test',
      'sample.person@example.test',
    ]);
    for (const { letter } of world.mail) expect(letter.text).toContain('Harbour Air');
    const own = world.mail.find(({ to }) => to === 'sample.person@example.test');
    expect(own?.letter.text).toContain('7 Sample Quay');
  });

  test('in mails in which a name cannot become markup', async () => {
    await world.announce({
      ...assigned,
      data: { ...assigned.data, ownerName: '<img src=x onerror=alert(1)>' },
    });
    for (const { letter } of world.mail) expect(letter.html).not.toContain('<img');
  });
});

describe('the feed', () => {
  beforeEach(async () => {
    for (let at = 0; at < 5; at += 1) {
      world.advance(1000);
      await world.announce(eventOf(at));
    }
  });

  test('pages newest first', async () => {
    const first = await world.feed({ limit: '3' });
    const second = await world.feed({ limit: '3', cursor: first.next ?? '' });
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(5);
    expect(second.next).toBeUndefined();
  });

  test('is marked as read up to a line, only for the caller', async () => {
    const { lines } = await world.feed();
    expect(await world.unread()).toBe(5);
    const { body } = await world.ask('POST /api/notifications/read', { body: { upTo: lines[2]?.id } });
    expect(body.count).toBe(2);
    expect((await world.feed()).lines.map(({ read }) => read)).toEqual([false, false, true, true, true]);
    const colleague = { ...staff, userId: 'desk-2' };
    expect(await world.unread(colleague)).toBe(5);
  });

  test('has a read mark that never goes back', async () => {
    const { lines } = await world.feed();
    await world.ask('POST /api/notifications/read', { body: { upTo: lines[0]?.id } });
    await world.ask('POST /api/notifications/read', { body: { upTo: lines[4]?.id } });
    expect(await world.unread()).toBe(0);
  });

  test('refuses an empty line id before it asks the database', async () => {
    const { status, body } = await world.ask('POST /api/notifications/read', { body: { upTo: '' } });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  test('cannot be marked as read up to an unknown line', async () => {
    const { status, body } = await world.ask('POST /api/notifications/read', { body: { upTo: 'zzz' } });
    expect([status, body.code]).toEqual([404, 'NOTIFICATION_NOT_FOUND']);
  });
});
