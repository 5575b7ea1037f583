import { describe, expect, it } from 'vitest';
import { codeRefused, readCallback, unexpectedFailure } from './callback.ts';

const read = (search: string, hash = '') =>
  readCallback({
    query: Object.fromEntries(new URLSearchParams(search)),
    hash,
    hashParameters: Object.fromEntries(new URLSearchParams(hash)),
  });

describe('the callback reads its link', () => {
  it.each([
    ['error=denied', 'Authentication error: denied'],
    ['error=denied&error_description=Link+expired&code=1', 'Authentication error: Link expired'],
    ['error=%3Cb%3E', 'Authentication error: <b>'],
  ])('%s is an error', (search, message) => {
    expect(read(search)).toEqual({ kind: 'error', message });
  });

  it('takes the code of the query before that of the hash', () => {
    expect(read('code=123456&user=ann%40example.com', 'code=654321')).toEqual({
      kind: 'code',
      from: 'query',
      code: '123456',
      user: 'ann@example.com',
    });
  });

  it('takes a code of the hash, bare or named', () => {
    expect(read('user=ann', '123456')).toMatchObject({
      kind: 'code',
      from: 'hash',
      code: '123456',
      user: 'ann',
    });
    expect(read('', 'code=123456&user=ann')).toMatchObject({ from: 'hash', code: '123456', user: 'ann' });
  });

  it.each(['', '1', 'code=1', 'user=ann', 'code='])('counts the hash %j as no code', (hash) => {
    expect(read('', hash)).toEqual({ kind: 'session' });
  });

  it('says where the code that failed stood', () => {
    expect(codeRefused('query', 'no')).toBe('PKCE Authentication failed: no');
    expect(codeRefused('hash', 'no')).toBe('Hash Authentication failed: no');
    expect(unexpectedFailure('no')).toBe('Unexpected error during authentication: no');
  });
});
