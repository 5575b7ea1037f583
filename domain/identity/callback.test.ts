import { describe, expect, it } from 'vitest';
import { codeRefused, readCallback, unexpectedFailure } from './callback.ts';

const read = (search: string, hash = '') =>
  readCallback({
    query: Object.fromEntries(new URLSearchParams(search)),
    hash,
    hashParameters: Object.fromEntries(new URLSearchParams(hash)),
  });

describe('a callback link', () => {
  it.each([
    ['error=denied', 'Authentication error: denied'],
    ['error=denied&error_description=Link+expired&code=1', 'Authentication error: Link expired'],
    ['error=%3Cb%3E', 'Authentication error: <b>'],
  ])('%s is an error', (search, message) => {
    expect(read(search)).toEqual({ kind: 'error', message });
  });

  it('gives the code of the query before that of the hash', () => {
    expect(read('code=123456&user=ann%40example.com', 'code=654321')).toEqual({
      kind: 'code',
      from: 'query',
      code: '123456',
      user: 'ann@example.com',
    });
  });

  it('gives a code of the hash, with or without its name', () => {
    expect(read('user=ann', '123456')).toMatchObject({
      kind: 'code',
      from: 'hash',
      code: '123456',
      user: 'ann',
    });
    expect(read('', 'code=123456&user=ann')).toMatchObject({ from: 'hash', code: '123456', user: 'ann' });
  });

  it.each(['', '1', 'code=1', 'user=ann', 'code='])('has no code in the hash %j', (hash) => {
    expect(read('', hash)).toEqual({ kind: 'session' });
  });

  it('leads to a message that names the part with the refused code', () => {
    expect(codeRefused('query', 'no')).toBe('PKCE Authentication failed: no');
    expect(codeRefused('hash', 'no')).toBe('Hash Authentication failed: no');
    expect(unexpectedFailure('no')).toBe('Unexpected error during authentication: no');
  });
});
