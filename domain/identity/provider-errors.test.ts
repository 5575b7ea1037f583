import { describe, expect, it } from 'vitest';
import {
  callbackErrorMessage,
  changePasswordErrorMessage,
  isAlreadyConfirmed,
  isProofRefused,
  isRefusedSignUp,
  loginErrorMessage,
  recoveryErrorMessage,
  registrationErrorMessage,
} from './provider-errors.ts';
import { SIGN_UP_PROOF_REFUSED } from './sign-up-proof.ts';
import { virtualAddressErrorMessage } from './virtual-address-error.ts';

const error = (name: string, message = 'said', more: object = {}) =>
  Object.assign(new Error(message), { name }, more);

const unreadable = [
  new SyntaxError(`Unexpected token '<', "<html>slow</html>" is not valid JSON`),
  error('UnknownError', 'UnknownError'),
  error('Unknown', 'An unknown error has occurred.'),
];

describe('an answer that is not of the provider', () => {
  it.each(unreadable)('says by its status that there were too many', (thrown) => {
    const limited = 'Login temporarily limited. Please wait a moment and try again.';
    const with429 = Object.assign(structuredClone(thrown), { name: thrown.name, status: 429 });
    expect(loginErrorMessage(with429)).toBe(limited);
    expect(callbackErrorMessage(with429)).toBe(limited);
  });

  it.each(unreadable)('never shows the words of a parser', (thrown) => {
    expect(loginErrorMessage(thrown)).toBe('An unexpected error occurred');
    expect(callbackErrorMessage(thrown)).toBe('An unexpected error occurred. Please try again.');
  });

  it('is told from one of the provider, whose words the callback shows', () => {
    const wrong = error('CodeMismatchException', 'Invalid verification code provided, please try again.');
    expect(callbackErrorMessage(wrong)).toBe('Invalid verification code provided, please try again.');
  });
});

describe('the message of the login', () => {
  it.each([
    [
      error('NotAuthorizedException', 'Incorrect username or password.'),
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      error('UserNotConfirmedException', 'User is not confirmed.'),
      'Please check your email and click the verification link before signing in.',
    ],
    [
      error('TooManyRequestsException'),
      'Too many login attempts. Please wait a few minutes before trying again.',
    ],
    [
      error('LimitExceededException'),
      'Too many login attempts. Please wait a few minutes before trying again.',
    ],
    [
      error('ForbiddenException', 'Request not allowed due to WAF block.', {
        $metadata: { httpStatusCode: 403 },
      }),
      'Too many login attempts. Please wait a few minutes before trying again.',
    ],
    [
      error('NotAuthorizedException', 'Password attempts exceeded'),
      'Too many login attempts. Please wait a few minutes before trying again.',
    ],
    [
      error('X', 'For security purposes, you can only request this after 30 seconds'),
      'Please wait a moment before trying again. This helps us keep your account secure.',
    ],
    [
      error('UserNotFoundException', 'User does not exist.'),
      'No account found with this email address. Please check your email or create a new account.',
    ],
    [
      error('Throttled', 'x', { status: 429 }),
      'Login temporarily limited. Please wait a moment and try again.',
    ],
    [
      error('Throttled', 'x', { $metadata: { httpStatusCode: 429 } }),
      'Login temporarily limited. Please wait a moment and try again.',
    ],
    [
      error('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
      'Account registration is currently disabled. Please contact support.',
    ],
    [error('NotAuthorizedException', 'User is disabled.'), 'User is disabled.'],
    [new TypeError('fetch failed'), 'An unexpected error occurred'],
    ['a string', 'An unexpected error occurred'],
    [undefined, 'An unexpected error occurred'],
  ])('%s → %s', (thrown, message) => {
    expect(loginErrorMessage(thrown)).toBe(message);
  });
});

describe('the message of the registration', () => {
  it.each([
    [
      error('UsernameExistsException', 'An account with the given email already exists.'),
      'An account with this email already exists. Please try signing in instead.',
    ],
    [
      error('X', 'User already registered'),
      'An account with this email already exists. Please try signing in instead.',
    ],
    [error('InvalidPasswordException'), 'Password must be at least 8 characters long.'],
    [error('X', 'Password should be at least 8'), 'Password must be at least 8 characters long.'],
    [
      error('InvalidParameterException', 'Invalid email address format.'),
      'Please enter a valid email address.',
    ],
    [
      error('X', 'For security purposes, wait'),
      'Please wait a moment before trying again. This helps us keep your account secure.',
    ],
    [
      error('X', 'Too many requests'),
      'Too many registration attempts. Please wait a few minutes before trying again.',
    ],
    [
      error('LimitExceededException', 'Attempt limit exceeded'),
      'Too many registration attempts. Please wait a few minutes before trying again.',
    ],
    [
      error('ForbiddenException', 'Request not allowed due to WAF block.', {
        $metadata: { httpStatusCode: 403 },
      }),
      'Too many registration attempts. Please wait a few minutes before trying again.',
    ],
    [
      error('X', 'x', { status: 429 }),
      'Registration temporarily limited. Please wait a moment and try again.',
    ],
    [
      error('UserLambdaValidationException', 'PreSignUp failed with error City is required.'),
      'City is required',
    ],
    ...['UnexpectedLambdaException', 'InternalErrorException'].map((name): [Error, string] => [
      error(name, 'PreSignUp invocation failed due to error Socket timeout while invoking Lambda function.'),
      'That did not work. Press Create Account again, or call us.',
    ]),
    [error('X', 'as given'), 'as given'],
    [error('X', ''), 'Registration failed'],
    [new TypeError('fetch failed'), 'fetch failed'],
    [
      new SyntaxError('Unexpected token <'),
      'An unexpected error occurred during registration. Please wait a moment and try again.',
    ],
    [
      Object.assign(new SyntaxError('Unexpected token <'), { status: 429 }),
      'Registration temporarily limited. Please wait a moment and try again.',
    ],
    [undefined, 'An unexpected error occurred during registration'],
  ])('%s → %s', (thrown, message) => {
    expect(registrationErrorMessage(thrown)).toBe(message);
  });
});

describe('a sign-up', () => {
  it.each([
    error('UsernameExistsException', 'User already exists'),
    error('InvalidPasswordException'),
    error('UserLambdaValidationException', 'PreSignUp failed with error City is required.'),
    error('TooManyRequestsException'),
    error('NetworkError', 'A network error has occurred.'),
    Object.assign(new SyntaxError('Unexpected token <'), { status: 429 }),
  ])('that is answered %s was refused', (thrown) => {
    expect(isRefusedSignUp(thrown)).toBe(true);
  });

  it.each([
    error('InternalErrorException', 'Something went wrong'),
    error('CodeDeliveryFailureException', 'No mail'),
    error('UnexpectedLambdaException', 'PreSignUp invocation failed due to error x.'),
    error('X', 'PreSignUp invocation failed due to error x.'),
    new SyntaxError('Unexpected token <'),
    new TypeError('undefined is not a function'),
    undefined,
  ])('that ends with %s is an error of ours', (thrown) => {
    expect(isRefusedSignUp(thrown)).toBe(false);
  });
});

describe('a proof of work that was refused', () => {
  const refused = error(
    'UserLambdaValidationException',
    `PreSignUp failed with error ${SIGN_UP_PROOF_REFUSED}.`,
  );

  it('is told apart from every other refusal, and is no error of ours', () => {
    expect(isProofRefused(refused)).toBe(true);
    expect(isRefusedSignUp(refused)).toBe(true);
    for (const other of [
      error('UserLambdaValidationException', 'PreSignUp failed with error City is required.'),
      error('UsernameExistsException', 'User already exists'),
      new TypeError('fetch failed'),
      undefined,
    ])
      expect(isProofRefused(other)).toBe(false);
  });

  it('has a message in plain words', () => {
    expect(registrationErrorMessage(refused)).toBe(SIGN_UP_PROOF_REFUSED);
  });
});

describe('the message of the virtual address card', () => {
  const signIn = 'Please verify your email and sign in to view your mailbox address.';
  const finishing = 'We are finishing your mailbox assignment. Try refreshing in a few moments.';
  it.each([
    [{ status: 401 }, signIn],
    [{ status: 500, message: 'Unauthorized' }, signIn],
    [{ status: 404 }, finishing],
    [{ status: 500, message: 'MAILBOX_NOT_FOUND' }, finishing],
    [{ message: 'No virtual mailbox assigned' }, finishing],
    [{ status: 503, message: 'Closed for repairs.' }, 'Closed for repairs.'],
    [{ status: 500 }, 'Unable to load your virtual mailbox address.'],
  ])('%j → %s', (failure, message) => {
    expect(virtualAddressErrorMessage(failure)).toBe(message);
  });
});

describe('codes and passwords', () => {
  it('recognize an account that is confirmed already', () => {
    expect(
      isAlreadyConfirmed(
        error('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
      ),
    ).toBe(true);
    expect(isAlreadyConfirmed(error('CodeMismatchException'))).toBe(false);
  });

  it('have the same message for an unknown account and an expired code, so that accounts cannot be probed', () => {
    expect(recoveryErrorMessage(error('UserNotFoundException'))).toBe(
      recoveryErrorMessage(error('ExpiredCodeException')),
    );
  });

  it('have a message to wait when the firewall of the pool blocks', () => {
    const blocked = error('ForbiddenException', 'Request not allowed due to WAF block.');
    const wait = 'Too many attempts. Please wait a few minutes before trying again.';
    expect(recoveryErrorMessage(blocked)).toBe(wait);
    expect(changePasswordErrorMessage(blocked)).toBe(wait);
  });

  it('have a message that names the wrong password', () => {
    expect(
      changePasswordErrorMessage(error('NotAuthorizedException', 'Incorrect username or password.')),
    ).toBe('Your current password is not right.');
    expect(changePasswordErrorMessage(error('LimitExceededException'))).toBe(
      'Too many attempts. Please wait a few minutes before trying again.',
    );
  });

  it.each([
    ['NotAuthorizedException', 'Access Token has been revoked'],
    ['NotAuthorizedException', 'Refresh Token has been revoked'],
    ['UserUnAuthenticatedException', 'User needs to be authenticated to call this API.'],
  ])('do not blame the password for a session that was ended elsewhere (%s: %s)', (name, message) => {
    expect(changePasswordErrorMessage(error(name, message))).toBe(
      'Your session has ended. Sign out, then sign in again.',
    );
  });
});
