import { describe, expect, it } from 'vitest';
import { listOf, synthesize } from './cloud.ts';

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

  it('have a group for each role', () => {
    const groups = cloud.ofType('AWS::Cognito::UserPoolGroup').map((one) => one.at('GroupName'));
    expect(groups.toSorted()).toEqual(['admin', 'analyst', 'customer', 'staff']);
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
