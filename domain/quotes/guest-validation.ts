import { type FieldErrors, onlyErrors } from '../kernel/field-errors.ts';
import { unverifiedEmailProblem } from '../kernel/person/email.ts';
import { nameProblem } from '../kernel/person/name.ts';
import { oneLine } from '../kernel/person/one-line.ts';

/** Name and address of somebody who asks without an account, as typed. It uses no library, so that the public page stays small. */
export interface GuestFields {
  readonly name: string;
  readonly email: string;
}

/** The fields as they are validated and stored. */
export const normalizeGuest = ({ name, email }: GuestFields): GuestFields => ({
  name: oneLine(name),
  email: oneLine(email),
});

/** The problems of the form, field by field, in the words that people read. */
export const guestErrors = (fields: GuestFields): FieldErrors<keyof GuestFields> => {
  const { name, email } = normalizeGuest(fields);
  return onlyErrors({ name: nameProblem('Name', name), email: unverifiedEmailProblem(email) });
};
