import { signIn } from 'aws-amplify/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { encodeDraft } from '#domain/identity/draft.ts';
import { emptyRegistration } from '#domain/identity/registration.ts';
import { signInWithPassword } from './sign-in.ts';

vi.mock('aws-amplify/auth', () => ({ signIn: vi.fn(), signOut: vi.fn() }));

const credentials = { email: 'ann@example.com', password: 'Skybarrel1' };
const drafted = () => localStorage.getItem('register_form');

beforeEach(() => {
  localStorage.setItem(
    'register_form',
    encodeDraft({ ...emptyRegistration, email: 'a@b.c' }, 'sealed', Date.now()),
  );
});

test('a sign-in deletes the draft of a registration', async () => {
  vi.mocked(signIn).mockResolvedValue({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
  await signInWithPassword(credentials);
  expect(drafted()).toBeNull();
});

test('a refused sign-in keeps the draft', async () => {
  vi.mocked(signIn).mockRejectedValue(Object.assign(new Error('No.'), { name: 'NotAuthorizedException' }));
  await expect(signInWithPassword(credentials)).rejects.toThrow('No.');
  expect(drafted()).not.toBeNull();
});
