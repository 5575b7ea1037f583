import { expect, test } from 'vitest';
import { checkOrigin } from './check-origin.ts';

const check = checkOrigin(async (header) => header === 'front door');

test.each([
  [['front door'], true],
  [['back door'], false],
  [[''], false],
  [[], false],
  [null, false],
  [undefined, false],
])('the header %j is that of the distribution: %s', async (identitySource, isAuthorized) => {
  expect(await check({ identitySource })).toEqual({ isAuthorized });
});

test('a secret that cannot be read is a failure, and no answer that API Gateway would keep', async () => {
  const broken = checkOrigin(() => Promise.reject(new Error('no secret')));
  await expect(broken({ identitySource: ['front door'] })).rejects.toThrow('no secret');
});
