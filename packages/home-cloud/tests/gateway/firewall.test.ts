import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { maximumBodyBytes } from '#src/gateway/wire.ts';
import type { ResolvedResource } from '#src/template/model.ts';
import {
  apiResources,
  bucketResources,
  distribution,
  resource,
  route,
  send,
  startTestGateway,
} from './fixture.ts';

let now = 0;
const lines: string[] = [];
afterEach(() => {
  lines.length = 0;
});

const path = (start: string) => ({
  ByteMatchStatement: {
    SearchString: start,
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    TextTransformations: [{ Priority: 0, Type: 'NONE' }],
  },
});
const block = {
  Block: {
    CustomResponse: {
      ResponseCode: 429,
      CustomResponseBodyKey: 'tooMany',
      ResponseHeaders: [{ Name: 'Retry-After', Value: '60' }],
    },
  },
};
const rateRule = (limit: number, scope?: unknown, more: object = {}) => ({
  Name: 'Rate',
  Priority: 1,
  Action: block,
  Statement: {
    RateBasedStatement: {
      Limit: limit,
      AggregateKeyType: 'IP',
      EvaluationWindowSec: 60,
      ...(scope ? { ScopeDownStatement: scope } : {}),
    },
  },
  ...more,
});
const acl = (rules: unknown[]): ResolvedResource =>
  resource(
    'AWS::WAFv2::WebACL',
    'Firewall',
    {
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      Rules: rules,
      CustomResponseBodies: {
        tooMany: { ContentType: 'APPLICATION_JSON', Content: '{"code":"TOO_MANY_REQUESTS"}' },
      },
    },
    { attributes: { Arn: 'arn:acl' } },
  );

const base = [...apiResources([route('ANY /api/{proxy+}')]), ...bucketResources()];
const start = async (rules: unknown[]): Promise<string> => {
  now = 1_000_000;
  const gateway = await startTestGateway(
    [...base, distribution({ config: { WebACLId: 'arn:acl' } }), acl(rules)],
    {
      clock: { now: () => now },
      log: (line) => lines.push(line),
    },
  );
  return `http://127.0.0.1:${new URL(gateway.url).port}`;
};
const times = async (count: number, url: string, headers = {}): Promise<number[]> => {
  const seen: number[] = [];
  for (let call = 0; call < count; call += 1) seen.push((await send(url, { headers })).status);
  return seen;
};
const tally = (statuses: number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );

describe('a rate rule', () => {
  it('responds above its limit with its own status, body and headers', async () => {
    const url = await start([rateRule(10)]);
    expect(tally(await times(12, `${url}/api/x`))).toEqual({ 200: 10, 429: 2 });
    const refused = await send(`${url}/api/x`);
    expect(refused.body.toString()).toBe('{"code":"TOO_MANY_REQUESTS"}');
    expect(refused.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '60' });
  });

  it('counts only requests within its window', async () => {
    const url = await start([rateRule(10)]);
    await times(10, `${url}/api/x`);
    now += 59_999;
    expect(await times(1, `${url}/api/x`)).toEqual([429]);
    now += 60_001;
    expect(await times(1, `${url}/api/x`)).toEqual([200]);
  });

  it('ignores addresses in headers', async () => {
    const url = await start([rateRule(10)]);
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) {
      statuses.push(...(await times(1, `${url}/api/x`, { 'x-forwarded-for': `10.0.0.${call}` })));
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts each address separately', async () => {
    const url = await start([rateRule(10)]);
    await times(11, `${url}/api/x`);
    const { port } = new URL(url);
    expect(await times(1, `http://[::1]:${port}/api/x`)).toEqual([200]);
  });

  it('counts only requests in its scope: and, or, not', async () => {
    const scope = {
      AndStatement: {
        Statements: [
          path('/api/'),
          {
            NotStatement: {
              Statement: { OrStatement: { Statements: [path('/api/errors'), path('/api/business')] } },
            },
          },
        ],
      },
    };
    const url = await start([rateRule(10, scope)]);
    expect(tally(await times(15, `${url}/api/errors`))).toEqual({ 200: 15 });
    expect(tally(await times(15, `${url}/elsewhere`))).toEqual({ 404: 15 });
    expect(tally(await times(11, `${url}/api/other`))).toEqual({ 200: 10, 429: 1 });
  });
});

describe('a refused sender', () => {
  /** Starts a request with an endless body, and returns the response before the connection is closed. */
  const withoutEnd = (url: string): Promise<{ status: number | undefined; sent: number }> =>
    new Promise((resolve, reject) => {
      const chunk = Buffer.alloc(64 * 1024);
      const call = request(`${url}/api/x`, { method: 'POST' });
      let sent = 0;
      let status: number | undefined;
      const more = (): void => {
        while (!call.destroyed && call.write(chunk)) sent += chunk.length;
      };
      call.on('drain', more);
      call.once('response', (response) => {
        status = response.statusCode;
        response.on('error', () => undefined).resume();
      });
      call.once('close', () => resolve({ status, sent }));
      call.once('error', (error) => (status === undefined ? reject(error) : resolve({ status, sent })));
      more();
    });

  it('gets the response before the body is complete, and is disconnected if the body does not end', async () => {
    const url = await start([{ Name: 'Refuse', Priority: 1, Action: block, Statement: path('/api/') }]);
    const { status, sent } = await withoutEnd(url);
    expect(status).toBe(429);
    expect(sent).toBeLessThan(maximumBodyBytes);
  });

  it('can use its connection again if the body was short', async () => {
    const url = await start([{ Name: 'Refuse', Priority: 1, Action: block, Statement: path('/api/no') }]);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: unknown[] = [];
    const ports = new Set<number | undefined>();
    for (const target of ['no', 'yes', 'no']) {
      const call = request(`${url}/api/${target}`, { method: 'POST', agent });
      call.end(Buffer.alloc(60_000));
      const [response] = await once(call, 'response');
      statuses.push(response.statusCode);
      ports.add(response.socket.localPort);
      await once(response.resume(), 'end');
    }
    agent.destroy();
    expect(statuses).toEqual([429, 200, 429]);
    expect(ports.size).toBe(1);
  });
});

describe('the rules of a firewall', () => {
  it('end with the first verdict, and a counting rule has none', async () => {
    const counting = { Name: 'Count', Priority: 0, Action: { Count: {} }, Statement: path('/api/') };
    const allow = { Name: 'Allow', Priority: 1, Action: { Allow: {} }, Statement: path('/api/open') };
    const refuse = { Name: 'Refuse', Priority: 2, Action: { Block: {} }, Statement: path('/api/') };
    const url = await start([refuse, counting, allow]);
    expect((await send(`${url}/api/open`)).status).toBe(200);
    expect((await send(`${url}/api/shut`)).status).toBe(403);
  });

  it('may be managed groups, which match nothing and log the reason', async () => {
    const url = await start([
      {
        Name: 'Common',
        Priority: 0,
        OverrideAction: { None: {} },
        Statement: { ManagedRuleGroupStatement: { Name: 'AWSManagedRulesCommonRuleSet', VendorName: 'AWS' } },
      },
    ]);
    expect((await send(`${url}/api/x`)).status).toBe(200);
    expect(lines).toEqual([expect.stringMatching(/Common is inert here: .*AWSManagedRulesCommonRuleSet/)]);
  });

  it('that are unsupported stop the start and are named', async () => {
    await expect(
      start([
        {
          Name: 'Geo',
          Priority: 0,
          Action: { Block: {} },
          Statement: { GeoMatchStatement: { CountryCodes: ['US'] } },
        },
      ]),
    ).rejects.toThrow(/GeoMatchStatement/);
    await expect(start([rateRule(10, undefined, { Action: { Captcha: {} } })])).rejects.toThrow(/Captcha/);
  });
});

describe('the firewall of the user pool', () => {
  it('checks requests before Cognito and responds with Cognito’s exception', async () => {
    const signUps = {
      ByteMatchStatement: {
        SearchString: 'SignUp',
        FieldToMatch: { SingleHeader: { Name: 'x-amzn-cognito-operation-name' } },
        PositionalConstraint: 'EXACTLY',
        TextTransformations: [{ Priority: 0, Type: 'NONE' }],
      },
    };
    const association = resource('AWS::WAFv2::WebACLAssociation', 'Association', {
      ResourceArn: 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_test',
      WebACLArn: 'arn:acl',
    });
    const gateway = await startTestGateway(
      [...base, distribution(), acl([{ ...rateRule(10, signUps), Action: { Block: {} } }]), association],
      {
        clock: { now: () => now },
        mounts: { '/local/aws/cognito-idp': (_, response) => response.end('{}') },
      },
    );
    const call = (operation: string) =>
      send(`${gateway.url}/local/aws/cognito-idp/`, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: '{}',
      });
    for (let count = 0; count < 10; count += 1) expect((await call('SignUp')).status).toBe(200);
    const refused = await call('SignUp');
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.body.toString())).toMatchObject({ __type: 'ForbiddenException' });
    expect((await call('InitiateAuth')).status).toBe(200);
  });
});
