import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { issuerOf } from '#src/cognito/index.ts';
import { signInWithSrp } from './srp-client.ts';
import {
  claimsOf,
  cognitoForEachTest,
  hours,
  inPool,
  minutes,
  plainClient,
  poolId,
  refused,
  tokensIn,
  webClient,
} from './support.ts';

const home = cognitoForEachTest();
let sub: string;
const email = 'Lorna@example.com';
beforeEach(async () => {
  sub = await home.aCustomer(email);
});

const webTokens = async () => tokensIn(await signInWithSrp(home, email));
const refresh = async (RefreshToken: string, ClientId = webClient) =>
  tokensIn(await home.sdk.getTokensFromRefreshToken({ ClientId, RefreshToken }));
const oldRefresh = (REFRESH_TOKEN: string) =>
  home.sdk.initiateAuth({
    ClientId: plainClient,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN },
  });
const whoAmI = (AccessToken: string) => home.sdk.getUser({ AccessToken });

const invalid = ['NotAuthorizedException', 'Invalid Access Token'] as const;
const revokedAccess = ['NotAuthorizedException', 'Access Token has been revoked'] as const;
const revokedRefresh = ['NotAuthorizedException', 'Refresh Token has been revoked'] as const;

describe('tokens', () => {
  test('have Cognito’s claims and the client’s lifetimes', async () => {
    await home.sdk.adminAddUserToGroup({ ...inPool(email), GroupName: 'staff' });
    await home.sdk.adminAddUserToGroup({ ...inPool(email), GroupName: 'admin' });
    const { access, id } = await webTokens();
    const now = Math.floor(home.now() / 1000);
    const shared = {
      sub,
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
      'cognito:groups': ['admin', 'staff'],
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
      auth_time: now,
      iat: now,
    };
    expect(claimsOf(access)).toEqual({
      ...shared,
      client_id: webClient,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: sub,
      exp: now + 900,
    });
    expect(claimsOf(id)).toEqual({
      ...shared,
      aud: webClient,
      token_use: 'id',
      'cognito:username': sub,
      email,
      email_verified: true,
      exp: now + 1200,
    });
    expect(claimsOf(access).origin_jti).toBe(claimsOf(id).origin_jti);
    expect(claimsOf(access).jti).not.toBe(claimsOf(id).jti);
  });

  test('are valid for an hour by default, and have no groups claim for a user without groups', async () => {
    const { access } = await home.tokensOf(email);
    const { exp, iat, ...claims } = claimsOf(access);
    expect(Number(exp) - Number(iat)).toBe(3600);
    expect(claims).not.toHaveProperty('cognito:groups');
  });

  test('are signed with the published keys of their issuer', async () => {
    const { access, id } = await webTokens();
    const answer = await fetch(`${home.cognito.endpoint}/${poolId}/.well-known/jwks.json`);
    const published = (await answer.json()) as Parameters<typeof createLocalJWKSet>[0];
    expect(home.cognito.jwks(issuerOf(poolId))).toEqual(published);
    expect(home.cognito.jwks(issuerOf('us-east-1_Another00'))).toBeUndefined();
    expect(JSON.stringify(published)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
    for (const token of [access, id]) {
      const { protectedHeader } = await jwtVerify(token, createLocalJWKSet(published), {
        issuer: issuerOf(poolId),
        currentDate: new Date(home.now()),
      });
      expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
    }
  });
});

describe('an access token', () => {
  test('gives access to its owner’s account until it expires', async () => {
    const { access } = await webTokens();
    expect((await whoAmI(access)).Username).toBe(sub);
    home.pass(minutes(15));
    await refused(whoAmI(access), 'NotAuthorizedException', 'Access Token has expired');
  });

  test('is refused if it is an ID token, changed, unsigned, foreign or no token', async () => {
    const { access, id } = await webTokens();
    const [head, body = '', signature] = access.split('.');
    const grown = JSON.parse(Buffer.from(body, 'base64url').toString());
    const altered = Buffer.from(JSON.stringify({ ...grown, sub: crypto.randomUUID() })).toString('base64url');
    const unsigned = new UnsecuredJWT({ ...grown }).encode();
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const kid = home.cognito.jwks(issuerOf(poolId))?.keys.at(-1)?.kid ?? '';
    const foreign = await new SignJWT(grown).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    const bySecret = await new SignJWT(grown)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(JSON.stringify(await exportJWK(publicKey))));
    const elsewhere = await new SignJWT({ ...grown, iss: issuerOf('us-east-1_Another00') })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey);
    const forged = [
      id,
      `${head}.${altered}.${signature}`,
      unsigned,
      foreign,
      bySecret,
      elsewhere,
      'no token',
    ];
    for (const token of forged) await refused(whoAmI(token), ...invalid);
  });
});

describe('refreshing with rotation', () => {
  test('returns new tokens of the same session and the next refresh token', async () => {
    const first = await webTokens();
    home.pass(minutes(10));
    const next = await refresh(first.refresh);
    expect(next.refresh).toBeTruthy();
    expect(next.refresh).not.toBe(first.refresh);
    const [before, after] = [claimsOf(first.access), claimsOf(next.access)];
    expect(after).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time });
    expect(Number(after.iat) - Number(before.iat)).toBe(600);
    await whoAmI(next.access);
  });

  test('accepts the old token during the grace period, for tabs that refresh at the same time', async () => {
    const { refresh: old } = await webTokens();
    const [one, other] = await Promise.all([refresh(old), refresh(old)]);
    home.pass(59_999);
    await refresh(old);
    await refresh(one.refresh);
    await refresh(other.refresh);
  });

  test('ends the session if the old token is used after that', async () => {
    const { refresh: old } = await webTokens();
    const next = await refresh(old);
    home.pass(60_000);
    await refused(refresh(old), 'RefreshTokenReuseException');
    await refused(refresh(next.refresh), ...revokedRefresh);
    await refused(whoAmI(next.access), ...revokedAccess);
  });

  test('does not extend the session', async () => {
    const first = await webTokens();
    home.pass(hours(24 * 29));
    const { refresh: token } = await refresh(first.refresh);
    home.pass(hours(24));
    await refused(refresh(token), 'NotAuthorizedException', 'Refresh Token has expired');
  });

  test('returns new groups', async () => {
    const { refresh: token } = await webTokens();
    await home.sdk.adminAddUserToGroup({ ...inPool(email), GroupName: 'staff' });
    const next = await refresh(token);
    expect(claimsOf(next.access)['cognito:groups']).toEqual(['staff']);
  });

  test('refuses unknown tokens and those of another client', async () => {
    const { refresh: token } = await webTokens();
    const unknown = ['NotAuthorizedException', 'Invalid Refresh Token'] as const;
    await refused(refresh('unknown'), ...unknown);
    await refused(refresh(token, plainClient), ...unknown);
  });
});

describe('refreshing without rotation', () => {
  test('keeps the refresh token, by either operation', async () => {
    const { refresh: token } = await home.tokensOf(email);
    for (let round = 1; round <= 2; round += 1) {
      const { AuthenticationResult } = await oldRefresh(token);
      expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 3600 });
      expect(AuthenticationResult?.RefreshToken).toBeUndefined();
      const again = await home.sdk.getTokensFromRefreshToken({ ClientId: plainClient, RefreshToken: token });
      expect(again.AuthenticationResult?.AccessToken).toBeTruthy();
      expect(again.AuthenticationResult?.RefreshToken).toBeUndefined();
      home.pass(hours(2));
    }
    home.pass(hours(24 * 30));
    await refused(oldRefresh(token), 'NotAuthorizedException');
  });
});

describe('signing out', () => {
  const revoke = (Token: string, ClientId = webClient) => home.sdk.revokeToken({ ClientId, Token });

  test('on one device leaves the others signed in', async () => {
    const [phone, desk] = [await webTokens(), await webTokens()];
    await revoke(phone.refresh);
    await refused(refresh(phone.refresh), ...revokedRefresh);
    await refused(whoAmI(phone.access), ...revokedAccess);
    await whoAmI(desk.access);
    await refresh(desk.refresh);
  });

  test('with an unknown token changes nothing; an access token or a foreign token is refused', async () => {
    const { access, refresh: token } = await webTokens();
    await revoke('unknown');
    await refused(revoke(access), 'UnsupportedTokenTypeException');
    await refused(revoke(token, plainClient), 'UnauthorizedException');
    await whoAmI(access);
  });

  test('everywhere ends every session, and signing in again begins a new one', async () => {
    const [phone, desk] = [await webTokens(), await home.tokensOf(email)];
    await home.sdk.globalSignOut({ AccessToken: phone.access });
    for (const { access } of [phone, desk]) await refused(whoAmI(access), ...revokedAccess);
    await refused(refresh(phone.refresh), ...revokedRefresh);
    await refused(oldRefresh(desk.refresh), ...revokedRefresh);
    await whoAmI((await webTokens()).access);
  });

  test('can be done by an administrator', async () => {
    const { access } = await webTokens();
    await home.sdk.adminUserGlobalSignOut(inPool(email));
    await refused(whoAmI(access), ...revokedAccess);
  });
});
