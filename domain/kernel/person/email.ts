import { firstMessage } from '../field-errors.ts';

/** The basic shape (trade.md, What the owner fixed): text, @, text, dot, text, without blanks and without a second @. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The longest address that mail servers accept. */
export const EMAIL_MAX_LENGTH = 254;

/** What every mail server accepts before and after the @. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LOCAL_PART_MAX_LENGTH = 64;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

const NOT_AN_EMAIL = 'Please enter a valid email address';

/** The problem of an e-mail address; blanks around it do not count. */
export const emailProblem = (email: string): string | undefined => {
  const given = email.trim();
  return firstMessage(
    !given && 'Email is required',
    (!EMAIL_SHAPE.test(given) || given.length > EMAIL_MAX_LENGTH) && NOT_AN_EMAIL,
  );
};

/** Whether two addresses are the same to whoever types them. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isDeliverable = (email: string): boolean => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return local.length <= LOCAL_PART_MAX_LENGTH && LOCAL_PART.test(local) && HOST.test(email.slice(at + 1));
};

/** The problem of an address that we will write to without verifying it first. Stricter than `emailProblem`. */
export const unverifiedEmailProblem = (email: string): string | undefined =>
  firstMessage(emailProblem(email), !isDeliverable(email.trim()) && NOT_AN_EMAIL);
