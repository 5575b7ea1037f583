import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext } from '#web/session/use-session.ts';
import { addressNow, closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { StaffIndexPage } from './staff-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn(async () => ({ items: [], people: [] })) }));
afterEach(closeScreen);

const open = async (roles: readonly string[]): Promise<HTMLElement> => {
  const session = { status: 'signed-in', user: { userId: 'somebody', roles } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <StaffIndexPage />
    </SessionContext>,
    '/staff',
  );
  await settle();
  return screen;
};

test('a driver begins with their run', async () => {
  await open(['driver']);
  expect(addressNow()).toBe('/staff/drive');
});

test('somebody whose menu has nothing is not promised pages there', async () => {
  const screen = await open([]);
  expect(screen.textContent).toContain('Nothing to show on this page');
  expect(screen.textContent).toContain('If your role has other pages, they are in the menu.');
});
