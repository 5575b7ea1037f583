import type { PasswordPolicy, PoolDefinition } from '../pools/pool-definition.ts';
import { refusals } from '../protocol/service-error.ts';
import { makeVerifier, passwordMatches } from '../srp/srp.ts';
import type { User } from '../store/users.ts';

const rules: readonly {
  readonly asked: (policy: PasswordPolicy) => boolean;
  readonly kept: (password: string, policy: PasswordPolicy) => boolean;
  readonly reason: string;
}[] = [
  {
    asked: () => true,
    kept: (password, policy) => password.length >= policy.minimumLength,
    reason: 'Password not long enough',
  },
  {
    asked: (policy) => policy.requireUppercase,
    kept: (password) => /[A-Z]/.test(password),
    reason: 'Password must have uppercase characters',
  },
  {
    asked: (policy) => policy.requireLowercase,
    kept: (password) => /[a-z]/.test(password),
    reason: 'Password must have lowercase characters',
  },
  {
    asked: (policy) => policy.requireNumbers,
    kept: (password) => /\d/.test(password),
    reason: 'Password must have numeric characters',
  },
  {
    asked: (policy) => policy.requireSymbols,
    kept: (password) => /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password),
    reason: 'Password must have symbol characters',
  },
];

/** Throws InvalidPasswordException for the first requirement of the pool's policy that is not met. */
export const checkPassword = (pool: PoolDefinition, password: string): void => {
  if (password.length > 256) throw refusals.invalidParameter('Password must not exceed 256 characters');
  const broken = rules.find(
    ({ asked, kept }) => asked(pool.passwordPolicy) && !kept(password, pool.passwordPolicy),
  );
  if (broken) throw refusals.invalidPassword(broken.reason);
};

/** The user with a new password. `temporaryUntil` (milliseconds since 1970) makes it a temporary one. */
export const withPassword = (
  pool: PoolDefinition,
  user: User,
  password: string,
  temporaryUntil?: number,
): User => ({
  ...user,
  password: {
    ...makeVerifier(pool.id, user.username, password),
    ...(temporaryUntil === undefined ? {} : { temporaryUntil }),
  },
});

/** True if this is the user's password. */
export const isPasswordOf = (pool: PoolDefinition, user: User, password: string): boolean =>
  user.password !== undefined && passwordMatches(pool.id, user.username, password, user.password);
