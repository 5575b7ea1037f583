import { firstMessage } from '../field-errors.ts';
import { oneLine } from './one-line.ts';

/** The longest name of a person or a company, in characters. */
const NAME_MAX_LENGTH = 100;

/** The message for a value that is longer than its field allows. */
export const tooLong = (what: string, value: string, max: number): string | undefined =>
  value.length > max ? `${what} is too long (max ${max} characters)` : undefined;

/** The problem of a required name. `what` is the name of the field: 'First name'. */
export const nameProblem = (what: string, value: string): string | undefined => {
  const given = oneLine(value);
  return firstMessage(
    !given && `${what} is required`,
    given.length < 2 && `${what} must be at least 2 characters`,
    tooLong(what, given, NAME_MAX_LENGTH),
  );
};

/** The problem of an optional name. */
export const optionalNameProblem = (what: string, value: string): string | undefined =>
  tooLong(what, oneLine(value), NAME_MAX_LENGTH);
