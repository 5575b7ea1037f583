import { expect, it, vi } from 'vitest';
import { type ScriptFor, withAddedScript } from './added-script.ts';
import type { WireRequest, WireResponse } from './wire.ts';

const page: WireResponse = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self'",
    etag: '"1"',
    'cache-control': 'max-age=60',
    'content-length': '99',
  },
  body: Buffer.from('<!doctype html><html><head lang="en"><script src="/own.js"></script></head></html>'),
};
const request: WireRequest = {
  method: 'GET',
  path: '/desk',
  query: '',
  headers: { cookie: 'a=1; b=2', 'accept-encoding': 'br', 'if-none-match': '"1"', accept: 'text/html' },
  body: Buffer.alloc(0),
  address: '127.0.0.1',
};

const asked = async (scriptFor: ScriptFor, found: WireResponse = page) => {
  const origin = vi.fn(async (_: WireRequest) => found);
  return { origin, answer: await withAddedScript(origin, scriptFor)(request) };
};

it('puts the script before all others, and leaves the policies of the document as they are', async () => {
  const scriptFor = vi.fn(() => '/local/devices.js');
  const { origin, answer } = await asked(scriptFor);
  expect(answer.body.toString()).toContain(
    '<head lang="en"><script src="/local/devices.js"></script><script src="/own.js">',
  );
  expect(answer.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self'",
    'cache-control': 'no-store',
  });
  // A compressed document could not be amended, and "not modified" has none.
  expect(origin.mock.calls[0]?.[0].headers).toEqual({ cookie: 'a=1; b=2', accept: 'text/html' });
  expect(scriptFor).toHaveBeenCalledWith({ path: '/desk', cookie: 'a=1; b=2' });
});

it('leaves everything else untouched', async () => {
  const { origin, answer } = await asked(() => undefined);
  expect(origin).toHaveBeenCalledWith(request);
  expect(answer).toBe(page);
  const data: WireResponse = { ...page, headers: { 'content-type': 'application/json' } };
  expect((await asked(() => '/local/devices.js', data)).answer).toBe(data);
});
