import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import { standardAttributes } from './attribute-validation.ts';
import type {
  AttributeConstraints,
  ClientDefinition,
  GroupDefinition,
  PoolDefinition,
  TriggerName,
} from './pool-definition.ts';
import { ClientProperties, GroupProperties, PoolProperties } from './template-properties.ts';

/** A resolved resource of the template. `ref` is its id, the same at every start. */
export type CognitoResource = Pick<ResolvedResource, 'stack' | 'logicalId' | 'type' | 'ref' | 'properties'>;

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

const clientFrom = (resource: CognitoResource): { poolId: string; client: ClientDefinition } => {
  const given = readProperties(resource, ClientProperties);
  const units = given.TokenValidityUnits ?? {};
  const rotates = given.RefreshTokenRotation?.Feature === 'ENABLED';
  const client: ClientDefinition = {
    id: resource.ref,
    name: given.ClientName ?? resource.logicalId,
    authFlows: given.ExplicitAuthFlows ?? ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    hidesUserExistence: given.PreventUserExistenceErrors === 'ENABLED',
    revocable: given.EnableTokenRevocation ?? true,
    accessTokenSeconds: (given.AccessTokenValidity || 1) * unitSeconds[units.AccessToken ?? 'hours'],
    idTokenSeconds: (given.IdTokenValidity || 1) * unitSeconds[units.IdToken ?? 'hours'],
    refreshTokenSeconds: (given.RefreshTokenValidity || 30) * unitSeconds[units.RefreshToken ?? 'days'],
    challengeSeconds: (given.AuthSessionValidity ?? 3) * 60,
    ...(rotates ? { rotationGraceSeconds: given.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0 } : {}),
    ...(given.ReadAttributes ? { readAttributes: given.ReadAttributes } : {}),
    ...(given.WriteAttributes ? { writeAttributes: given.WriteAttributes } : {}),
  };
  return { poolId: given.UserPoolId, client };
};

const groupFrom = (resource: CognitoResource): { poolId: string; group: GroupDefinition } => {
  const given = readProperties(resource, GroupProperties);
  return {
    poolId: given.UserPoolId,
    group: {
      name: given.GroupName,
      ...(given.Description === undefined ? {} : { description: given.Description }),
      ...(given.Precedence === undefined ? {} : { precedence: given.Precedence }),
      ...(given.RoleArn === undefined ? {} : { roleArn: given.RoleArn }),
    },
  };
};

const attributesFrom = (schema: PoolProperties['Schema']): Record<string, AttributeConstraints> => {
  const rules: Record<string, AttributeConstraints> = { ...standardAttributes };
  for (const given of schema ?? []) {
    const standard = standardAttributes[given.Name];
    rules[standard ? given.Name : `custom:${given.Name}`] = {
      type: given.AttributeDataType ?? standard?.type ?? 'String',
      required: given.Required ?? false,
      mutable: given.Mutable ?? true,
      minLength: Number(given.StringAttributeConstraints?.MinLength ?? standard?.minLength ?? 0),
      maxLength: Number(given.StringAttributeConstraints?.MaxLength ?? standard?.maxLength ?? 2048),
    };
  }
  return rules;
};

const triggersFrom = (
  config: PoolProperties['LambdaConfig'],
): Pick<PoolDefinition, 'triggers' | 'preTokenVersion'> => {
  const { PreTokenGenerationConfig: newer, ...named } = config ?? {};
  const triggers: Partial<Record<TriggerName, string>> = {};
  for (const [name, arn] of Object.entries(named)) {
    if (arn !== undefined) triggers[name as TriggerName] = arn;
  }
  if (newer) triggers.PreTokenGeneration = newer.LambdaArn;
  const version = newer?.LambdaVersion === 'V3_0' ? '3' : newer?.LambdaVersion === 'V2_0' ? '2' : '1';
  return { triggers, preTokenVersion: version };
};

const mailsFrom = (
  given: PoolProperties,
): Pick<PoolDefinition, 'mailFrom' | 'verificationMail' | 'invitationMail'> => {
  const template = given.VerificationMessageTemplate;
  const invitation = given.AdminCreateUserConfig?.InviteMessageTemplate;
  return {
    mailFrom: given.EmailConfiguration?.From ?? 'no-reply@verificationemail.com',
    verificationMail: {
      subject: template?.EmailSubject ?? given.EmailVerificationSubject ?? 'Your verification code',
      message: template?.EmailMessage ?? given.EmailVerificationMessage ?? 'Your confirmation code is {####}',
    },
    invitationMail: {
      subject: invitation?.EmailSubject ?? 'Your temporary password',
      message: invitation?.EmailMessage ?? 'Your username is {username} and temporary password is {####}.',
    },
  };
};

const policyFrom = (given: PoolProperties): PoolDefinition['passwordPolicy'] => {
  const policy = given.Policies?.PasswordPolicy;
  const all = policy === undefined;
  return {
    minimumLength: policy?.MinimumLength ?? 8,
    requireUppercase: policy?.RequireUppercase ?? all,
    requireLowercase: policy?.RequireLowercase ?? all,
    requireNumbers: policy?.RequireNumbers ?? all,
    requireSymbols: policy?.RequireSymbols ?? all,
    temporaryPasswordDays: policy?.TemporaryPasswordValidityDays ?? 7,
  };
};

const poolFrom = (
  resource: CognitoResource,
  clients: readonly ClientDefinition[],
  groups: readonly GroupDefinition[],
): PoolDefinition => {
  const given = readProperties(resource, PoolProperties);
  return {
    id: resource.ref,
    name: given.UserPoolName ?? resource.logicalId,
    emailSignIn: given.UsernameAttributes?.includes('email') ?? false,
    caseSensitive: given.UsernameConfiguration?.CaseSensitive ?? false,
    verifiesEmail: given.AutoVerifiedAttributes?.includes('email') ?? false,
    selfSignUp: !(given.AdminCreateUserConfig?.AllowAdminCreateUserOnly ?? false),
    keepsEmailUntilVerified:
      given.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes('email') ??
      false,
    softwareTokens:
      given.MfaConfiguration === 'OPTIONAL' && (given.EnabledMfas?.includes('SOFTWARE_TOKEN_MFA') ?? false),
    passwordPolicy: policyFrom(given),
    attributes: attributesFrom(given.Schema),
    ...triggersFrom(given.LambdaConfig),
    ...mailsFrom(given),
    clients,
    groups,
  };
};

const poolTypes = ['AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient', 'AWS::Cognito::UserPoolGroup'];

/**
 * Reads pools with their clients and groups from the template. Throws a TemplateError that names the resource for each unsupported
 * property, and for each client or group without a pool.
 */
export const poolDefinitions = (resources: readonly CognitoResource[]): PoolDefinition[] => {
  const stranger = resources.find(({ type }) => !poolTypes.includes(type));
  if (stranger) throw new TemplateError('the Cognito at home does not know this type', stranger);
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const pools = ofType('AWS::Cognito::UserPool');
  const belongs = <Part extends { readonly poolId: string }>(resource: CognitoResource, part: Part): Part => {
    if (pools.some(({ ref }) => ref === part.poolId)) return part;
    throw new TemplateError(`${part.poolId} is no user pool here`, resource);
  };
  const clients = ofType('AWS::Cognito::UserPoolClient').map((each) => belongs(each, clientFrom(each)));
  const groups = ofType('AWS::Cognito::UserPoolGroup').map((each) => belongs(each, groupFrom(each)));
  return pools.map((resource) =>
    poolFrom(
      resource,
      clients.filter(({ poolId }) => poolId === resource.ref).map(({ client }) => client),
      groups.filter(({ poolId }) => poolId === resource.ref).map(({ group }) => group),
    ),
  );
};
