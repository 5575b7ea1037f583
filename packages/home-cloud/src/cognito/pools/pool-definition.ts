/** The supported triggers. A pool with another trigger is refused. */
export type TriggerName =
  | 'PreSignUp'
  | 'CustomMessage'
  | 'PostConfirmation'
  | 'PreTokenGeneration'
  | 'PostAuthentication';

/** The constraints of a user's attribute. Lengths are in characters. */
export interface AttributeConstraints {
  readonly type: 'String' | 'Number' | 'Boolean' | 'DateTime';
  readonly required: boolean;
  readonly mutable: boolean;
  readonly minLength: number;
  readonly maxLength: number;
}

export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly requireUppercase: boolean;
  readonly requireLowercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSymbols: boolean;
  readonly temporaryPasswordDays: number;
}

export interface MessageTemplate {
  readonly subject: string;
  readonly message: string;
}

export interface GroupDefinition {
  readonly name: string;
  readonly description?: string;
  readonly precedence?: number;
  readonly roleArn?: string;
}

/** One app client. Every lifetime is in seconds. */
export interface ClientDefinition {
  readonly id: string;
  readonly name: string;
  readonly authFlows: readonly string[];
  readonly hidesUserExistence: boolean;
  readonly revocable: boolean;
  readonly accessTokenSeconds: number;
  readonly idTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly challengeSeconds: number;
  /** Present if refresh tokens rotate: how long the old token remains valid. */
  readonly rotationGraceSeconds?: number;
  /** Absent: all attributes. */
  readonly readAttributes?: readonly string[];
  readonly writeAttributes?: readonly string[];
}

/** One user pool with its clients and groups. */
export interface PoolDefinition {
  readonly id: string;
  readonly name: string;
  /** Users sign in with their e-mail address, and the username is their `sub`. */
  readonly emailSignIn: boolean;
  readonly caseSensitive: boolean;
  readonly verifiesEmail: boolean;
  readonly selfSignUp: boolean;
  /** A changed e-mail address becomes effective only after its verification. */
  readonly keepsEmailUntilVerified: boolean;
  /** Users may add an app that shows codes, and then need a code to sign in. */
  readonly softwareTokens: boolean;
  readonly passwordPolicy: PasswordPolicy;
  readonly attributes: Readonly<Record<string, AttributeConstraints>>;
  readonly triggers: Readonly<Partial<Record<TriggerName, string>>>;
  readonly preTokenVersion: '1' | '2' | '3';
  readonly mailFrom: string;
  readonly verificationMail: MessageTemplate;
  readonly invitationMail: MessageTemplate;
  readonly clients: readonly ClientDefinition[];
  readonly groups: readonly GroupDefinition[];
}

/** The issuer of the pool's tokens (the `iss` claim). */
export const issuerOf = (poolId: string): string =>
  `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`;
