import type { PoolDefinition } from '../pools/pool-definition.ts';
import { refusals } from '../protocol/service-error.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/users.ts';

const folded = (pool: PoolDefinition, name: string): string =>
  pool.caseSensitive ? name : name.toLowerCase();

/** Finds a user by the entered name: the username (a `sub` if users sign in by e-mail) or the e-mail address. */
export const findUser = (
  { store }: Pick<Services, 'store'>,
  pool: PoolDefinition,
  name: string,
): User | undefined =>
  store.users.byUsername(pool.id, folded(pool, name)) ??
  (pool.emailSignIn ? store.users.byEmail(pool.id, folded(pool, name)) : undefined) ??
  store.users.bySub(pool.id, name);

/** Finds the user with this name. Throws UserNotFoundException. */
export const requireUser = (services: Pick<Services, 'store'>, pool: PoolDefinition, name: string): User => {
  const user = findUser(services, pool, name);
  if (!user) throw refusals.userNotFound();
  return user;
};

/** Stores a user and sets the modification instant. */
export const saveUser = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  pool: PoolDefinition,
  user: User,
): User => {
  const saved = { ...user, modifiedAt: clock.now() };
  const email = saved.attributes.email;
  store.users.put(pool.id, saved, {
    username: folded(pool, saved.username),
    email: pool.emailSignIn && email ? folded(pool, email) : null,
  });
  return saved;
};

/** True if another user already signs in with this address. */
export const emailIsTaken = (
  { store }: Pick<Services, 'store'>,
  pool: PoolDefinition,
  email: string | undefined,
  exceptSub?: string,
): boolean => {
  if (!pool.emailSignIn || !email) return false;
  const holder = store.users.byEmail(pool.id, folded(pool, email));
  return holder !== undefined && holder.sub !== exceptSub;
};

/**
 * The subject for counting attempts and codes: the user's `sub`, or a stable UUID for an unknown name, so that the limits do not show
 * which accounts exist.
 */
export const subjectOf = (
  { keys }: Pick<Services, 'keys'>,
  pool: PoolDefinition,
  name: string,
  user: User | undefined,
): string => {
  if (user) return user.sub;
  const hex = keys(pool.id).pretend(`subject ${folded(pool, name)}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
