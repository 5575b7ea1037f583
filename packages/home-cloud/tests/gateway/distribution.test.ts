import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Gateway } from '#src/gateway/gateway.ts';
import { reservePort } from '#src/gateway/listeners.ts';
import type { ResolvedResource } from '#src/template/model.ts';
import {
  apiResources,
  associations,
  bucketResources,
  type DistributionChange,
  deployment,
  distribution,
  edgeFunction,
  eventIn,
  resource,
  route,
  SiteFolder,
  send,
  startTestGateway,
} from './fixture.ts';

const long = '<p>barrel</p>'.repeat(200);
const files = {
  'index.html': `home ${long}`,
  '404.html': 'nothing here',
  'app.html': 'the app',
  'assets/app-1.js': 'export const a = 1;\n'.repeat(100),
  'pixel.png': 'p'.repeat(2000),
  'config.json': '{"pool":"<<marker:0xbaba:0>>","endpoint":"https://cognito-idp.us-east-1.amazonaws.com/"}',
};

let gateway: Gateway | undefined;
let site: SiteFolder | undefined;
afterEach(async () => {
  await gateway?.stop();
  await site?.remove();
  gateway = undefined;
  site = undefined;
});

interface Setup {
  readonly distribution?: DistributionChange;
  readonly more?: readonly ResolvedResource[];
  readonly mayList?: boolean;
  readonly deployments?: readonly ResolvedResource[];
  readonly options?: Parameters<typeof startTestGateway>[1];
}

const start = async (setup: Setup = {}): Promise<string> => {
  site ??= await SiteFolder.create(files);
  const resources = [
    ...apiResources([route('ANY /api/{proxy+}')]),
    ...bucketResources(setup.mayList),
    distribution(setup.distribution),
    ...(setup.deployments ?? [deployment('site.zip')]),
    ...(setup.more ?? []),
  ];
  gateway = await startTestGateway(resources, setup.options, { 'site.zip': site.folder });
  return gateway.url;
};

describe('files of the site', () => {
  it('are served with type, validator and the deployment’s cache rule', async () => {
    const url = await start({
      deployments: [
        deployment('site.zip', {
          Exclude: ['*'],
          Include: ['assets/*'],
          SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
        }),
        deployment('site.zip', { Exclude: ['assets/*'], SystemMetadata: { 'cache-control': 'no-cache' } }),
      ],
    });
    const script = await send(`${url}/assets/app-1.js`);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const home = await send(`${url}/`);
    expect(home.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'no-cache' });
    expect(home.body.toString()).toBe(files['index.html']);
    expect(home.headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await send(`${url}/`, { headers: { 'if-none-match': String(home.headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const since = await send(`${url}/`, {
      headers: { 'if-modified-since': String(home.headers['last-modified']) },
    });
    expect(since.status).toBe(304);
  });

  it('have the headers of GET and no body for HEAD', async () => {
    const url = await start();
    const [got, head] = [await send(`${url}/`), await send(`${url}/`, { method: 'HEAD' })];
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(got.body.length));
  });

  it('are compressed for the viewer, with a weak ETag that still revalidates', async () => {
    const url = await start();
    const ask = (encoding: string, path = '/') =>
      send(`${url}${path}`, { headers: { 'accept-encoding': encoding } });
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(files['index.html']);
    expect(brotli.headers.etag).toMatch(/^W\//);
    const revalidated = await send(`${url}/`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) },
    });
    expect(revalidated.status).toBe(304);
    const gzip = await ask('gzip, br;q=0');
    expect(gunzipSync(gzip.body).toString()).toBe(files['index.html']);
    expect((await ask('identity')).headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect((await ask('br', '/pixel.png')).headers).not.toHaveProperty('content-encoding');
    expect((await ask('br', '/app.html')).headers).not.toHaveProperty('content-encoding');
  });

  it('have their markers replaced, with addresses for a browser on this machine', async () => {
    const url = await start({
      deployments: [
        deployment('site.zip', {
          SourceMarkers: [{ '<<marker:0xbaba:0>>': 'pool "one"' }],
          SourceMarkersConfig: [{ jsonEscape: true }],
          DestinationBucketKeyPrefix: 'deep/er/',
        }),
      ],
    });
    const config = await send(`${url}/deep/er/config.json`);
    expect(JSON.parse(config.body.toString())).toEqual({
      pool: 'pool "one"',
      endpoint: `${url}/local/aws/cognito-idp/`,
    });
  });

  it('that are missing are 404 if CloudFront may list the bucket, otherwise 403', async () => {
    expect((await send(`${await start()}/no-such`)).status).toBe(404);
    await gateway?.stop();
    expect((await send(`${await start({ mayList: false })}/no-such`)).status).toBe(403);
  });

  it('cannot be left with a path such as ../', async () => {
    const url = await start();
    for (const path of [
      '/../package.json',
      '/assets/..%2f..%2f..%2fetc/passwd',
      '/..%5cpackage.json',
      '/%00',
      '/%zz',
    ]) {
      const answer = await send(url, { path });
      expect([path, [400, 404].includes(answer.status)]).toEqual([path, true]);
    }
  });

  it('accept no other methods, and no GET with a body', async () => {
    const url = await start();
    expect((await send(`${url}/`, { method: 'POST', body: 'x' })).status).toBe(403);
    const strange = await send(`${url}/`, { method: 'GET', headers: { 'content-length': '1' }, body: 'x' });
    expect(strange.status).toBe(403);
  });

  it('have the configured page for an error', async () => {
    const url = await start({
      distribution: {
        config: {
          CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' }],
        },
      },
    });
    const answer = await send(`${url}/no-such`);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'nothing here']);
  });
});

describe('edge functions', () => {
  const rewriting = `
    import cf from 'cloudfront';
    const kvs = cf.kvs();
    async function handler(event) {
      const request = event.request;
      if (request.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } };
      if (await kvs.exists(request.uri)) request.uri = await kvs.get(request.uri);
      request.headers['x-viewer-address'] = { value: event.viewer.ip };
      if (request.uri === '/gone') request.uri = '/404.html';
      return request;
    }`;
  const marking = `
    function handler(event) {
      const response = event.response;
      if (event.request.uri === '/404.html') response.statusCode = 404;
      response.headers['x-seen'] = { value: event.context.eventType };
      return response;
    }`;
  const store = resource(
    'AWS::CloudFront::KeyValueStore',
    'Published',
    { Name: 'published' },
    { attributes: { Arn: 'arn:store/published-id' } },
  );
  const withFunctions = (request = rewriting, response = marking): Setup => ({
    distribution: {
      site: { FunctionAssociations: associations('rewrite', 'mark') },
      api: { FunctionAssociations: associations('rewrite') },
    },
    more: [store, edgeFunction('rewrite', request, 'arn:store/published-id'), edgeFunction('mark', response)],
  });

  it('rewrite paths, also by the key value store', async () => {
    const url = await start(withFunctions());
    expect((await send(`${url}/post`)).status).toBe(404);
    gateway?.keyValueStores
      .get('arn:store/published-id')
      ?.change({ puts: new Map([['/post', '/app.html']]) });
    const answer = await send(`${url}/post`);
    expect([answer.status, answer.body.toString(), answer.headers['x-seen']]).toEqual([
      200,
      'the app',
      'viewer-response',
    ]);
  });

  it('change the status of a stored page, but do not run when the origin says 400 or more', async () => {
    const url = await start(withFunctions());
    const gone = await send(`${url}/gone`);
    expect([gone.status, gone.body.toString(), gone.headers['x-seen']]).toEqual([
      404,
      'nothing here',
      'viewer-response',
    ]);
    expect((await send(`${url}/no-such`)).headers).not.toHaveProperty('x-seen');
  });

  it('can respond themselves, and then no viewer-response function runs', async () => {
    const url = await start(withFunctions());
    const answer = await send(`${url}/old`);
    expect([answer.status, answer.headers.location, answer.headers['x-seen']]).toEqual([
      301,
      '/new',
      undefined,
    ]);
  });

  it('give the API the address of the viewer, even if the viewer sends another', async () => {
    const url = await start(withFunctions());
    const event = eventIn(
      await send(`${url}/api/x?b=2&a=1`, { headers: { 'x-viewer-address': '10.0.0.1' } }),
    );
    expect(event).toMatchObject({ rawQueryString: 'b=2&a=1' });
    expect(['127.0.0.1', '::1']).toContain((event.headers as Record<string, string>)['x-viewer-address']);
  });

  it.each([
    ['throws', 'function handler() { throw new Error("no"); }'],
    ['returns nothing', 'function handler() {}'],
    [
      'sets a header it may not',
      "function handler(e) { e.request.headers['x-amz-cf-id'] = { value: '1' }; return e.request; }",
    ],
    [
      'shouts a header',
      "function handler(e) { e.request.headers['X-Loud'] = { value: '1' }; return e.request; }",
    ],
  ])('that %s is a 503', async (_, code) => {
    const url = await start(withFunctions(code));
    expect((await send(`${url}/`)).status).toBe(503);
  });

  it.each([
    ['is larger than CloudFront accepts', `function handler() {} // ${'x'.repeat(10_240)}`, /10240/],
    ['has no handler', 'const other = 1;', /handler/],
    ['imports what is not there', "import fs from 'fs';\nfunction handler() {}", /imports fs/],
    [
      'V8 reads and CloudFront does not',
      'function handler(e) {\n  for (const x of [e]) return x;\n}',
      /line 2 uses for…of/,
    ],
  ])('that %s is told at the start', async (_, code, complaint) => {
    await expect(start(withFunctions(code))).rejects.toThrow(complaint);
  });
});

describe('response headers policies', () => {
  const policy = resource('AWS::CloudFront::ResponseHeadersPolicy', 'Headers', {
    ResponseHeadersPolicyConfig: {
      Name: 'headers',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          ContentSecurityPolicy: "default-src 'self'; upgrade-insecure-requests; object-src 'none'",
          Override: true,
        },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 31536000,
          IncludeSubdomains: true,
          Preload: true,
          Override: true,
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
      },
      CustomHeadersConfig: {
        Items: [
          { Header: 'X-Mine', Value: 'policy', Override: true },
          { Header: 'Cache-Control', Value: 'no-store', Override: false },
        ],
      },
      RemoveHeadersConfig: { Items: [{ Header: 'Server' }] },
    },
  });
  const setup: Setup = { distribution: { site: { ResponseHeadersPolicyId: 'Headers' } }, more: [policy] };
  const expected = {
    'content-security-policy': "default-src 'self'; object-src 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'x-mine': 'policy',
  };

  it('apply to all responses of their behavior, also errors and 304', async () => {
    const url = await start(setup);
    const home = await send(`${url}/`);
    expect(home.headers).toMatchObject({ ...expected, 'cache-control': 'no-store' });
    expect(home.headers).not.toHaveProperty('server');
    expect((await send(`${url}/no-such`)).headers).toMatchObject(expected);
    expect((await send(`${url}/`, { method: 'DELETE' })).headers).toMatchObject(expected);
    const held = await send(`${url}/`, { headers: { 'if-none-match': String(home.headers.etag) } });
    expect([held.status, held.headers['x-mine']]).toEqual([304, 'policy']);
    expect((await send(`${url}/api/x`)).headers).not.toHaveProperty('x-mine');
  });

  it('keep the deployment’s own header if they do not override', async () => {
    const url = await start({
      ...setup,
      deployments: [deployment('site.zip', { SystemMetadata: { 'cache-control': 'max-age=60' } })],
    });
    expect((await send(`${url}/`)).headers).toMatchObject({ 'cache-control': 'max-age=60' });
  });
});

describe('an unsupported template', () => {
  it.each<[string, Setup, RegExp]>([
    ['an unknown distribution property', { distribution: { config: { Staging: true } } }, /Staging/],
    [
      'an origin of nobody',
      {
        distribution: {
          config: {
            Origins: [
              { Id: 'site', DomainName: 'else.test' },
              { Id: 'api', DomainName: 'api1.execute-api.us-east-1.amazonaws.com' },
            ],
          },
        },
      },
      /else\.test/,
    ],
    [
      'an API whose answers are cached',
      { distribution: { api: { CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' } } },
      /cached/,
    ],
    [
      'an API that is sent the viewer’s host',
      { distribution: { api: { OriginRequestPolicyId: '216adef6-5c7f-47e4-b989-5492eafa07d3' } } },
      /Host/,
    ],
    ['an unknown cache policy', { distribution: { site: { CachePolicyId: 'mystery' } } }, /mystery/],
    [
      'a function that is not there',
      { distribution: { site: { FunctionAssociations: associations('ghost') } } },
      /ghost/,
    ],
    ['a second distribution', { more: [{ ...distribution(), logicalId: 'Second' }] }, /Second/],
  ])('says so: %s', async (_, setup, complaint) => {
    await expect(start(setup)).rejects.toThrow(complaint);
  });
});

describe('the origin', () => {
  it('listens on both loopback addresses', async () => {
    const url = await start();
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      expect((await send(`http://${host}:${port}/`)).status).toBe(200);
    }
  });

  it('refuses a taken port with the reason', async () => {
    const url = await start();
    const port = Number(new URL(url).port);
    await expect(reservePort(port)).rejects.toThrow(`Port ${port} is in use`);
  });

  it('sends mounted paths to their handler, but not requests with a foreign host name', async () => {
    const url = await start({ options: { mounts: { '/local': (_, response) => response.end('mounted') } } });
    expect((await send(`${url}/local/x`)).body.toString()).toBe('mounted');
    expect((await send(`${url}/locals`)).status).toBe(404);
    expect((await send(`${url}/local`, { headers: { host: 'evil.test' } })).status).toBe(421);
    expect((await send(`${url}/local`, { headers: { host: 'localhost.evil.test' } })).status).toBe(421);
  });
});
