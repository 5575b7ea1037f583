import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/session/use-session.ts';
import { closeScreen, openScreen, settle } from '#web/ui/testing/screen.tsx';
import { AgentLayout } from './agent-layout.tsx';

vi.mock('#web/session/use-session.ts', () => ({ useSession: vi.fn() }));
vi.mock('#web/session/site-settings.ts', async (real) => ({
  ...(await real<object>()),
  useBrand: () => ({}),
}));
vi.mock('#web/shell/app-shape.tsx', () => ({ AppShape: () => <p>waiting</p> }));
vi.mock('./desk-layout.tsx', () => ({ StaffLayout: () => <p>desk</p> }));
vi.mock('./public-layout.tsx', () => ({ CustomerLayout: () => <p>own</p> }));
afterEach(closeScreen);

test.each([
  ['an admin', ['admin'], 'desk'],
  ['a clerk who is an agent too', ['staff', 'agent-gy'], 'desk'],
  ['an agent', ['agent-gy'], 'own'],
] as const)('%s sees the arrivals in the frame of their own work', async (_who, roles, frame) => {
  vi.mocked(useSession).mockReturnValue({
    status: 'signed-in',
    user: { userId: 'ann', email: 'ann@example.com', roles: [...roles], rolesAfterTwoStep: [] },
  } as unknown as ReturnType<typeof useSession>);
  const screen = await openScreen(<AgentLayout />, '/agent');
  await settle();
  expect(screen.textContent).toBe(frame);
});
