import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '#src/gateway/gateway.ts';
import {
  apiResources,
  associations,
  bucketResources,
  deployment,
  distribution,
  edgeFunction,
  eventIn,
  folderOf,
  type RawAnswer,
  route,
  send,
  startTestGateway,
} from './fixture.ts';

/** Properties that all plain objects inherit. A lookup of a request's name in an object must not find them. */
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__defineGetter__',
];

let gateway: Gateway;
const inherited = () =>
  JSON.stringify(
    Object.getOwnPropertyNames(Object.prototype).map((name) => [
      name,
      Object.keys(Object(Reflect.get({}, name))),
    ]),
  );
const before = inherited();

beforeEach(async () => {
  gateway = await startTestGateway(
    [
      ...apiResources([route('ANY /api/{proxy+}')]),
      ...bucketResources(),
      distribution({
        site: { FunctionAssociations: associations('pass', 'mark') },
        api: { FunctionAssociations: associations('pass') },
      }),
      deployment('site.zip'),
      edgeFunction('pass', 'function handler(event) { return event.request; }'),
      edgeFunction('mark', 'function handler(event) { return event.response; }'),
    ],
    {},
    { 'site.zip': await folderOf({ 'index.html': 'home' }) },
  );
});

afterEach(() => {
  // A failed test must not affect later tests in this process.
  for (const name of Object.keys(Object.prototype)) Reflect.deleteProperty(Object.prototype, name);
});

const call = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  send(`${gateway.url}/`, { path, headers });

/** The next request still works, and objects inherit nothing new. */
const nothingIsBroken = async () => {
  expect((await call('/')).body.toString()).toBe('home');
  expect((await call('/api/x')).status).toBe(200);
  expect(inherited()).toBe(before);
};

describe.each(names)('a request with the name %s', (name) => {
  it('in its query gets a response, once or twice', async () => {
    for (const query of [`${name}=1`, `${name}=1&${name}=2`, `a[${name}][x]=1`]) {
      expect((await call(`/?${query}`)).status).toBe(200);
      const event = eventIn(await call(`/api/x?${query}`));
      expect(event).toMatchObject({ rawQueryString: query });
      await nothingIsBroken();
    }
  });

  it('as a cookie gets a response, and the API gets the cookie', async () => {
    for (const cookie of [`${name}=1`, `${name}=1; ${name}=2`]) {
      expect((await call('/', { cookie })).status).toBe(200);
      expect(eventIn(await call('/api/x', { cookie })).cookies).toEqual(cookie.split('; '));
      await nothingIsBroken();
    }
  });

  it('as a header gets a response, and the API gets only the value', async () => {
    expect((await call('/', { [name]: 'x' })).status).toBe(200);
    const { headers } = eventIn(await call('/api/x', { [name]: 'x' }));
    expect(Object.entries(headers as object)).toContainEqual([name.toLowerCase(), 'x']);
    await nothingIsBroken();
  });

  it('as its path is not found, and the API gets it unchanged', async () => {
    expect((await call(`/${name}`)).status).toBe(404);
    expect(eventIn(await call(`/api/${name}`))).toMatchObject({ rawPath: `/api/${name}` });
    await nothingIsBroken();
  });
});
