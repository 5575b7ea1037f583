import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { api } from '#web/api/client.ts';
import { MayOpenContext } from '#web/shell/may-open.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { TodaysCounts } from './todays-counts.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));

const day = newYorkDay(Date.now());
const counted = (title: string, link: string): Notification => ({
  id: `${day}#${title}`,
  at: new Date().toISOString(),
  day,
  kind: title,
  title,
  body: '',
  link,
  read: true,
});

beforeEach(() => {
  const items = [
    counted('2 new mailboxes', '/staff/mailboxes'),
    counted('1 new enquiry', '/staff/enquiries'),
  ];
  vi.mocked(api as () => Promise<unknown>).mockResolvedValue({ items });
});
afterEach(closeScreen);

const linksIn = async (base: '/staff' | '/admin', mayOpen: (path: string) => boolean) => {
  const screen = await openScreen(
    <MayOpenContext value={mayOpen}>
      <TodaysCounts to={`${base}/notifications`} />
    </MayOpenContext>,
  );
  await settle();
  expect(screen.textContent).toContain('1 new enquiry');
  return [...screen.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
};

test('a count whose list the reader may not open is read, and leads nowhere', async () => {
  expect(await linksIn('/staff', (path) => path === '/staff/mailboxes')).toEqual(['/staff/mailboxes']);
});

test('an admin’s links stay in the admin area', async () => {
  expect(await linksIn('/admin', () => true)).toEqual(['/admin/mailboxes', '/admin/enquiries']);
});
