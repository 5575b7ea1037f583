import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { authenticate } from '../../sessions/authentication.ts';
import { countTry, refuseSpentTries } from '../../users/codes.ts';
import { checkPassword, isPasswordOf, withPassword } from '../../users/passwords.ts';
import { saveUser } from '../../users/people.ts';

const Input = z.object({
  AccessToken: field.text,
  PreviousPassword: field.secret,
  ProposedPassword: field.password,
});

const wrongPassword = 'wrong previous password';

/** Replaces the caller's own password. The limit is five wrong previous passwords in an hour. */
export const changePassword = publicOperation('ChangePassword', Input, (services) => async (input) => {
  const { pool, user } = await authenticate(services, input.AccessToken);
  checkPassword(pool, input.ProposedPassword);
  refuseSpentTries(services, pool.id, user.sub, wrongPassword);
  if (!isPasswordOf(pool, user, input.PreviousPassword)) {
    countTry(services, pool.id, user.sub, wrongPassword);
    throw refusals.wrongCredentials();
  }
  saveUser(services, pool, withPassword(pool, user, input.ProposedPassword));
  return {};
});
