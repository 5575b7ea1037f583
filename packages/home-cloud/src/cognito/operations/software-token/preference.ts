import * as z from 'zod/mini';
import type { PoolDefinition } from '../../pools/pool-definition.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { Services } from '../../services.ts';
import type { User } from '../../store/users.ts';
import { choose, requireSoftwareTokens } from '../../users/software-token.ts';

const Settings = z.optional(
  z.object({ Enabled: z._default(z.boolean(), false), PreferredMfa: z._default(z.boolean(), false) }),
);

/** The settings of the factors. Only software tokens can be turned on here. */
export const preference = {
  SoftwareTokenMfaSettings: Settings,
  SMSMfaSettings: Settings,
  EmailMfaSettings: Settings,
};
const Preference = z.object(preference);

/** Stores the settings of a user. Throws InvalidParameterException for a factor that the pool does not have. */
export const setPreference = (
  services: Services,
  { pool, user }: { readonly pool: PoolDefinition; readonly user: User },
  input: z.output<typeof Preference>,
): void => {
  const { SoftwareTokenMfaSettings: token, SMSMfaSettings: sms, EmailMfaSettings: email } = input;
  if (sms?.Enabled)
    throw refusals.invalidParameter('User does not have delivery config set to turn on SMS_MFA');
  if (email?.Enabled) throw refusals.invalidParameter('Email MFA is not enabled for this user pool.');
  if (!token) return;
  if (token.Enabled) requireSoftwareTokens(pool);
  choose(services, pool, user, { enabled: token.Enabled, preferred: token.Enabled && token.PreferredMfa });
};
