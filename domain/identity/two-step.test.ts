import { describe, expect, test } from 'vitest';
import { appCodeErrorMessage, isSignInOver } from './provider-errors.ts';
import { CodeForm, codeDigits, ResetReason, rolesAfterTwoStep, TurnOnForm } from './two-step.ts';

const messagesOf = (schema: typeof CodeForm, form: CodeForm): string[] =>
  schema.safeParse(form).error?.issues.map(({ message }) => message) ?? [];

describe('a code', () => {
  test.each(['123456', '123 456', ' 123 456 ', '123-456', '012345'])(
    'may be typed or pasted as %j',
    (code) => {
      expect(messagesOf(CodeForm, { code })).toEqual([]);
      expect(codeDigits(code)).toMatch(/^\d{6}$/);
    },
  );

  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('is not %j', (code) => {
    expect(messagesOf(CodeForm, { code })).toEqual(['Enter the 6 digits that your app shows']);
  });

  test.each([
    ['CodeMismatchException', 'Invalid code received for user', /^That code is not right/],
    ['EnableSoftwareTokenMFAException', 'Code mismatch', /^That code is not right/],
    ['ExpiredCodeException', 'Your software token has already been used once.', /already used/],
    ['NotAuthorizedException', 'Password attempts exceeded', /^Too many attempts/],
    ['LimitExceededException', 'Attempt limit exceeded', /^Too many attempts/],
    ['NetworkError', 'A network error has occurred.', /connection/],
  ])('that was refused with %s (%s) is explained', (name, message, said) => {
    expect(appCodeErrorMessage({ name, message })).toMatch(said);
    expect(isSignInOver({ name, message })).toBe(false);
  });

  test.each([
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.'],
    ['SignInException', 'An error occurred during the sign in process.'],
    ['SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.'],
  ])('after %s the sign-in begins again', (name, message) => {
    expect(isSignInOver({ name, message })).toBe(true);
  });
});

test('turning it on names everything that is missing', () => {
  expect(TurnOnForm.safeParse({ code: '', password: '' }).error?.issues.map(({ path }) => path)).toEqual([
    ['code'],
    ['password'],
  ]);
});

test('only known roles can wait for two-step sign-in', () => {
  expect(rolesAfterTwoStep({ roles_after_two_step: 'admin' })).toEqual(['admin']);
  expect(rolesAfterTwoStep({ roles_after_two_step: 'billing staff' })).toEqual(['staff', 'billing']);
  expect(rolesAfterTwoStep({ roles_after_two_step: 'owner' })).toEqual([]);
  expect(rolesAfterTwoStep({})).toEqual([]);
});

test.each([
  ['', false],
  ['  ok ', false],
  ['Lost phone', true],
  ['x'.repeat(301), false],
])('a reset has a reason that says something: %j', (reason, isAccepted) => {
  expect(ResetReason.safeParse(reason).success).toBe(isAccepted);
});
