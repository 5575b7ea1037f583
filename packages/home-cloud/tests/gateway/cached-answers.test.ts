import { describe, expect, it } from 'vitest';
import { resource, send } from './fixture.ts';
import { startSite } from './site.ts';

interface Change {
  readonly policy?: Record<string, unknown>;
  readonly parameters?: Record<string, unknown>;
  readonly errors?: readonly Record<string, unknown>[];
}

/** Keeps answers for 30 seconds at most, by path alone, and only when the origin allows it. */
const cachePolicy = ({ policy, parameters }: Change) =>
  resource('AWS::CloudFront::CachePolicy', 'ThirtySeconds', {
    CachePolicyConfig: {
      Name: 'thirty-seconds',
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 30,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingGzip: false,
        HeadersConfig: { HeaderBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        ...parameters,
      },
      ...policy,
    },
  });

const behavior = {
  PathPattern: '/api/tracking/*',
  TargetOriginId: 'api',
  ViewerProtocolPolicy: 'https-only',
  AllowedMethods: ['GET', 'HEAD'],
  CachePolicyId: 'ThirtySeconds',
};

interface Reply {
  readonly status: number;
  readonly control?: string;
}

interface Called {
  readonly path: string;
  readonly query: string;
  readonly headers: Record<string, string>;
}

/** A gateway with one cached path. The function answers with how often it was called. */
const start = async (change: Change = {}) => {
  const calls: Called[] = [];
  const world = { now: 1_000_000, reply: { status: 200, control: 'public, max-age=30' } as Reply };
  const gateway = await startSite({
    distribution: { config: { CacheBehaviors: [behavior], CustomErrorResponses: change.errors } },
    more: [cachePolicy(change)],
    options: {
      clock: { now: () => world.now },
      invoke: async (_, event) => {
        const { rawPath, rawQueryString, headers } = event as {
          rawPath: string;
          rawQueryString: string;
          headers: Record<string, string>;
        };
        calls.push({ path: rawPath, query: rawQueryString, headers });
        const { status, control } = world.reply;
        return {
          statusCode: status,
          headers: control === undefined ? {} : { 'cache-control': control },
          body: String(calls.length),
        };
      },
    },
  });
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await send(`${gateway.url}${path}`, { headers, method });
    return { ...answer, text: answer.body.toString() };
  };
  return { world, calls, get };
};

describe('an answer of a cached path', () => {
  it('is kept for everybody, and the function is not called again', async () => {
    const { calls, get, world } = await start();
    const first = await get('/api/tracking/a');
    expect([first.text, first.headers['x-cache']]).toEqual(['1', 'Miss from cloudfront']);
    world.now += 12_000;
    const second = await get('/api/tracking/a?x=1', { authorization: 'Bearer other', cookie: 'a=b' });
    expect([second.text, second.headers['x-cache'], second.headers.age]).toEqual([
      '1',
      'Hit from cloudfront',
      '12',
    ]);
    expect(calls).toHaveLength(1);
  });

  it('is not that of another path', async () => {
    const { get } = await start();
    expect((await get('/api/tracking/a')).text).toBe('1');
    expect((await get('/api/tracking/b')).text).toBe('2');
    expect((await get('/api/tracking/a')).text).toBe('1');
  });

  it('expires after 30 seconds', async () => {
    const { get, world } = await start();
    await get('/api/tracking/a');
    world.now += 29_999;
    expect((await get('/api/tracking/a')).text).toBe('1');
    world.now += 1;
    expect((await get('/api/tracking/a')).text).toBe('2');
  });

  it('answers HEAD, but an answer to HEAD is not kept for GET', async () => {
    const { get, calls } = await start();
    await get('/api/tracking/a', {}, 'HEAD');
    expect((await get('/api/tracking/a')).text).toBe('2');
    expect((await get('/api/tracking/a', {}, 'HEAD')).headers['x-cache']).toBe('Hit from cloudfront');
    expect(calls).toHaveLength(2);
  });

  it('is asked for without what the viewer sent', async () => {
    const { get, calls } = await start();
    await get('/api/tracking/a?x=1', { authorization: 'Bearer mine', cookie: 'a=b', 'x-mine': 'yes' });
    const [call] = calls;
    expect(call?.query).toBe('');
    for (const name of ['authorization', 'cookie', 'x-mine']) expect(call?.headers[name]).toBeUndefined();
    expect(call?.headers['x-origin-secret']).toBe('told-nobody');
  });
});

describe('how long an answer is kept', () => {
  const callsAfter = async (seconds: number, reply: Reply, change?: Change): Promise<number> => {
    const { get, world, calls } = await start(change);
    world.reply = reply;
    await get('/api/tracking/a');
    world.now += seconds * 1000;
    await get('/api/tracking/a');
    return calls.length;
  };

  it.each<[string, number, Reply, Change, number]>([
    ['at most the maximum of the policy', 30, { status: 200, control: 'max-age=9999' }, {}, 2],
    ['what the origin says when it is less', 5, { status: 200, control: 'max-age=5' }, {}, 2],
    ['s-maxage comes before max-age', 6, { status: 200, control: 'max-age=5, s-maxage=10' }, {}, 1],
    ['not at all with no-store', 0, { status: 200, control: 'no-store' }, {}, 2],
    ['not at all with private', 0, { status: 200, control: 'private, max-age=30' }, {}, 2],
    ['the default when the origin says nothing', 9, { status: 200 }, { policy: { DefaultTTL: 10 } }, 1],
    ['the minimum in any case', 9, { status: 200, control: 'no-store' }, { policy: { MinTTL: 10 } }, 1],
  ])('%s', async (_, seconds, reply, change, calls) => {
    expect(await callsAfter(seconds, reply, change)).toBe(calls);
  });

  const never = [404, 500].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));

  it.each<[string, number, Reply, Change, number]>([
    ['a 404 with no-store is not kept', 0, { status: 404, control: 'no-store' }, {}, 2],
    ['a 404 without a word is kept for ten seconds', 9, { status: 404 }, {}, 1],
    ['and not longer', 10, { status: 404 }, {}, 2],
    ['a 500 is kept even with no-store', 9, { status: 500, control: 'no-store' }, {}, 1],
    ['unless the distribution keeps no error', 0, { status: 500, control: 'no-store' }, { errors: never }, 2],
    ['a 400 is not kept', 0, { status: 400 }, {}, 2],
    ['a 429 is not kept', 0, { status: 429, control: 'max-age=30' }, {}, 2],
  ])('%s', async (_, seconds, reply, change, calls) => {
    expect(await callsAfter(seconds, reply, change)).toBe(calls);
  });

  it('an expired answer is used while the origin fails, and not after it recovers', async () => {
    const { get, world } = await start({ errors: never });
    await get('/api/tracking/a');
    world.now += 60_000;
    world.reply = { status: 500, control: 'no-store' };
    const stale = await get('/api/tracking/a');
    expect([stale.status, stale.text, stale.headers.age]).toEqual([200, '1', '60']);
    world.reply = { status: 404, control: 'no-store' };
    expect((await get('/api/tracking/a')).status).toBe(404);
  });
});

describe('a cache key with more than the path', () => {
  it.each([
    ['headers', { HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['authorization'] } }],
    ['cookies', { CookiesConfig: { CookieBehavior: 'all' } }],
    ['query values', { QueryStringsConfig: { QueryStringBehavior: 'all' } }],
  ])('is refused for an API: %s', async (_, parameters) => {
    await expect(start({ parameters })).rejects.toThrow(/more than their path/);
  });
});
