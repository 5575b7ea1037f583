import * as z from 'zod/mini';
import { field, signedOperation } from '../../protocol/operation.ts';
import { checkPassword, withPassword } from '../../users/passwords.ts';
import { saveUser } from '../../users/people.ts';
import { administered, userTarget } from './administered.ts';

const Input = z.object({
  ...userTarget,
  Password: field.password,
  Permanent: z._default(z.boolean(), false),
});

const day = 86_400_000;

/** Sets a user's password: permanent, or temporary until the next sign-in. Ends a lockout. */
export const adminSetUserPassword = signedOperation('AdminSetUserPassword', Input, (services) => (input) => {
  const { pool, user } = administered(services, input);
  checkPassword(pool, input.Password);
  const until = services.clock.now() + pool.passwordPolicy.temporaryPasswordDays * day;
  services.store.transaction(() => {
    services.store.attempts.removeLockout(pool.id, user.sub);
    saveUser(services, pool, {
      ...withPassword(pool, user, input.Password, input.Permanent ? undefined : until),
      status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    });
  });
  return {};
});
