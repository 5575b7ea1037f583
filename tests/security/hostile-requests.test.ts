import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloudForThisFile } from '../support/for-this-file.ts';
import { atLength } from '../support/length.ts';
import { type People, peopleOf } from '../support/people.ts';
import { callRoute, isOpenTo, routes } from '../support/routes.ts';

/**
 * The firewall counts calls by address in five minutes. It must refuse none of these, because a refused call proves
 * nothing about the API.
 */
const WINDOW_MS = 5 * 60_000;

const cloud = cloudForThisFile();
let people: People;
let token: string;
beforeAll(async () => {
  people = await peopleOf(cloud);
  await people.aPerson('admin@example.test', 'admin');
});
const inAWindowOfItsOwn = async (): Promise<void> => {
  await cloud.advance(WINDOW_MS);
  token = (await people.tokensOf('admin@example.test')).access;
};

/** A new window for every so many routes, with fewer than a thousand calls. However many routes there will be, none is refused. */
const aWindowFor = (most: number): (() => Promise<void>) => {
  let asked = 0;
  return async () => {
    if (asked % most === 0) await inAWindowOfItsOwn();
    asked += 1;
  };
};

/** What an answer must never reveal: source paths, table names, the account. */
const tells =
  /node_modules|\bat \S+ \(|\.ts:\d|\.cjs:\d|arn:aws|[A-Z]\w*Table|ValidationException|skybarrel-\w+-/;

test('no name that a stranger chooses reaches the prototype of all objects, in this process and in functions', () => {
  // A worker inherits the flags of the process that starts it.
  expect(Object.hasOwn(Object.prototype, '__proto__')).toBe(false);
});

/** The request was refused or served, did not crash the function, and revealed nothing internal. */
const expectCalm = async (answer: Response, what: string): Promise<void> => {
  const text = await answer.text();
  expect(answer.status, `${what}: ${text.slice(0, 200)}`).toBeLessThan(500);
  expect(answer.status, what).not.toBe(429);
  if (answer.status >= 400) expect(text, what).not.toMatch(tells);
};

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const bodies: Readonly<Record<string, string>> = {
  nothing: '',
  'half an object': '{"a":',
  null: 'null',
  'a list': '[]',
  'a text': '"x"',
  'a number beyond all': '1e999',
  'a depth of ten thousand': nested(10_000),
  'six thousand keys': JSON.stringify(
    Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`k${at}`, at])),
  ),
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  'one key twice': '{"version":1,"version":{"a":1}}',
  'a byte order mark': '\uFEFF{}',
  'halves of characters': '{"a":"\\ud800","\\u0000":"\\u0000"}',
};

describe('a hostile body', () => {
  beforeEach(aWindowFor(40));

  test.each(routes.filter(({ hasBody }) => hasBody))(
    'is refused by $title without a failure',
    async (route) => {
      const send = (body: string, type = 'application/json') =>
        fetch(cloud.url + route.path.replace(/\{\w+\}/g, '10001'), {
          method: route.method,
          headers: { authorization: `Bearer ${token}`, 'content-type': type },
          body,
        });
      for (const [what, body] of Object.entries(bodies)) {
        const answer = await send(body);
        expect(answer.status, what).toBeGreaterThanOrEqual(400);
        await expectCalm(answer, what);
      }
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'text/xml',
      ]) {
        expect((await send('{}', type)).status, type).toBe(400);
      }
      const huge = await callRoute(cloud.url, route, { token, body: { a: 'x'.repeat(64 * 1024) } });
      // A wrong path or header is reported first.
      expect([400, 413]).toContain(huge.status);
    },
  );
});

const words = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..\\..\\windows',
  '\u0000',
  ' ',
  "'; DROP TABLE users--",
  '{"$gt":""}',
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
  '-1',
  '9'.repeat(40),
  '1e308',
  '9999-12-31',
  '0000-00-00',
  'x'.repeat(1500),
  '\u{1F600}',
];

describe('a hostile path', () => {
  beforeEach(aWindowFor(40));

  test.each(routes.filter(({ params }) => params.length > 0))(
    'causes no failure of $title',
    async (route) => {
      for (const word of words.filter((one) => one !== '')) {
        const params = Object.fromEntries(route.params.map((name) => [name, encodeURIComponent(word)]));
        await expectCalm(await callRoute(cloud.url, route, { token, params }), word);
      }
    },
  );
});

/** Names that no route knows. Whatever they say, they are passed over or refused by their name, so a short run says little. */
const strangeNames = ['__proto__', 'unknown[]'];
const strangeWords = atLength(['__proto__', 'x'.repeat(1500)], words);

describe('a hostile query', () => {
  beforeEach(aWindowFor(10));

  test.each(routes.filter(({ method }) => method === 'GET'))('causes no failure of $title', async (route) => {
    for (const name of [...route.query, ...strangeNames])
      for (const word of strangeNames.includes(name) ? strangeWords : words) {
        const query = new URLSearchParams({ kind: 'errors', [name]: word });
        const path = `${route.path}?${query}`;
        await expectCalm(await callRoute(cloud.url, { ...route, path }, { token }), `${name}=${word}`);
      }
  });
});

describe('every answer of the API', () => {
  beforeAll(inAWindowOfItsOwn);

  test.each(routes)('from $title is not cached unless it says so, and has a content type', async (route) => {
    const callers = isOpenTo(route) ? [undefined, token] : [undefined, 'a.b.c', token];
    for (const by of callers) {
      const { headers } = await callRoute(cloud.url, route, by === undefined ? {} : { token: by });
      expect(headers.get('cache-control')).toContain(route.keepsRefusals ? 'public, max-age=10' : 'no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  /** An unknown path and an unknown method behind each route for many. */
  const unknown = [
    ['GET', '/api/nowhere', 404, 404],
    ['GET', '/api/desk/nowhere', 404, 404],
    ['GET', '/api/desk/shipments/10001/nowhere', 401, 404],
    ['PATCH', '/api/desk/shipments/10001', 401, 404],
    ['OPTIONS', '/api/desk/shipments/10001', 401, 404],
    ['HEAD', '/api/desk/shipments/10001', 401, 404],
    ['HEAD', '/api/history', 404, 404],
    ['PUT', '/api/quotes/challenge', 401, 404],
    ['PUT', '/api/tracking/10001', 403, 403],
  ] as const;
  test.each(unknown)(
    'to %s %s is %d for strangers and %d with a token',
    async (method, path, stranger, known) => {
      for (const [status, headers] of [
        [stranger, {}],
        [known, { authorization: `Bearer ${token}` }],
      ] as const) {
        const answer = await fetch(cloud.url + path, { method, headers });
        expect(answer.status).toBe(status);
        if (method !== 'HEAD') expect(await answer.text()).not.toMatch(tells);
      }
    },
  );

  /** What would be a protected path, if somebody decoded it before they chose the route. */
  const climbing = [
    '/api/tracking/x%2F..%2F..%2Fdesk%2Fshipments',
    '/api/tracking/x%2f..%2f..%2fdesk%2fshipments%2f10001',
    '/api/tracking/%2e%2e%2fdesk%2fshipments',
    '/api/tracking/..%2Fdesk%2Fshipments',
    '/api/zip-codes/x%2F..%2F..%2Fhistory',
    '/api/zip-codes/..%252Fhistory',
    '/api/tracking%2F..%2Fdesk/shipments',
  ];
  test.each(climbing)('to %s is nothing of what is protected, with a token and without', async (path) => {
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const answer = await fetch(cloud.url + path, { headers });
      expect([400, 404]).toContain(answer.status);
      expect(await answer.text()).not.toMatch(tells);
    }
  });

  test('for an unknown path has the same headers', async () => {
    const { status, headers } = await fetch(`${cloud.url}/api/nowhere`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each(['https://evil.test', 'null', 'http://localhost.evil.test'])(
    'cannot be read by a page of %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await fetch(`${cloud.url}/api/profiles/me`, {
          method,
          headers: { origin, authorization: `Bearer ${token}`, 'access-control-request-method': 'GET' },
        });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );
});

test.each([
  ['that is nobody’s', '00000-00000-F', 404],
  ['that is none', '00000-00000-G', 400],
])(
  'a number %s, asked for again and again, takes nothing from others: the edge answers',
  async (_, number, status) => {
    const ask = async () => {
      const answer = await fetch(`${cloud.url}/api/tracking/${number}`);
      expect(answer.status).toBe(status);
      return ((await answer.json()) as { readonly correlationId: string }).correlationId;
    };
    const first = await ask();
    for (let again = 0; again < 20; again += 1) expect(await ask()).toBe(first);
    await cloud.advance(10_000);
    expect(await ask()).not.toBe(first);
  },
);
