import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { poolDefinitions } from '#src/cognito/index.ts';
import {
  clientResource,
  groupResource,
  poolId,
  poolResource,
  refused,
  startTestCognito,
  stopTestCognito,
  type TestCognito,
  webClient,
} from './support.ts';

let home: TestCognito;

describe('the endpoint', () => {
  afterEach(() => stopTestCognito(home));
  const post = (operation: string, body = '{}', headers: Record<string, string> = {}) =>
    fetch(home.cognito.endpoint, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
    });

  test('names an operation it does not know', async () => {
    home = await startTestCognito();
    await refused(
      home.sdk.listDevices({ AccessToken: 'any' }),
      'UnknownOperationException',
      'The home Cognito does not know the operation ListDevices.',
    );
    const nameless = await fetch(home.cognito.endpoint, { method: 'POST' });
    expect(nameless.status).toBe(400);
  });

  test('sends errors in the format of browsers and SDKs', async () => {
    home = await startTestCognito();
    const answer = await post('GetUser', '{"AccessToken":"none"}');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException');
    expect(answer.headers.get('x-amzn-requestid')).toBeTruthy();
    expect(await answer.json()).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid Access Token',
    });
  });

  test('accepts administrators’ operations only in signed requests', async () => {
    home = await startTestCognito();
    const answer = await post('ListUsers', JSON.stringify({ UserPoolId: poolId }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });

  test('refuses invalid JSON and bodies that are too large', async () => {
    home = await startTestCognito();
    expect(await (await post('SignUp', '{')).json()).toMatchObject({ __type: 'SerializationException' });
    const large = await post('SignUp', JSON.stringify({ ClientId: 'x'.repeat(1_100_000) }));
    expect(large.status).toBe(413);
  });

  test('publishes each pool’s keys and configuration, and nothing else', async () => {
    home = await startTestCognito();
    const get = (path: string) => fetch(`${home.cognito.endpoint}${path}`);
    const configuration = await (await get(`/${poolId}/.well-known/openid-configuration`)).json();
    expect(configuration).toMatchObject({
      issuer: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
    });
    expect((await get('/us-east-1_Another00/.well-known/jwks.json')).status).toBe(404);
    expect((await get('/')).status).toBe(404);
  });

  test('can be mounted below a path of another server', async () => {
    home = await startTestCognito();
    const gateway = createServer((request, response) => void home.cognito.handle(request, response));
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const address = gateway.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const mounted = `http://127.0.0.1:${port}/local/aws/cognito-idp`;
    const keys = await fetch(`${mounted}/${poolId}/.well-known/jwks.json`);
    expect(await keys.json()).toHaveProperty('keys');
    const answer = await fetch(`${mounted}/`, {
      method: 'POST',
      body: '{"AccessToken":"none"}',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
    });
    expect(await answer.json()).toMatchObject({ __type: 'NotAuthorizedException' });
    const asked = await fetch(`${mounted}/`, {
      method: 'OPTIONS',
      headers: {
        origin: `http://localhost:${port}`,
        'access-control-request-headers': 'x-amz-target,content-type',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(`http://localhost:${port}`);
    expect(asked.headers.get('access-control-allow-headers')).toBe('x-amz-target,content-type');
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
    expect(asked.headers.get('access-control-expose-headers')).toContain('x-amzn-errortype');
    await new Promise((resolve) => gateway.close(resolve));
  });

  test('responds with TooManyRequestsException above its rate, and normally in the next second', async () => {
    home = await startTestCognito({}, { requestsPerSecond: 2 });
    const ask = () => home.sdk.forgotPassword({ ClientId: webClient, Username: 'a@example.com' });
    await ask();
    await ask();
    await refused(ask(), 'TooManyRequestsException', 'Rate exceeded');
    home.pass(1000);
    await ask();
  });

  test('logs an internal error and does not show it in the response', async () => {
    const lines: string[] = [];
    let broken = false;
    const now = () => {
      if (broken) throw new Error('secret detail');
      return Date.now();
    };
    home = await startTestCognito({}, { clock: { now }, log: (line) => lines.push(line) });
    broken = true;
    const body = { ClientId: webClient, Username: 'a@example.com', Password: 'Parcelpost1' };
    const answer = await post('SignUp', JSON.stringify(body));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret detail');
    expect(lines.join()).toContain('secret detail');
  });
});

describe('a template', () => {
  const read = (properties: Record<string, unknown>) => () => poolDefinitions([poolResource(properties)]);

  test.each([
    [{ AliasAttributes: ['email'] }, /AliasAttributes/],
    [{ LambdaConfig: { DefineAuthChallenge: 'arn' } }, /DefineAuthChallenge/],
    [{ MfaConfiguration: 'ON' }, /MfaConfiguration/],
    [{ UsernameAttributes: ['phone_number'] }, /UsernameAttributes/],
  ])('that asks for what is not there is refused by name: %j', (properties, name) => {
    expect(read(properties)).toThrow(name);
    expect(read(properties)).toThrow(/AWS::Cognito::UserPool Logical/);
  });

  test('may not have a client with a secret or an unknown auth flow, a client without a pool, or another type', () => {
    const secret = clientResource(webClient, { GenerateSecret: true });
    expect(() => poolDefinitions([poolResource(), secret])).toThrow(/GenerateSecret/);
    const flow = clientResource(webClient, { ExplicitAuthFlows: ['ALLOW_FOO'] });
    expect(() => poolDefinitions([poolResource(), flow])).toThrow(/ExplicitAuthFlows\.0/);
    expect(() => poolDefinitions([clientResource(webClient, {})])).toThrow(poolId);
    expect(() => poolDefinitions([groupResource('staff', 1)])).toThrow(poolId);
    const domain = { ...poolResource(), type: 'AWS::Cognito::UserPoolDomain' };
    expect(() => poolDefinitions([domain])).toThrow(/AWS::Cognito::UserPoolDomain/);
  });

  test('without a policy and lifetimes gets Cognito’s defaults', () => {
    const [pool] = poolDefinitions([poolResource({ Policies: undefined }), clientResource(webClient, {})]);
    expect(pool?.passwordPolicy).toMatchObject({ minimumLength: 8, requireSymbols: true });
    expect(pool?.clients[0]).toMatchObject({
      accessTokenSeconds: 3600,
      idTokenSeconds: 3600,
      refreshTokenSeconds: 30 * 86_400,
      hidesUserExistence: false,
    });
    expect(pool?.clients[0]).not.toHaveProperty('rotationGraceSeconds');
  });
});

test('a stopped service accepts no connection', async () => {
  home = await startTestCognito();
  await stopTestCognito(home);
  await expect(home.sdk.listUsers({ UserPoolId: poolId })).rejects.toThrow();
});
