import type { PoolDefinition } from '../pools/pool-definition.ts';
import { refusals } from '../protocol/service-error.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/users.ts';

const folded = (pool: PoolDefinition, name: string): string =>
  pool.caseSensitive ? name : name.toLowerCase();

/** Finds a user by what people type: the username (a `sub` where people sign in by e-mail), or the address. */
export const findUser = (
  { store }: Pick<Services, 'store'>,
  pool: PoolDefinition,
  name: string,
): User | undefined =>
  store.users.byUsername(pool.id, folded(pool, name)) ??
  (pool.emailSignIn ? store.users.byEmail(pool.id, folded(pool, name)) : undefined) ??
  store.users.bySub(pool.id, name);

/** The user an administrator names. Throws UserNotFoundException. */
export const requireUser = (services: Pick<Services, 'store'>, pool: PoolDefinition, name: string): User => {
  const user = findUser(services, pool, name);
  if (!user) throw refusals.userNotFound();
  return user;
};

/** Keeps a user as it is now; the modification instant is set here. */
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

/** Whether another user already signs in with this address. */
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
 * Whom tries and codes are counted against: the user's `sub`, or for a name nobody has a UUID that stays the same,
 * so that strangers learn nothing from what we count.
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
