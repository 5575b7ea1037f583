import { SIGN_UP_PROOF_REFUSED } from './sign-up-proof.ts';

/** An error of the identity provider: Cognito's exception name, its message, and the HTTP status if known. */
export interface ProviderError {
  readonly name: string;
  readonly message: string;
  readonly status?: number | undefined;
}

type Flow = 'login' | 'registration';

type Condition = {
  readonly names?: readonly string[];
  /** Matches a part of the provider's message. */
  readonly says?: RegExp;
  readonly status?: number;
} & Readonly<Record<Flow, string | undefined>>;

const TOO_MANY = 429;
const SECURITY_WAIT = 'Please wait a moment before trying again. This helps us keep your account secure.';

/**
 * A function of ours behind the provider failed or did not answer. What the provider says of that describes our machines:
 * `PreSignUp invocation failed due to error Socket timeout while invoking Lambda function.`
 */
const ofOurs: Condition = {
  names: ['UnexpectedLambdaException', 'InvalidLambdaResponseException'],
  says: /^\w+ invocation failed/i,
  login: 'That did not work. Press Sign In again, or call us.',
  registration: 'That did not work. Press Create Account again, or call us.',
};

/**
 * The error catalogue (trade.md, What the owner fixed). The first condition that applies counts. Exception names are preferred
 * because they are stable. Messages tell apart errors with the same name, and cover the texts that the owner fixed.
 */
const catalogue: readonly Condition[] = [
  ofOurs,
  {
    says: /sign-?up is not permitted|sign-?ups? (is |are )?(not allowed|disabled)/i,
    login: 'Account registration is currently disabled. Please contact support.',
    registration: 'Account registration is currently disabled. Please contact support.',
  },
  {
    names: ['UsernameExistsException', 'AliasExistsException'],
    says: /user already registered/i,
    login: undefined,
    registration: 'An account with this email already exists. Please try signing in instead.',
  },
  {
    names: ['InvalidPasswordException'],
    says: /password should be at least|password did not conform/i,
    login: undefined,
    registration: 'Password must be at least 8 characters long.',
  },
  {
    says: /invalid email|username should be an email/i,
    login: undefined,
    registration: 'Please enter a valid email address.',
  },
  {
    names: ['UserNotConfirmedException'],
    says: /email not confirmed|user is not confirmed/i,
    login: 'Please check your email and click the verification link before signing in.',
    registration: undefined,
  },
  {
    // Cognito reports Forbidden when a rate limit of its firewall has blocked an address.
    names: [
      'TooManyRequestsException',
      'TooManyFailedAttemptsException',
      'LimitExceededException',
      'ForbiddenException',
    ],
    says: /too many (requests|attempts)|(password )?attempts? (limit )?exceeded/i,
    login: 'Too many login attempts. Please wait a few minutes before trying again.',
    registration: 'Too many registration attempts. Please wait a few minutes before trying again.',
  },
  {
    // The words of our own trigger, without those that Cognito puts around them.
    says: /could not check your two-step sign-in/i,
    login: 'We could not check your two-step sign-in. Please try again in a minute.',
    registration: undefined,
  },
  { says: /for security purposes/i, login: SECURITY_WAIT, registration: SECURITY_WAIT },
  {
    names: ['UserNotFoundException'],
    says: /user (not found|does not exist)/i,
    login: 'No account found with this email address. Please check your email or create a new account.',
    registration: undefined,
  },
  {
    status: TOO_MANY,
    login: 'Login temporarily limited. Please wait a moment and try again.',
    registration: 'Registration temporarily limited. Please wait a moment and try again.',
  },
  {
    says: /incorrect username or password|invalid (login )?credentials/i,
    login: 'Invalid email or password. Please check your credentials and try again.',
    registration: undefined,
  },
];

const applies = (condition: Condition, error: ProviderError): boolean =>
  (condition.names?.includes(error.name) ?? false) ||
  (condition.says?.test(error.message) ?? false) ||
  (condition.status !== undefined && condition.status === error.status);

const listed = (flow: Flow, error: ProviderError): string | undefined =>
  catalogue.find((condition) => condition[flow] !== undefined && applies(condition, error))?.[flow];

/** Cognito wraps the message of our PreSignUp trigger: `PreSignUp failed with error City is required.` */
const unwrapped = (message: string): string =>
  message.replace(/^\w+ failed with error (.*?)\.?$/s, '$1').trim();

/** Errors that JavaScript or the library throws by itself. Their messages do not help a person. */
const technicalErrors: ReadonlySet<string> = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'EvalError',
  'URIError',
  'AggregateError',
  'DOMException',
  'Unknown',
  'UnknownError',
]);

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

const statusOf = (thrown: unknown): number | undefined =>
  [
    property(thrown, 'status'),
    property(property(thrown, '$metadata'), 'httpStatusCode'),
    property(property(thrown, 'metadata'), 'httpStatusCode'),
  ].find((candidate) => typeof candidate === 'number');

/** Reads a thrown value as an error of the provider; undefined when it comes from our own code or the browser. */
const providerErrorOf = (thrown: unknown): ProviderError | undefined => {
  const name = property(thrown, 'name');
  const message = property(thrown, 'message');
  if (typeof name !== 'string' || typeof message !== 'string' || technicalErrors.has(name)) return undefined;
  return { name, message, status: statusOf(thrown) };
};

/** The message for an answer that was none of the provider's, such as the page of a proxy: only its status tells something. */
const byStatus = (flow: Flow, thrown: unknown): string | undefined =>
  listed(flow, { name: '', message: '', status: statusOf(thrown) });

/** The message of the login page for a thrown value. */
export const loginErrorMessage = (thrown: unknown): string => {
  const error = providerErrorOf(thrown);
  if (error === undefined) return byStatus('login', thrown) ?? 'An unexpected error occurred';
  return listed('login', error) ?? (error.message || 'An unexpected error occurred');
};

const UNEXPECTED = 'An unexpected error occurred during registration';

/**
 * True when the answer was not the JSON of the provider (the page of a proxy, for example), or had neither name nor
 * message. The message of such an error describes the input of a parser and does not help a person.
 */
const isUnreadableAnswer = (thrown: unknown): boolean =>
  ['SyntaxError', 'UnknownError', 'Unknown'].includes(String(property(thrown, 'name')));

/** The message of the registration banner for a thrown value. */
export const registrationErrorMessage = (thrown: unknown): string => {
  const error = providerErrorOf(thrown);
  if (error !== undefined)
    return listed('registration', error) ?? (unwrapped(error.message) || 'Registration failed');
  if (isUnreadableAnswer(thrown))
    return byStatus('registration', thrown) ?? `${UNEXPECTED}. Please wait a moment and try again.`;
  const message = property(thrown, 'message');
  return typeof message === 'string' && message ? message : UNEXPECTED;
};

/**
 * Whether a sign-up was only refused: wrong input, an account that exists, too many tries, no network. Every other
 * failure is an error of ours and is reported as one.
 */
export const isRefusedSignUp = (thrown: unknown): boolean => {
  const error = providerErrorOf(thrown);
  if (error === undefined) return statusOf(thrown) === TOO_MANY;
  if (applies(ofOurs, error)) return false;
  return (
    listed('registration', error) !== undefined ||
    error.name === 'UserLambdaValidationException' ||
    error.name === 'NetworkError'
  );
};

/** Whether a sign-up was refused because of its proof of work, for example because it is too old. A new proof may succeed. */
export const isProofRefused = (thrown: unknown): boolean => {
  const error = providerErrorOf(thrown);
  return error?.name === 'UserLambdaValidationException' && error.message.includes(SIGN_UP_PROOF_REFUSED);
};

const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a few minutes before trying again.';

const WRONG_APP_CODE = 'That code is not right. Enter the one that your app shows now.';

const codeMessages: Readonly<Record<string, string>> = {
  CodeMismatchException: 'That code is not right. Check the newest e-mail, or ask for a new code.',
  ExpiredCodeException: 'That code has expired. Ask for a new one.',
  InvalidPasswordException: 'Password must contain uppercase, lowercase, and number',
  LimitExceededException: TOO_MANY_ATTEMPTS,
  TooManyRequestsException: TOO_MANY_ATTEMPTS,
  TooManyFailedAttemptsException: TOO_MANY_ATTEMPTS,
  ForbiddenException: TOO_MANY_ATTEMPTS,
  UserNotConfirmedException: 'Please check your email and click the verification link first.',
  PasswordHistoryPolicyViolationException: 'Choose a password that you have not used here before.',
};

const recovery = (thrown: unknown, own: Readonly<Record<string, string>>): string => {
  const error = providerErrorOf(thrown);
  if (error === undefined) return 'An unexpected error occurred. Please try again.';
  if (error.status === TOO_MANY) return 'Please wait a moment and try again.';
  if (applies(ofOurs, error)) return 'That did not work. Please try again, or call us.';
  return own[error.name] ?? codeMessages[error.name] ?? unwrapped(error.message);
};

/** For forgot password, reset password and resend verification. Never reveals whether an account exists. */
export const recoveryErrorMessage = (thrown: unknown): string =>
  recovery(thrown, { UserNotFoundException: 'That code has expired. Ask for a new one.' });

/**
 * True when this device's session was ended elsewhere or ran out. Our pages go on until its token is over; the user pool refuses it at once,
 * with the exception that it also has for a wrong password.
 */
export const isSessionOver = (thrown: unknown): boolean => {
  const error = providerErrorOf(thrown);
  return (
    error?.name === 'UserUnAuthenticatedException' ||
    (error?.name === 'NotAuthorizedException' && /(access|refresh) token/i.test(error.message))
  );
};

/** For changing a password while signed in. */
export const changePasswordErrorMessage = (thrown: unknown): string => {
  if (isSessionOver(thrown)) return 'Your session has ended. Sign out, then sign in again.';
  if (/attempts exceeded/i.test(providerErrorOf(thrown)?.message ?? '')) return TOO_MANY_ATTEMPTS;
  return recovery(thrown, { NotAuthorizedException: 'Your current password is not right.' });
};

const WRONG_EMAIL_CODE = 'That code is wrong or too old. Check the newest e-mail, or ask for a new code.';

/** For the code that was sent to another address. It says the same where no code was sent, because the address has an account. */
export const emailCodeErrorMessage = (thrown: unknown): string =>
  recovery(thrown, {
    CodeMismatchException: WRONG_EMAIL_CODE,
    ExpiredCodeException: WRONG_EMAIL_CODE,
    AliasExistsException: WRONG_EMAIL_CODE,
    NetworkError: 'We could not reach the sign-in service. Check your connection and try again.',
  });

/** For a code from the app on the phone: at sign-in, and when two-step sign-in is set up. */
export const appCodeErrorMessage = (thrown: unknown): string => {
  const error = providerErrorOf(thrown);
  if (error !== undefined && /attempts exceeded/i.test(error.message)) return TOO_MANY_ATTEMPTS;
  return recovery(thrown, {
    CodeMismatchException: WRONG_APP_CODE,
    EnableSoftwareTokenMFAException: WRONG_APP_CODE,
    ExpiredCodeException:
      'That code was already used. Wait until your app shows the next one, up to 30 seconds.',
    NetworkError: 'We could not reach the sign-in service. Check your connection and try again.',
  });
};

/** True when the time between the password and the code ran out, or two-step sign-in was turned off meanwhile. */
export const isSignInOver = (thrown: unknown): boolean => {
  const error = providerErrorOf(thrown);
  return (
    error?.name === 'SignInException' ||
    error?.name === 'SoftwareTokenMFANotFoundException' ||
    (error?.name === 'NotAuthorizedException' && /invalid session/i.test(error.message))
  );
};

/** What the callback says of a code that was not exchanged: the provider's words, but never those of a parser. */
export const callbackErrorMessage = (thrown: unknown): string => {
  if (statusOf(thrown) === TOO_MANY)
    return listed('login', { name: '', message: '', status: TOO_MANY }) ?? '';
  if (isUnreadableAnswer(thrown)) return 'An unexpected error occurred. Please try again.';
  const message = property(thrown, 'message');
  return typeof message === 'string' && message ? message : String(thrown);
};

/** True when a code was refused because it is not, or no longer, the one that was sent: a new one helps. */
export const isDeadCode = (thrown: unknown): boolean =>
  ['CodeMismatchException', 'ExpiredCodeException'].includes(providerErrorOf(thrown)?.name ?? '');

/** True when ConfirmSignUp failed only because the account is confirmed already. For the person, that is success. */
export const isAlreadyConfirmed = (thrown: unknown): boolean => {
  const error = providerErrorOf(thrown);
  return error?.name === 'NotAuthorizedException' && /current status is confirmed/i.test(error.message);
};

/** True for an error that reveals the state of an account: unknown, confirmed or disabled. Strangers must not see it. */
export const isAboutTheAccount = (thrown: unknown): boolean => {
  const error = providerErrorOf(thrown);
  return (
    error?.name === 'UserNotFoundException' ||
    (error?.name === 'InvalidParameterException' &&
      /already confirmed|cannot reset password/i.test(error.message)) ||
    (error?.name === 'NotAuthorizedException' &&
      /user (is disabled|password cannot be reset)/i.test(error.message))
  );
};
