import { beforeEach, expect, test, vi } from 'vitest';
import { answerFor, type Kept, keepAll } from './kept-files.ts';

const url = (path: string) => new URL(path, location.origin).href;

/** A browser's cache, as far as the worker uses it. */
const memory = () => {
  const files = new Map<string, Response>();
  const keyOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : url(String(asked)));
  const kept: Kept = {
    match: async (asked) => files.get(keyOf(asked))?.clone(),
    put: async (asked, answer) => void files.set(keyOf(asked), answer),
    delete: async (asked) => files.delete(keyOf(asked)),
    keys: async () => [...files.keys()].map((key) => new Request(key)),
  };
  return { kept, paths: () => [...files.keys()].map((key) => new URL(key).pathname) };
};

let cache = memory();
const ask = vi.fn(
  async (asked: Request | string) => new Response(`fresh ${typeof asked === 'string' ? asked : asked.url}`),
);
const waiting: Promise<unknown>[] = [];
const answer = (request: Request, patience = 50) =>
  answerFor(
    request,
    async () => cache.kept,
    ask,
    (work) => void waiting.push(work),
    patience,
  );
const opened = (path: string) => {
  const request = new Request(url(path));
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
};
const offline = () => ask.mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  cache = memory();
  ask.mockReset();
  ask.mockImplementation(
    async (asked) =>
      new Response(`fresh ${new URL(typeof asked === 'string' ? url(asked) : asked.url).pathname}`),
  );
});

test('the dock opens without a network once it was opened with one', async () => {
  await keepAll(['/assets/app-12345678.js', '/api/profile'], cache.kept, ask);
  expect(cache.paths()).toEqual(['/assets/app-12345678.js', '/config.json', '/settings.json', '/staff/dock']);
  offline();
  for (const request of [opened('/staff/dock?mode=load'), new Request(url('/config.json'))])
    expect(await (await answer(request))?.text()).toMatch(/^fresh/);
  const script = await answer(new Request(url('/assets/app-12345678.js')));
  expect(await script?.text()).toBe('fresh /assets/app-12345678.js');
});

test('with a network the newest document is shown and kept; without one that was ever kept, the failure is told', async () => {
  expect(await (await answer(opened('/staff')))?.text()).toBe('fresh /staff');
  await Promise.all(waiting);
  expect(cache.paths()).toEqual(['/staff/dock']);
  cache = memory();
  offline();
  await expect(answer(opened('/staff'))).rejects.toThrow('Failed to fetch');
});

test('a network that never answers is not waited for when something is kept', async () => {
  await keepAll([], cache.kept, ask);
  ask.mockReturnValue(new Promise(() => undefined));
  expect(await (await answer(opened('/staff/dock'), 1))?.text()).toBe('fresh /staff/dock');
});

test('what is not found is not kept', async () => {
  ask.mockResolvedValue(new Response('Not found', { status: 404 }));
  expect((await answer(new Request(url('/assets/gone-12345678.js'))))?.status).toBe(404);
  await keepAll(['/assets/gone-12345678.js'], cache.kept, ask);
  await Promise.all(waiting);
  expect(cache.paths()).toEqual([]);
});

test('the API, other sites and what is sent are none of its business', () => {
  for (const request of [
    new Request(url('/api/desk/shipments')),
    new Request('https://uploads.example.org/assets/photo-12345678.jpg'),
    new Request(url('/assets/app-12345678.js'), { method: 'POST' }),
  ])
    expect(answer(request)).toBeUndefined();
});

test('files of earlier releases go when there are too many', async () => {
  await keepAll(['/assets/old-12345678.js'], cache.kept, ask, 4);
  await keepAll(['/assets/new-12345678.js'], cache.kept, ask, 4);
  expect(cache.paths()).toEqual(['/config.json', '/settings.json', '/staff/dock', '/assets/new-12345678.js']);
});
