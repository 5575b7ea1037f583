import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext } from '#web/session/use-session.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { StaffIndexPage } from './staff-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn(async () => ({ items: [], people: [] })) }));
afterEach(closeScreen);

test('a driver, whose menu has nothing, is not promised pages there', async () => {
  const session = { status: 'signed-in', user: { userId: 'somebody', roles: ['driver'] } };
  const screen = await openScreen(
    <SessionContext value={session as never}>
      <StaffIndexPage />
    </SessionContext>,
    '/staff',
  );
  await settle();
  expect(screen.textContent).toContain('Nothing to show on this page');
  expect(screen.textContent).toContain('If your role has other pages, they are in the menu.');
});
