import * as z from 'zod/mini';

const text = z.optional(z.string());
const texts = z.optional(z.array(z.string()));
const flag = z.optional(z.boolean());
const number = z.optional(z.coerce.number());
/** Accepted, without effect on one machine. */
const withoutEffect = z.optional(z.unknown());

const SchemaAttribute = z.strictObject({
  Name: z.string(),
  AttributeDataType: z.optional(z.enum(['String', 'Number', 'Boolean', 'DateTime'])),
  Mutable: flag,
  Required: flag,
  DeveloperOnlyAttribute: z.optional(z.literal(false)),
  StringAttributeConstraints: z.optional(z.strictObject({ MinLength: number, MaxLength: number })),
  NumberAttributeConstraints: withoutEffect,
});

const MailTemplate = {
  EmailMessage: text,
  EmailSubject: text,
  SmsMessage: withoutEffect,
};

/** The supported properties of AWS::Cognito::UserPool. Any other is refused by name. */
export const PoolProperties = z.strictObject({
  UserPoolName: text,
  UsernameAttributes: z.optional(z.array(z.literal('email'))),
  UsernameConfiguration: z.optional(z.strictObject({ CaseSensitive: flag })),
  AutoVerifiedAttributes: z.optional(z.array(z.literal('email'))),
  UserAttributeUpdateSettings: z.optional(
    z.strictObject({ AttributesRequireVerificationBeforeUpdate: texts }),
  ),
  AccountRecoverySetting: withoutEffect,
  AdminCreateUserConfig: z.optional(
    z.strictObject({
      AllowAdminCreateUserOnly: flag,
      UnusedAccountValidityDays: withoutEffect,
      InviteMessageTemplate: z.optional(z.strictObject(MailTemplate)),
    }),
  ),
  Policies: z.optional(
    z.strictObject({
      PasswordPolicy: z.optional(
        z.strictObject({
          MinimumLength: number,
          RequireUppercase: flag,
          RequireLowercase: flag,
          RequireNumbers: flag,
          RequireSymbols: flag,
          TemporaryPasswordValidityDays: number,
          PasswordHistorySize: z.optional(z.literal(0)),
        }),
      ),
      SignInPolicy: z.optional(
        z.strictObject({ AllowedFirstAuthFactors: z.optional(z.array(z.literal('PASSWORD'))) }),
      ),
    }),
  ),
  Schema: z.optional(z.array(SchemaAttribute)),
  LambdaConfig: z.optional(
    z.strictObject({
      PreSignUp: text,
      CustomMessage: text,
      PostConfirmation: text,
      PostAuthentication: text,
      PreTokenGeneration: text,
      PreTokenGenerationConfig: z.optional(
        z.strictObject({ LambdaArn: z.string(), LambdaVersion: z.enum(['V1_0', 'V2_0', 'V3_0']) }),
      ),
    }),
  ),
  EmailConfiguration: z.optional(
    z.strictObject({
      From: text,
      EmailSendingAccount: withoutEffect,
      SourceArn: withoutEffect,
      ReplyToEmailAddress: withoutEffect,
      ConfigurationSet: withoutEffect,
    }),
  ),
  EmailVerificationMessage: text,
  EmailVerificationSubject: text,
  VerificationMessageTemplate: z.optional(
    z.strictObject({ ...MailTemplate, DefaultEmailOption: z.optional(z.literal('CONFIRM_WITH_CODE')) }),
  ),
  MfaConfiguration: z.optional(z.enum(['OFF', 'OPTIONAL'])),
  EnabledMfas: z.optional(z.array(z.literal('SOFTWARE_TOKEN_MFA'))),
  SmsVerificationMessage: withoutEffect,
  SmsAuthenticationMessage: withoutEffect,
  DeletionProtection: withoutEffect,
  UserPoolAddOns: withoutEffect,
  UserPoolTags: withoutEffect,
  UserPoolTier: withoutEffect,
});
export type PoolProperties = z.output<typeof PoolProperties>;

const unit = z.optional(z.enum(['seconds', 'minutes', 'hours', 'days']));

/** All auth flows of Cognito. An unsupported flow is refused when it is used. */
const AuthFlow = z.enum([
  'ALLOW_USER_AUTH',
  'ALLOW_USER_SRP_AUTH',
  'ALLOW_USER_PASSWORD_AUTH',
  'ALLOW_REFRESH_TOKEN_AUTH',
  'ALLOW_CUSTOM_AUTH',
  'ALLOW_ADMIN_USER_PASSWORD_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'CUSTOM_AUTH_FLOW_ONLY',
  'USER_PASSWORD_AUTH',
]);

/** The supported properties of AWS::Cognito::UserPoolClient. Any other is refused by name. */
export const ClientProperties = z.strictObject({
  UserPoolId: z.string(),
  ClientName: text,
  ExplicitAuthFlows: z.optional(z.array(AuthFlow)),
  GenerateSecret: z.optional(z.literal(false)),
  PreventUserExistenceErrors: z.optional(z.enum(['ENABLED', 'LEGACY'])),
  EnableTokenRevocation: flag,
  EnablePropagateAdditionalUserContextData: z.optional(z.literal(false)),
  AccessTokenValidity: number,
  IdTokenValidity: number,
  RefreshTokenValidity: number,
  AuthSessionValidity: number,
  TokenValidityUnits: z.optional(z.strictObject({ AccessToken: unit, IdToken: unit, RefreshToken: unit })),
  RefreshTokenRotation: z.optional(
    z.strictObject({
      Feature: z.enum(['ENABLED', 'DISABLED']),
      RetryGracePeriodSeconds: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(60))),
    }),
  ),
  ReadAttributes: texts,
  WriteAttributes: texts,
  SupportedIdentityProviders: z.optional(z.array(z.literal('COGNITO'))),
  AllowedOAuthFlowsUserPoolClient: z.optional(z.literal(false)),
});

/** Properties of AWS::Cognito::UserPoolGroup. */
export const GroupProperties = z.strictObject({
  UserPoolId: z.string(),
  GroupName: z.string(),
  Description: text,
  Precedence: number,
  RoleArn: text,
});
