import { type FieldErrors, firstMessage, onlyErrors } from '../../kernel/field-errors.ts';
import { anyPhoneProblem } from '../../kernel/person/any-phone.ts';
import { unverifiedEmailProblem } from '../../kernel/person/email.ts';
import { nameProblem } from '../../kernel/person/name.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { isEnquiryTopic } from '../topics.ts';

/**
 * The form as typed: text in every field, empty when nothing was entered. The form in the browser and the API share this
 * validation. It uses no library, so that the public page stays small.
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

/** The fields in the order of the form, which is also the order of its messages. */
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
const NUMBER_MAX = 40;

/** Letters, digits and the punctuation that is used on labels. */
const NUMBER_SHAPE = /^#?[\p{L}\d][\p{L}\d\s/.-]*$/u;

/** Invisible characters, except line feeds and tabs. */
const INVISIBLE = /[^\P{Cc}\n\t]+/gu;

/** A message as it is measured and stored: line feeds only, no invisible characters, at most one empty line in a row. */
const normalizeMessage = (message: string): string =>
  message
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The form as it is validated and stored. */
export const normalizeEnquiry = (fields: EnquiryFields): EnquiryFields => ({
  topic: fields.topic,
  name: oneLine(fields.name),
  email: oneLine(fields.email),
  phone: oneLine(fields.phone),
  number: oneLine(fields.number),
  message: normalizeMessage(fields.message),
});

const numberProblem = (number: string): string | undefined =>
  firstMessage(
    number.length > NUMBER_MAX && `The number is too long (max ${NUMBER_MAX} characters)`,
    number && !NUMBER_SHAPE.test(number) && 'Give the number as shown on the label',
  );

const messageProblem = (message: string): string | undefined =>
  firstMessage(
    !message && 'Tell us how we can help',
    message.length < MESSAGE_MIN && `Tell us a little more: at least ${MESSAGE_MIN} characters`,
    message.length > MESSAGE_MAX &&
      `Your message is too long (${message.length} of ${MESSAGE_MAX} characters)`,
  );

/** The problems of a form, field by field, in the words that people read. */
export const enquiryErrors = (fields: EnquiryFields): EnquiryErrors => {
  const { topic, name, email, phone, number, message } = normalizeEnquiry(fields);
  return onlyErrors({
    topic: firstMessage(!isEnquiryTopic(topic) && 'Choose what it is about'),
    name: nameProblem('Name', name),
    email: unverifiedEmailProblem(email),
    phone: anyPhoneProblem(phone),
    number: numberProblem(number),
    message: messageProblem(message),
  });
};
