import { describe, expect, it } from 'vitest';
import { associations, edgeFunction, eventIn, resource, send } from './fixture.ts';
import { type Setup, startSite } from './site.ts';

const start = async (setup?: Setup): Promise<string> => (await startSite(setup)).url;

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
    const { url, keyValueStores } = await startSite(withFunctions());
    expect((await send(`${url}/post`)).status).toBe(404);
    keyValueStores.get('arn:store/published-id')?.change({ puts: new Map([['/post', '/app.html']]) });
    const answer = await send(`${url}/post`);
    expect([answer.status, answer.body.toString(), answer.headers['x-seen']]).toEqual([
      200,
      'the app',
      'viewer-response',
    ]);
  });

  it('are refused at start when they read a store and none is associated with them', async () => {
    const more = [store, edgeFunction('rewrite', rewriting)];
    await expect(start({ ...withFunctions(), more })).rejects.toThrow(/reads a KeyValueStore, and none/);
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
