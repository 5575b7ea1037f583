import { beforeEach, expect, test, vi } from 'vitest';
import { NotProven, proveAgain } from './prove-again.ts';

const { updatePassword, signIn, signOut } = vi.hoisted(() => ({
  updatePassword: vi.fn(),
  signIn: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('aws-amplify/auth', () => ({ updatePassword, signIn, signOut, confirmSignIn: vi.fn() }));

const refused = (message: string) => Object.assign(new Error(message), { name: 'NotAuthorizedException' });
const prove = () =>
  proveAgain({ email: 'ann@example.test', password: 'Skybarrel1', code: '' }, (work) => work());

beforeEach(() => {
  updatePassword.mockReset();
  signOut.mockReset();
  signIn.mockReset().mockResolvedValue({ isSignedIn: true });
});

test('a wrong password ends no session', async () => {
  updatePassword.mockRejectedValue(refused('Incorrect username or password.'));
  await expect(prove()).rejects.toThrow(new NotProven('Your current password is not right.'));
  expect(signOut).not.toHaveBeenCalled();
});

test('the right password is right also where the session was ended elsewhere', async () => {
  updatePassword.mockRejectedValue(refused('Access Token has been revoked'));
  await prove();
  expect(signIn).toHaveBeenCalledWith({ username: 'ann@example.test', password: 'Skybarrel1' });
});

test('a wrong one is said there, too', async () => {
  updatePassword.mockRejectedValue(refused('Access Token has been revoked'));
  signIn.mockRejectedValue(refused('Incorrect username or password.'));
  await expect(prove()).rejects.toThrow(new NotProven('Your current password is not right.'));
});
