import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { cloudForThisFile } from '#tests/support/for-this-file.ts';

/*
 * The emulators answer on local ports, and every page in a browser on this machine can send requests there. So what a
 * page can send is refused: it cannot hide its Origin, nor the Host name it was loaded from.
 */
const cloud = cloudForThisFile();

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
}

/** Sends exactly these headers; `fetch` would add some and refuse others. */
const send = (url: string, { method = 'POST', path, headers = {}, body = '{}' }: Sent = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const call = request(url, { method, headers, ...(path !== undefined && { path }) }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      call.on('error', reject);
      call.end(method === 'POST' ? body : undefined);
    },
  );

const signature = (service: string) =>
  `AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host;x-amz-date, Signature=${'0a'.repeat(32)}`;

interface Port {
  readonly endpoint: () => string;
  readonly service: string;
  readonly call: Sent;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const ports: Readonly<Record<string, Port>> = {
  DynamoDB: {
    endpoint: () => cloud.endpoints.dynamodb,
    service: 'dynamodb',
    call: { headers: { 'x-amz-target': 'DynamoDB_20120810.ListTables' } },
  },
  Cognito: {
    endpoint: () => cloud.endpoints.cognito,
    service: 'cognito-idp',
    get call() {
      return {
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers' },
        body: JSON.stringify({ UserPoolId: cloud.template.ofType('AWS::Cognito::UserPool')[0]?.ref }),
      };
    },
  },
  S3: { endpoint: () => cloud.endpoints.s3, service: 's3', call: { method: 'GET' } },
  SQS: {
    endpoint: () => cloud.endpoints.sqs,
    service: 'sqs',
    call: {
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.ListQueues' },
    },
  },
  SNS: {
    endpoint: () => cloud.endpoints.sqs,
    service: 'sns',
    call: { headers: form, body: 'Action=ListTopics&Version=2010-03-31' },
  },
  EventBridge: {
    endpoint: () => cloud.endpoints.events,
    service: 'events',
    call: {
      headers: { 'x-amz-target': 'AWSEvents.PutEvents' },
      body: JSON.stringify({ Entries: [{ Source: 'test' }] }),
    },
  },
};

describe.each(Object.entries(ports))('the port of %s', (_name, port) => {
  const call = (headers: Record<string, string | string[]>) =>
    send(port.endpoint(), {
      ...port.call,
      headers: { ...port.call.headers, authorization: signature(port.service), ...headers },
    });

  it('answers a signed call of this machine', async () => {
    expect(await call({})).toMatchObject({ status: 200 });
  });

  it.each(['http://evil.test', 'null', 'http://localhost:4400'])(
    'refuses a page, whatever its origin: %s',
    async (origin) => {
      const answer = await call({ origin });
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('gives no page permission by CORS', async () => {
    const answer = await send(port.endpoint(), {
      method: 'OPTIONS',
      headers: { origin: 'http://evil.test', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['evil.test', 'localhost.evil.test', '10.0.0.1'])(
    'refuses a call that was meant for %s',
    async (host) => {
      expect(await call({ host })).toMatchObject({ status: 421 });
    },
  );

  it.each([
    ['no signature', ''],
    ['no more than the beginning of one', 'AWS4-HMAC-SHA256 '],
    ['one without a key id', signature(port.service).replace('=test/', '=/')],
    ['one that is cut off', signature(port.service).slice(0, -10)],
    ['one for another service', signature('iam')],
  ])('refuses a call with %s', async (_what, authorization) => {
    const answer = await call({ authorization });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('Cognito as browsers reach it', () => {
  const mounted = (operation: string, headers: Record<string, string>, method = 'POST') =>
    send(`${cloud.url}/local/aws/cognito-idp/`, {
      method,
      body: '{"AccessToken":"none"}',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
    });

  it.each(['http://evil.test', 'null', 'http://localhost:1'])('refuses a page of %s', async (origin) => {
    for (const method of ['POST', 'OPTIONS', 'GET']) {
      const answer = await mounted('GetUser', { origin, authorization: signature('cognito-idp') }, method);
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('has no administrators’ operations, not even for our own page or a signed call', async () => {
    for (const origin of [{ origin: cloud.url }, {}] as Record<string, string>[]) {
      for (const operation of ['ListUsers', 'AdminSetUserPassword', 'AdminAddUserToGroup', 'AdminGetUser']) {
        const answer = await mounted(operation, { ...origin, authorization: signature('cognito-idp') });
        expect(answer.status).toBe(400);
        expect(answer.text).toContain('MissingAuthenticationTokenException');
      }
    }
  });

  it('answers our own page under each name of this machine', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const origin = `http://${host}:${new URL(cloud.url).port}`;
      const answer = await mounted('GetUser', { origin });
      expect(answer.text).toContain('Invalid Access Token');
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin });
      expect((await mounted('', { origin }, 'OPTIONS')).status).toBe(204);
    }
  });
});
