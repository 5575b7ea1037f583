import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#domain/identity/endpoint-examples.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { emailChangedState } from '../email/email-changed.tsx';
import { ProfilePage } from './profile-page.tsx';

vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/session/use-session.ts', () => ({
  useSession: () => ({
    status: 'signed-in',
    user: { userId: 'ann', email: 'ann@example.test', roles: ['customer'] },
  }),
}));
vi.mock('../two-step/two-step-card.tsx', () => ({ TwoStepCard: () => null }));
vi.mock('../passwords/change-password.tsx', () => ({ ChangePassword: () => null }));
vi.mock('../passwords/sign-out-everywhere.tsx', () => ({ SignOutEverywhere: () => null }));
const calling = vi.mocked(api as (endpoint: unknown, input: { body?: unknown }) => Promise<unknown>);

const input = (screen: HTMLElement, name: string) =>
  screen.querySelector<HTMLInputElement>(`[name="${name}"]`);
let save: (body: unknown) => Promise<unknown>;

beforeEach(() => {
  calling.mockReset();
  calling.mockImplementation(async (endpoint, { body }) =>
    endpoint === identityEndpoints.updateProfile ? save(body) : examples.profile.reply,
  );
});
afterEach(closeScreen);

const open = async (state?: object) => {
  const screen = await openScreen(<ProfilePage />, { pathname: '/customer/profile', state });
  await settle();
  return screen;
};

test('what the server says of a field stands at the input of that field', async () => {
  save = async () => {
    const fields = { first_name: 'The server does not like it', zip_code: 'Nor this' };
    throw new ApiError(400, { code: 'INVALID_INPUT', message: 'Look again.', correlationId: '', fields });
  };
  const screen = await open();
  await press('Save Changes');
  await settle();
  for (const name of ['firstName', 'zip_code'])
    expect(input(screen, name)?.getAttribute('aria-invalid'), name).toBe('true');
  expect(input(screen, 'lastName')?.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.textContent).toContain('The server does not like it');
});

test('a profile is saved by its own names', async () => {
  const sent = vi.fn(async (_body: unknown) => examples.profile.reply);
  save = sent;
  const screen = await open();
  await type(input(screen, 'firstName'), 'Augusta');
  await press('Save Changes');
  await settle();
  const { last_name, phone_country_code } = examples.profile.reply;
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ first_name: 'Augusta', last_name, phone_country_code, latin_name: '' }),
  );
});

test('a changed address is said until it is another one', async () => {
  const words = 'You sign in with ann@example.test now.';
  expect((await open(emailChangedState('ann@example.test'))).textContent).toContain(words);
  closeScreen();
  expect((await open(emailChangedState('older@example.test'))).textContent).not.toContain('is changed');
  closeScreen();
  expect((await open()).textContent).not.toContain('is changed');
});
