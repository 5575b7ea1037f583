import { describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import { claimsOf, cognitoForThisTest, eventOf, type TestCognito, webClient } from './support.ts';

const email = 'keisha@example.com';

describe('PreTokenGeneration', () => {
  const tokens = async (home: TestCognito) => {
    const { AuthenticationResult: got } = await signInWithSrp(home, email);
    return { access: claimsOf(got?.AccessToken ?? ''), id: claimsOf(got?.IdToken ?? ''), got };
  };

  test('of version 1 changes the ID token and the groups', async () => {
    const home = await cognitoForThisTest({
      preTokenGeneration: (event) => ({
        ...event,
        response: {
          claimsOverrideDetails: {
            claimsToAddOrOverride: { plan: 'gold', sub: 'somebody else' },
            claimsToSuppress: ['email', 'iss'],
            groupOverrideDetails: { groupsToOverride: ['night'] },
          },
        },
      }),
    });
    const sub = await home.aCustomer(email);
    const { access, id, got } = await tokens(home);
    expect(id).toMatchObject({ sub, plan: 'gold', 'cognito:groups': ['night'], iss: expect.any(String) });
    expect(id).not.toHaveProperty('email');
    expect(access).not.toHaveProperty('plan');
    expect(access['cognito:groups']).toEqual(['night']);
    expect(home.events[0]).toMatchObject({
      ...eventOf(sub),
      triggerSource: 'TokenGeneration_Authentication',
      request: { groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null } },
      response: { claimsOverrideDetails: null },
    });
    await home.sdk.getTokensFromRefreshToken({ ClientId: webClient, RefreshToken: got?.RefreshToken });
    expect(home.events.at(-1)?.triggerSource).toBe('TokenGeneration_RefreshTokens');
  });

  test('of version 2 changes the access token and its scopes too', async () => {
    const LambdaConfig = {
      PreTokenGenerationConfig: { LambdaArn: 'preTokenGeneration', LambdaVersion: 'V2_0' },
    };
    const answer = {
      claimsAndScopeOverrideDetails: {
        idTokenGeneration: { claimsToAddOrOverride: { seen: 'id' } },
        accessTokenGeneration: {
          claimsToAddOrOverride: { seen: 'access' },
          scopesToAdd: ['quotes/read'],
        },
      },
    };
    const home = await cognitoForThisTest(
      { preTokenGeneration: (event) => ({ ...event, response: answer }) },
      { poolProperties: { LambdaConfig } },
    );
    await home.aCustomer(email);
    const { access, id } = await tokens(home);
    expect(id.seen).toBe('id');
    expect(access).toMatchObject({ seen: 'access', scope: 'aws.cognito.signin.user.admin quotes/read' });
    expect(home.events[0]).toMatchObject({
      version: '2',
      request: { scopes: ['aws.cognito.signin.user.admin'] },
      response: { claimsAndScopeOverrideDetails: null },
    });
  });
});
