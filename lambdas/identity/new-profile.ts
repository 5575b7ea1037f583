import type { Profile } from '#domain/identity/profile.ts';
import { phoneE164Of } from '#domain/identity/profile-update.ts';
import { profileOfAccount } from '#domain/identity/registration.ts';
import { wholeName } from '#domain/identity/validation/personal.ts';
import { printedName } from '#domain/kernel/person/latin-name.ts';
import type { Account } from './account.ts';

/**
 * The first profile of an account, from the registration form. Fields that cannot be read are left out, because an account
 * that was made in another way must get its mailbox too.
 */
export const newProfile = (account: Account, now: Date): Profile => {
  const fields = profileOfAccount(account);
  return {
    user_id: account.userId,
    email: account.email,
    role: 'customer',
    user_type: 'customer',
    ...fields,
    phone_e164: phoneE164Of(fields),
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
};

type Names = Pick<Profile, 'first_name' | 'last_name' | 'latin_name'>;

/** First and last name, as far as they are known, in the spelling that papers and labels print. */
const fullName = (profile: Names): string =>
  printedName({ name: wholeName(profile), latinName: profile.latin_name ?? undefined });

/** The name on a label: first and last name, or the part of the e-mail address before the @ when both are unknown. */
export const labelName = (profile: Names & Pick<Profile, 'email'>): string =>
  fullName(profile) || (profile.email.split('@')[0] ?? '');
