import { describe, expect, it } from 'vitest';
import { roles } from '#domain/kernel/role.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { confirmedBusiness } from '#infra/checked-stages.ts';
import { resolveStage } from '#infra/stages.ts';
import { at, listOf, statementsOf, synthesize, textsIn } from './cloud.ts';

const cloud = synthesize();
const pool = cloud.the('AWS::Cognito::UserPool');
const client = cloud.the('AWS::Cognito::UserPoolClient');

describe('accounts', () => {
  it('allow sign-in by SRP only, without OAuth, with rotating refresh tokens', () => {
    expect(client?.at('ExplicitAuthFlows')).toEqual(['ALLOW_USER_SRP_AUTH']);
    expect(client?.at('AllowedOAuthFlowsUserPoolClient')).toBe(false);
    expect(client?.at('RefreshTokenRotation.Feature')).toBe('ENABLED');
    expect(client?.at('GenerateSecret')).toBe(false);
  });

  it('do not show strangers that they exist, and are recovered by e-mail only', () => {
    expect(client?.at('PreventUserExistenceErrors')).toBe('ENABLED');
    expect(pool?.at('AccountRecoverySetting.RecoveryMechanisms')).toEqual([
      { Name: 'verified_email', Priority: 1 },
    ]);
  });

  it('let a browser write what registration needs, but not the role', () => {
    expect(listOf(client?.at('WriteAttributes')).toSorted()).toEqual([
      'custom:registration',
      'email',
      'family_name',
      'given_name',
    ]);
    expect(client?.at('ReadAttributes')).not.toContain('custom:registration');
    expect(client?.at('ReadAttributes')).toContain('custom:role');
  });

  it('offer everybody an app that shows codes, and no message by telephone', () => {
    expect(pool?.at('MfaConfiguration')).toBe('OPTIONAL');
    expect(pool?.at('EnabledMfas')).toEqual(['SOFTWARE_TOKEN_MFA']);
    expect(pool?.at('SmsConfiguration')).toBeUndefined();
  });

  it('have the groups in access tokens decided by a trigger that may only look a person up', () => {
    expect(pool?.at('LambdaConfig.PreTokenGenerationConfig.LambdaVersion')).toBe('V2_0');
    const fn = cloud.behind(String(pool?.at('LambdaConfig.PreTokenGenerationConfig.LambdaArn')));
    expect(fn?.at('Description')).toBe('lambdas/identity/pre-token-generation');
    const role = fn?.to('Role');
    const actions = role
      ? statementsOf(cloud, role).flatMap((statement) => textsIn(at(statement, 'Action')))
      : [];
    expect(actions.filter((action) => action.startsWith('cognito-idp:'))).toEqual([
      'cognito-idp:AdminGetUser',
    ]);
  });

  it('ask two-step sign-in of everybody who works here in production, and only offer it elsewhere', () => {
    const asked = (stage: string, settings: object = {}): string | undefined => {
      const { staffTwoStep } = resolveStage({ name: stage, ...settings }, confirmedBusiness);
      return staffTwoStep;
    };
    const everything = {
      domain: 'ship.example.test',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/sample',
      sesIdentity: defaultBrand.email,
      alarmMail: 'alarms@example.test',
    };
    expect(asked('production', everything)).toBe('asked');
    expect(asked('dev')).toBe('offered');
    expect(asked('dev', { staffTwoStep: 'asked' })).toBe('asked');
  });

  it('have a group for each role', () => {
    const groups = cloud.ofType('AWS::Cognito::UserPoolGroup').map((one) => one.at('GroupName'));
    expect(groups.toSorted()).toEqual(roles.toSorted());
  });

  it('require passwords of eight characters with upper case, lower case and a digit', () => {
    expect(pool?.at('Policies.PasswordPolicy')).toMatchObject({
      MinimumLength: 8,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: false,
    });
  });
});
