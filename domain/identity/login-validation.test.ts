import { expect, it } from 'vitest';
import { LoginForm } from './login-validation.ts';

it.each([
  ['', '', 'email', 'Email is required'],
  ['  ', 'x', 'email', 'Email is required'],
  ['nonsense', '', 'password', 'Password is required'],
  ['nonsense', '   ', 'password', 'Password is required'],
  ['nonsense', 'x', 'email', 'Please enter a valid email address'],
  ['a@b', 'x', 'email', 'Please enter a valid email address'],
])('login with %j and %j points at %s: %s', (email, password, field, message) => {
  const { issues } = LoginForm.safeParse({ email, password }).error ?? {};
  expect(issues).toMatchObject([{ path: [field], message }]);
  expect(issues).toHaveLength(1);
});

it('accepts a complete form, even with blanks around the address', () => {
  expect(LoginForm.safeParse({ email: ' ann@example.com ', password: 'x' }).success).toBe(true);
});
