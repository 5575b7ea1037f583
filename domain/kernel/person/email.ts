import { firstMessage } from '../field-errors.ts';

/** Text, @, text, dot, text, with no blank and no second @: the specification's basic shape. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The longest address that mail servers carry. */
export const EMAIL_MAX_LENGTH = 254;

/** What mail servers take without further agreement, before the @ and behind it. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LOCAL_PART_MAX_LENGTH = 64;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

const NOT_AN_EMAIL = 'Please enter a valid email address';

/** What is wrong with an e-mail address, trimmed. */
export const emailProblem = (email: string): string | undefined => {
  const given = email.trim();
  return firstMessage(
    !given && 'Email is required',
    (!EMAIL_SHAPE.test(given) || given.length > EMAIL_MAX_LENGTH) && NOT_AN_EMAIL,
  );
};

const takesMail = (email: string): boolean => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return local.length <= LOCAL_PART_MAX_LENGTH && LOCAL_PART.test(local) && HOST.test(email.slice(at + 1));
};

/** As above, and narrower: what is wrong with an address that we are going to write to without having verified it. */
export const unverifiedEmailProblem = (email: string): string | undefined =>
  firstMessage(emailProblem(email), !takesMail(email.trim()) && NOT_AN_EMAIL);
