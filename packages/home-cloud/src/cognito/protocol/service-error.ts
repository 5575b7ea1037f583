/** An error of the service. `code` becomes `__type` and the SDK's error name. */
export class ServiceError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
  }
}

const notAuthorized = (message: string) => new ServiceError('NotAuthorizedException', message);
const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message);

/** All errors with Cognito's names and messages, so that operations do not differ in them. */
export const refusals = {
  invalidParameter,
  notAuthorized,
  wrongCredentials: () => notAuthorized('Incorrect username or password.'),
  lockedOut: () => notAuthorized('Password attempts exceeded'),
  userDisabled: () => notAuthorized('User is disabled.'),
  invalidAccessToken: () => notAuthorized('Invalid Access Token'),
  invalidRefreshToken: () => notAuthorized('Invalid Refresh Token'),
  revokedRefreshToken: () => notAuthorized('Refresh Token has been revoked'),
  invalidSession: () => notAuthorized('Invalid session for the user, session is expired.'),
  unauthorizedAttribute: () => notAuthorized('A client attempted to write unauthorized attribute'),
  userNotFound: () => new ServiceError('UserNotFoundException', 'User does not exist.'),
  unknownRecipient: () =>
    new ServiceError('UserNotFoundException', 'Username/client id combination not found.'),
  userNotConfirmed: () => new ServiceError('UserNotConfirmedException', 'User is not confirmed.'),
  resetRequired: () =>
    new ServiceError('PasswordResetRequiredException', 'Password reset required for the user'),
  codeMismatch: () =>
    new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  codeExpired: () =>
    new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  wrongSoftwareCode: () => new ServiceError('CodeMismatchException', 'Invalid code received for user'),
  usedSoftwareCode: () =>
    new ServiceError('ExpiredCodeException', 'Your software token has already been used once.'),
  softwareTokenMismatch: () =>
    new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA'),
  softwareTokensOff: () =>
    new ServiceError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool',
    ),
  noSoftwareToken: () =>
    new ServiceError('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.'),
  attemptLimit: () =>
    new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  tooManyRequests: () => new ServiceError('TooManyRequestsException', 'Rate exceeded'),
  userExists: (message: string) => new ServiceError('UsernameExistsException', message),
  aliasExists: () => new ServiceError('AliasExistsException', 'An account with the email already exists.'),
  invalidPassword: (reason: string) =>
    new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${reason}`),
  flowNotEnabled: (flow: string) => invalidParameter(`${flow} flow not enabled for this client`),
  noVerifiedRecipient: () =>
    invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    ),
  refreshTokenReused: () =>
    new ServiceError('RefreshTokenReuseException', 'Refresh Token has already been used'),
  poolNotFound: (id: string) =>
    new ServiceError('ResourceNotFoundException', `User pool ${id} does not exist.`),
  clientNotFound: (id: string) =>
    new ServiceError('ResourceNotFoundException', `User pool client ${id} does not exist.`),
  groupNotFound: () => new ServiceError('ResourceNotFoundException', 'Group not found.'),
  groupExists: () => new ServiceError('GroupExistsException', 'A group with the name already exists.'),
  deliveryFailed: () =>
    new ServiceError('CodeDeliveryFailureException', 'Failed to deliver the verification code'),
  triggerFailed: (trigger: string, error: string) =>
    new ServiceError('UserLambdaValidationException', `${trigger} failed with error ${error}.`),
  triggerSilent: (trigger: string) =>
    new ServiceError(
      'UnexpectedLambdaException',
      `${trigger} invocation failed due to error Socket timeout while invoking Lambda function.`,
    ),
  triggerUnreadable: () => new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output'),
} as const;
