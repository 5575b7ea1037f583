import * as z from 'zod/mini';
import { addressShapeOf, type CountryName, isPostalCode } from '../../kernel/countries.ts';
import { isGuyanaRegion } from '../../kernel/countries-guyana.ts';
import { type DestinationCode, destinationCodes, destinations } from '../../kernel/destinations.ts';
import { type FieldErrors, firstMessage, onlyErrors } from '../../kernel/field-errors.ts';
import { addIssues } from '../../kernel/form-schema.ts';
import { unverifiedEmailProblem } from '../../kernel/person/email.ts';
import { latinProblem, type SpelledName, withKeptLatin } from '../../kernel/person/latin-name.ts';
import { nameProblem, optionalNameProblem, tooLong } from '../../kernel/person/name.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { formatPhone, internationalPhone, phoneProblem, phoneToE164 } from '../../kernel/person/phone.ts';

const text = z._default(z.string().check(z.maxLength(1000)), '');

/** The spelling as in the passport, of a name that is not in Latin letters. */
const latinName = z.optional(z.string().check(z.maxLength(1000)));

/** Who receives a shipment, as typed: text in every field, empty when nothing was entered. */
export const ConsigneeFields = z.strictObject({
  to: z.enum(destinationCodes),
  name: text,
  latinName,
  company: text,
  /** In the format of the selector: `+592`. */
  phoneCode: text,
  phone: text,
  email: text,
  street: text,
  /** Flat, floor or landmark. */
  street2: text,
  city: text,
  region: text,
  postalCode: text,
});
export type ConsigneeFields = z.output<typeof ConsigneeFields>;
export type ConsigneeField = Exclude<keyof ConsigneeFields, 'to'>;

/** Who else is told when the goods arrive. */
export const NotifyFields = z.strictObject({ name: text, latinName, phoneCode: text, phone: text });
export type NotifyFields = z.output<typeof NotifyFields>;

/** The destination's country as addresses and phone numbers name it: `Trinidad and Tobago`. */
export const addressCountryOf = (to: DestinationCode): CountryName => destinations[to].address.name;

/** True where the address has a region from a list. */
export const hasRegions = (to: DestinationCode): boolean => addressShapeOf(addressCountryOf(to)) === 'guyana';

const MAX = { street: 255, city: 100, code: 20 } as const;

const requiredPhone = (phone: string, callingCode: string, to: DestinationCode): string | undefined =>
  phone
    ? phoneProblem({ phone, callingCode, country: addressCountryOf(to) })
    : 'Phone number is required. Our partner there calls it when the goods arrive.';

interface TypedPhone {
  readonly phoneCode: string;
  readonly phone: string;
}

const phoneInput = ({ phone, phoneCode }: TypedPhone, to: DestinationCode) => ({
  phone,
  callingCode: phoneCode,
  country: addressCountryOf(to),
});

/**
 * A person of the form as it is kept: the phone number in one spelling, without the code that stands beside it, and the Latin spelling
 * of the name only where it needs one.
 */
export const asKept = <Typed extends TypedPhone & SpelledName>(typed: Typed, to: DestinationCode): Typed => {
  const named = withKeptLatin(typed);
  return named.phone ? { ...named, phone: formatPhone(phoneInput(named, to)) } : named;
};

/** A phone number of the form as papers and screens show it and as it is called from anywhere: `+1 868-555-7001`. */
export const phoneShown = (typed: TypedPhone, to: DestinationCode): string =>
  typed.phone ? internationalPhone(phoneInput(typed, to)) : '';

/** What tells one phone number from another, however they were typed: its digits with the code of the country. */
export const phoneKey = (typed: TypedPhone, to: DestinationCode): string =>
  (phoneToE164(phoneInput(typed, to)) ?? `${typed.phoneCode}${typed.phone}`).replace(/\D/g, '');

/** Fields as they are validated and stored: in one line, without blanks around them. */
const trimmed = <Fields extends Readonly<Record<string, string | undefined>>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, oneLine(value)])) as Fields;

/** The problems of a receiver, field by field, in the words that people read. */
export const consigneeErrors = (fields: ConsigneeFields): FieldErrors<ConsigneeField> => {
  const { to, name, latinName, company, phoneCode, phone, email, street, street2, city, region, postalCode } =
    trimmed(fields);
  return onlyErrors({
    name: nameProblem('Name', name),
    latinName: latinProblem({ name, latinName }),
    company: optionalNameProblem('Company', company),
    phoneCode: undefined,
    phone: requiredPhone(phone, phoneCode, to),
    email: email ? unverifiedEmailProblem(email) : undefined,
    street: firstMessage(
      !street && 'Street address is required',
      street.length < 5 && 'Street address is too short',
      tooLong('Street address', street, MAX.street),
    ),
    street2: tooLong('Address line 2', street2, MAX.street),
    city: firstMessage(
      !city && 'City is required',
      city.length < 2 && 'City name is too short',
      tooLong('City name', city, MAX.city),
    ),
    region: firstMessage(
      region !== '' &&
        hasRegions(to) &&
        !isGuyanaRegion(region) &&
        'Invalid region. Please select from the list',
      tooLong('Region', region, MAX.city),
    ),
    postalCode:
      postalCode !== '' && (postalCode.length > MAX.code || !isPostalCode(addressCountryOf(to), postalCode))
        ? 'Invalid postal code format'
        : undefined,
  });
};

/** The problems of the person who is also told. */
export const notifyErrors = (fields: NotifyFields, to: DestinationCode): FieldErrors<keyof NotifyFields> => {
  const { name, latinName, phoneCode, phone } = trimmed(fields);
  return onlyErrors({
    name: nameProblem('Name', name),
    latinName: latinProblem({ name, latinName }),
    phoneCode: undefined,
    phone: requiredPhone(phone, phoneCode, to),
  });
};

/** A receiver as the API takes and keeps them: validated exactly as the form validates it. */
export const Consignee = z.pipe(
  ConsigneeFields,
  z.transform((fields, { issues }) => {
    addIssues(issues, fields, consigneeErrors(fields));
    return asKept(trimmed(fields), fields.to);
  }),
);
export type Consignee = z.output<typeof Consignee>;
