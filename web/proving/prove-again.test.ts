import { beforeEach, expect, test, vi } from 'vitest';
import { NotProven, proveAgain } from './prove-again.ts';

const { updatePassword, signIn, signOut } = vi.hoisted(() => ({
  updatePassword: vi.fn(),
  signIn: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('aws-amplify/auth', () => ({ updatePassword, signIn, signOut, confirmSignIn: vi.fn() }));

const refused = (message: string): Error =>
  Object.assign(new Error(message), { name: 'NotAuthorizedException' });
const prove = () =>
  proveAgain({ email: 'ann@example.test', password: 'Right1234', code: '' }, (work) => work());

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  signIn.mockResolvedValue({ isSignedIn: true });
});

test('a wrong password is named, and the session goes on', async () => {
  updatePassword.mockRejectedValue(refused('Incorrect username or password.'));
  await expect(prove()).rejects.toThrow('Your current password is not right.');
  expect(signOut).not.toHaveBeenCalled();
});

test('the right password is enough on a device whose session was ended elsewhere', async () => {
  updatePassword.mockRejectedValue(refused('Access Token has been revoked'));
  await prove();
  expect(signIn).toHaveBeenCalledWith({ username: 'ann@example.test', password: 'Right1234' });
});

test('with a wrong password, such a device is signed out, and the sign-in page says why', async () => {
  updatePassword.mockRejectedValue(refused('Access Token has been revoked'));
  signIn.mockRejectedValue(refused('Incorrect username or password.'));
  await expect(prove()).rejects.toThrow(NotProven);
  expect(signOut).toHaveBeenCalled();
  expect(sessionStorage.getItem('sign_in_notice')).toBe('session-ended');
});
