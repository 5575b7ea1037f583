import { expect, it } from 'vitest';
import {
  apiResources,
  bucketResources,
  distribution,
  eventIn,
  resource,
  route,
  send,
  startTestGateway,
} from './fixture.ts';

const doorArn = 'arn:aws:lambda:us-east-1:000000000000:function:door';

const door = resource(
  'AWS::ApiGatewayV2::Authorizer',
  'Door',
  {
    ApiId: 'api1',
    AuthorizerType: 'REQUEST',
    Name: 'door',
    AuthorizerUri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${doorArn}/invocations`,
    AuthorizerPayloadFormatVersion: '2.0',
    EnableSimpleResponses: true,
    AuthorizerResultTtlInSeconds: 60,
    IdentitySource: ['$request.header.x-origin-secret'],
  },
  { ref: 'auth2' },
);
const behindDoor = (key: string) => route(key, { AuthorizationType: 'CUSTOM', AuthorizerId: 'auth2' });

const start = async (answerOfDoor?: (event: unknown) => unknown) => {
  const called: string[] = [];
  const knows = ({ identitySource }: { readonly identitySource: readonly string[] }) => ({
    isAuthorized: identitySource[0] === 'told-nobody',
  });
  const resources = apiResources([behindDoor('GET /api/x'), behindDoor('GET /api/y/{id}'), door]);
  const gateway = await startTestGateway([...resources, distribution(), ...bucketResources()], {
    apiPort: 0,
    invoke: async (arn, event) => {
      called.push(String(arn.split(':').at(-1)));
      if (arn === doorArn) return (answerOfDoor ?? knows)(event as Parameters<typeof knows>[0]);
      return { statusCode: 200, body: JSON.stringify(event) };
    },
  });
  const direct = (path: string, header?: string) =>
    send(`${gateway.apiUrl}${path}`, header === undefined ? {} : { headers: { 'x-origin-secret': header } });
  return { url: gateway.url, direct, called };
};

it('lets what the distribution sends through, and asks once for all its routes', async () => {
  const { url, called } = await start();
  for (const path of ['/api/x', '/api/y/1', '/api/x']) {
    const answer = await send(`${url}${path}`);
    expect(answer.status).toBe(200);
    expect(eventIn(answer)).toMatchObject({ requestContext: { authorizer: { lambda: null } } });
  }
  expect(called).toEqual(['door', 'greet', 'greet', 'greet']);
});

it('starts no function for a request without the header', async () => {
  const { direct, called } = await start();
  const answer = await direct('/api/x');
  expect([answer.status, answer.body.toString()]).toEqual([401, '{"message":"Unauthorized"}']);
  expect(called).toEqual([]);
});

it('starts no function of the route for a wrong header, and asks once for each value', async () => {
  const { direct, called } = await start();
  for (const header of ['guessed', 'guessed', 'other']) {
    const answer = await direct('/api/y/1', header);
    expect([answer.status, answer.body.toString()]).toEqual([403, '{"message":"Forbidden"}']);
  }
  expect(called).toEqual(['door', 'door']);
});

it('asks with the event of payload format 2.0, without the body', async () => {
  const asked: unknown[] = [];
  const { direct } = await start((event) => {
    asked.push(event);
    return { isAuthorized: true };
  });
  await direct('/api/y/a%20b', 'told-nobody');
  expect(asked).toEqual([
    expect.objectContaining({
      version: '2.0',
      type: 'REQUEST',
      routeArn: 'arn:aws:execute-api:us-east-1:000000000000:api1/$default/GET/api/y/a b',
      identitySource: ['told-nobody'],
      routeKey: 'GET /api/y/{id}',
      rawPath: '/api/y/a b',
      pathParameters: { id: 'a b' },
    }),
  ]);
  expect(asked[0]).not.toHaveProperty('body');
  expect(asked[0]).not.toHaveProperty('isBase64Encoded');
});
