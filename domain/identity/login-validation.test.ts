import { expect, it } from 'vitest';
import { loginProblem } from './login-validation.ts';

it.each([
  ['', '', 'email', 'Email is required'],
  ['  ', 'x', 'email', 'Email is required'],
  ['nonsense', '', 'password', 'Password is required'],
  ['nonsense', '   ', 'password', 'Password is required'],
  ['nonsense', 'x', 'email', 'Please enter a valid email address'],
  ['a@b', 'x', 'email', 'Please enter a valid email address'],
])('login with %j and %j points at %s: %s', (email, password, field, message) => {
  expect(loginProblem({ email, password })).toEqual({ field, message });
});

it('lets a whole form pass, blanks around the address and all', () => {
  expect(loginProblem({ email: ' ann@example.com ', password: 'x' })).toBeUndefined();
});
