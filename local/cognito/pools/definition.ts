import * as z from 'zod/mini';
import { standardAttributes } from './attribute-rules.ts';
import type {
  AttributeRule,
  ClientDefinition,
  GroupDefinition,
  PoolDefinition,
  TriggerName,
} from './pool-definition.ts';
import { clientIdFor, poolIdFor } from './resource-ids.ts';
import { ClientProperties, GroupProperties, PoolProperties } from './template-properties.ts';

/** A resource of the template whose references are already resolved. */
export interface CognitoResource {
  readonly logicalId: string;
  readonly type: string;
  readonly properties: unknown;
}

const unreadable = (resource: CognitoResource, error: z.core.$ZodError): Error => {
  const reasons = error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return `${[...issue.path, ...keys].join('.')}: ${keys.length > 0 ? 'not known here' : issue.message}`;
  });
  return new Error(`${resource.type} ${resource.logicalId} cannot run at home: ${reasons.join('; ')}`);
};

const read = <Schema extends z.ZodMiniType>(schema: Schema, resource: CognitoResource): z.output<Schema> => {
  const parsed = z.safeParse(schema, resource.properties);
  if (!parsed.success) throw unreadable(resource, parsed.error);
  return parsed.data;
};

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

const clientFrom = (resource: CognitoResource): { poolId: string; client: ClientDefinition } => {
  const given = read(ClientProperties, resource);
  const units = given.TokenValidityUnits ?? {};
  const rotates = given.RefreshTokenRotation?.Feature === 'ENABLED';
  const client: ClientDefinition = {
    id: clientIdFor(resource.logicalId),
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
  const given = read(GroupProperties, resource);
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

const attributesFrom = (schema: PoolProperties['Schema']): Record<string, AttributeRule> => {
  const rules: Record<string, AttributeRule> = { ...standardAttributes };
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
  const given = read(PoolProperties, resource);
  return {
    id: poolIdFor(resource.logicalId),
    name: given.UserPoolName ?? resource.logicalId,
    emailSignIn: given.UsernameAttributes?.includes('email') ?? false,
    caseSensitive: given.UsernameConfiguration?.CaseSensitive ?? false,
    verifiesEmail: given.AutoVerifiedAttributes?.includes('email') ?? false,
    selfSignUp: !(given.AdminCreateUserConfig?.AllowAdminCreateUserOnly ?? false),
    keepsEmailUntilVerified:
      given.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes('email') ??
      false,
    passwordPolicy: policyFrom(given),
    attributes: attributesFrom(given.Schema),
    ...triggersFrom(given.LambdaConfig),
    ...mailsFrom(given),
    clients,
    groups,
  };
};

/**
 * Reads pools with their clients and groups from the template's resources of the three Cognito types; `UserPoolId`
 * must already be the id that `poolIdFor` gives. Throws an error that names the resource and every property that
 * this service does not know, and every client or group without a pool.
 */
export const poolDefinitions = (resources: readonly CognitoResource[]): PoolDefinition[] => {
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const known = ['AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient', 'AWS::Cognito::UserPoolGroup'];
  const stranger = resources.find((resource) => !known.includes(resource.type));
  if (stranger) throw new Error(`${stranger.type} ${stranger.logicalId} cannot run at home: type not known`);
  const clients = ofType('AWS::Cognito::UserPoolClient').map(clientFrom);
  const groups = ofType('AWS::Cognito::UserPoolGroup').map(groupFrom);
  const pools = ofType('AWS::Cognito::UserPool').map((resource) => {
    const id = poolIdFor(resource.logicalId);
    return poolFrom(
      resource,
      clients.filter(({ poolId }) => poolId === id).map(({ client }) => client),
      groups.filter(({ poolId }) => poolId === id).map(({ group }) => group),
    );
  });
  const orphan = [...clients, ...groups].find(({ poolId }) => !pools.some(({ id }) => id === poolId));
  if (orphan) throw new Error(`A client or group belongs to ${orphan.poolId}, which is no user pool here`);
  return pools;
};
