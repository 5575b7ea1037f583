import * as z from 'zod/mini';
import { addIssues } from '../../kernel/form-schema.ts';
import { anyPhoneE164 } from '../../kernel/person/any-phone.ts';
import { EMAIL_MAX_LENGTH, emailProblem } from '../../kernel/person/email.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { type PersonId, personIdFrom } from '../../kernel/person/person-id.ts';
import { type Profile, waysToCome } from '../profile.ts';
import { givenErrors, storedFields } from '../profile-fields.ts';
import { GivenField, phoneE164Of } from '../profile-update.ts';

const contacts = ['first_name', 'last_name', 'phone_country_code', 'phone', 'company_name'] as const;

/** Somebody whom the desk keeps: how they came, their name, and a phone number or an e-mail address. */
export const PersonToKeep = z.pipe(
  z.strictObject({
    /** Made by the form, so that a double click or a lost answer keeps nobody twice. */
    id: z.uuid(),
    came: z.enum(waysToCome),
    email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX_LENGTH))),
    first_name: GivenField,
    last_name: GivenField,
    phone_country_code: GivenField,
    phone: GivenField,
    company_name: GivenField,
  }),
  z.transform(({ id, came, email = '', ...given }, { issues }) => {
    const emailError = email === '' ? undefined : emailProblem(email);
    const missing =
      email === '' && !given.phone ? 'Please give a phone number or an e-mail address' : undefined;
    addIssues(
      issues,
      { ...given, email },
      {
        ...givenErrors(contacts, given),
        ...(emailError === undefined ? {} : { email: emailError }),
        ...(missing === undefined ? {} : { phone: missing }),
      },
    );
    return { id, came, email, ...storedFields(given) };
  }),
);
export type PersonToKeep = z.output<typeof PersonToKeep>;

/** The profile of a person whom the desk keeps. Everything that writes to people and names them works with it. */
export const profileOfKept = ({ id, came, ...fields }: PersonToKeep, now: Date): Profile => ({
  user_id: personIdFrom(id),
  role: 'customer',
  user_type: 'customer',
  ...fields,
  phone_e164: phoneE164Of(fields),
  came,
  version: 1,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** Somebody who wrote to us without an account, as their message has them. */
export interface Guest {
  readonly name: string;
  readonly email: string;
  /** As typed. */
  readonly phone?: string | undefined;
}

/** The profile of a guest. The last word of what they call themselves is taken for their last name. */
export const profileOfGuest = (
  { name, email, phone }: Guest,
  personId: PersonId,
  now: Date,
): Profile & { readonly came: 'GUEST' } => {
  const words = oneLine(name).split(' ');
  const at = now.toISOString();
  return {
    user_id: personId,
    role: 'customer',
    user_type: 'customer',
    ...storedFields({
      first_name: words.length > 1 ? words.slice(0, -1).join(' ') : words.join(' '),
      last_name: words.length > 1 ? words.at(-1) : '',
      phone: phone ?? '',
    }),
    email,
    phone_e164: anyPhoneE164(phone ?? ''),
    came: 'GUEST',
    version: 1,
    created_at: at,
    updated_at: at,
  };
};
