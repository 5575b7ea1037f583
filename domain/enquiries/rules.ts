import { emailProblem } from '../identity/rules/account.ts';
import { type FieldErrors, firstMessage, onlyErrors } from '../identity/rules/first-message.ts';
import { oneLine } from '../identity/rules/one-line.ts';
import { isEnquiryTopic } from './topics.ts';

/**
 * The form as it is typed: text in every field, empty where nothing was said. These rules hold for the form in the browser
 * and for the API alike, so nothing here may need a library.
 */
export interface EnquiryFields {
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** A mailbox or tracking number. */
  readonly number: string;
  readonly message: string;
}
export type EnquiryField = keyof EnquiryFields;
export type EnquiryErrors = FieldErrors<EnquiryField>;

/** In the order in which the form asks, and tells what is wrong. */
export const enquiryFieldNames = [
  'topic',
  'name',
  'email',
  'phone',
  'number',
  'message',
] as const satisfies readonly EnquiryField[];

/** The longest message, in characters. */
export const MESSAGE_MAX = 4000;
const MESSAGE_MIN = 10;
const NAME_MAX = 100;
const PHONE_MAX = 30;
const NUMBER_MAX = 40;

/** Digits and the marks people put between them, with one plus in front at most. */
const PHONE_SHAPE = /^\+?[\d\s().-]+$/;
const PHONE_DIGITS = { min: 7, max: 15 };

/** Letters, digits and the marks that stand on labels. */
const NUMBER_SHAPE = /^#?[\p{L}\d][\p{L}\d\s/.-]*$/u;

/** What mail servers take without further agreement: narrower than the basic shape, since we are going to write there. */
const NAME_OF_ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;
const NAME_OF_ADDRESS_MAX = 64;

/** Everything but line ends and tabs that cannot be seen. */
const INVISIBLE = /[^\P{Cc}\n\t]+/gu;

/** A message as it is measured and kept: line ends of one kind, nothing invisible, no more than one empty line together. */
const tidyMessage = (message: string): string =>
  message
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The form as it is measured and kept. */
export const tidyEnquiry = (fields: EnquiryFields): EnquiryFields => ({
  topic: fields.topic,
  name: oneLine(fields.name),
  email: oneLine(fields.email),
  phone: oneLine(fields.phone),
  number: oneLine(fields.number),
  message: tidyMessage(fields.message),
});

const takesMail = (email: string): boolean => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return name.length <= NAME_OF_ADDRESS_MAX && NAME_OF_ADDRESS.test(name) && HOST.test(email.slice(at + 1));
};

const phoneProblem = (phone: string): string | undefined => {
  if (!phone) return undefined;
  const digits = phone.replace(/\D/g, '').length;
  return firstMessage(
    !PHONE_SHAPE.test(phone) && 'A phone number has digits only, like +1 201 555 0142',
    digits < PHONE_DIGITS.min && 'Phone number too short',
    (digits > PHONE_DIGITS.max || phone.length > PHONE_MAX) && 'Phone number too long',
  );
};

const numberProblem = (number: string): string | undefined =>
  firstMessage(
    number.length > NUMBER_MAX && `The number is too long (max ${NUMBER_MAX} characters)`,
    number && !NUMBER_SHAPE.test(number) && 'Give the number as it stands on the label',
  );

const messageProblem = (message: string): string | undefined =>
  firstMessage(
    !message && 'Write what we can do for you',
    message.length < MESSAGE_MIN && `Tell us a little more: at least ${MESSAGE_MIN} characters`,
    message.length > MESSAGE_MAX &&
      `Your message is too long (${message.length} of ${MESSAGE_MAX} characters)`,
  );

/** What is wrong with a form, field by field, in the words people read. */
export const enquiryErrors = (fields: EnquiryFields): EnquiryErrors => {
  const { topic, name, email, phone, number, message } = tidyEnquiry(fields);
  return onlyErrors({
    topic: firstMessage(!isEnquiryTopic(topic) && 'Choose what it is about'),
    name: firstMessage(
      !name && 'Name is required',
      name.length < 2 && 'Name must be at least 2 characters',
      name.length > NAME_MAX && `Name is too long (max ${NAME_MAX} characters)`,
    ),
    email: firstMessage(emailProblem(email), !takesMail(email) && 'Please enter a valid email address'),
    phone: phoneProblem(phone),
    number: numberProblem(number),
    message: messageProblem(message),
  });
};
