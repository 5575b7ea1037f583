import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/kernel/endpoint.ts';
import { ApiError } from './api-error.ts';
import { refusalIn } from './refusal-in.ts';

const pay = endpoint('POST /api/pay', {
  access: 'anyone',
  reply: z.object({}),
  refusals: { GONE: 404, MORE_THAN_OWED: { status: 409, details: z.object({ owed: z.int() }) } },
  summary: 'Pays something.',
});
const problem = (code: string, details?: unknown) =>
  new ApiError(409, { code, message: 'No.', correlationId: 'c-1', details });

test('the code of a refusal says which details it has', () => {
  const refusal = refusalIn(problem('MORE_THAN_OWED', { owed: 300, later: 'unknown here' }), pay);
  expect(refusal?.code === 'MORE_THAN_OWED' && refusal.details).toEqual({ owed: 300 });
  expect(refusalIn(problem('GONE'), pay)).toMatchObject({ code: 'GONE', message: 'No.' });
});

test.each([
  ['details of another version', problem('MORE_THAN_OWED', { owed: '$3' })],
  ['details that are missing', problem('MORE_THAN_OWED')],
  ['a code of the runtime', problem('TOO_SLOW')],
  ['what is no answer', new Error('offline')],
])('%s are no refusal of the endpoint', (_, error) => {
  expect(refusalIn(error, pay)).toBeUndefined();
});
