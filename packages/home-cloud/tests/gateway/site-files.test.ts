import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deployment, resource, send } from './fixture.ts';
import { files, type Setup, startSite } from './site.ts';

const start = async (setup?: Setup): Promise<string> => (await startSite(setup)).url;

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
