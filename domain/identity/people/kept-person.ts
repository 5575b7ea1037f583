import * as z from 'zod/mini';
import { addIssues } from '../../kernel/form-schema.ts';
import { EMAIL_MAX_LENGTH, emailProblem } from '../../kernel/person/email.ts';
import { personIdFrom } from '../../kernel/person/person-id.ts';
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
