import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { http } from './http.ts';

const text = endpoint('GET /api/text/{id}', {
  summary: 'A text for other programs.',
  access: 'anyone',
  params: z.object({ id: z.string() }),
  replyType: 'text/calendar',
  reply: z.string(),
  refusals: { NO_TEXT: 404 },
});

const ask = (id: string) =>
  http(
    'texts',
    { text },
    {
      text: async ({ params }) =>
        params.id === 'none' ? refuse('NO_TEXT', 'There is no such text.') : ok('BEGIN:VCALENDAR'),
    },
    { isOrigin: async () => true, isEnded: async () => false },
  )(
    {
      routeKey: 'GET /api/text/{id}',
      headers: {},
      requestContext: { requestId: 'r-1' },
      pathParameters: { id },
    } as never,
    {} as never,
  );

test('a reply of another type is sent as it is, and nobody keeps it', async () => {
  expect(await ask('one')).toEqual({
    statusCode: 200,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-correlation-id': 'r-1',
    },
    body: 'BEGIN:VCALENDAR',
  });
});

test('its refusals are JSON like all others', async () => {
  const { statusCode, headers, body } = await ask('none');
  expect([statusCode, headers?.['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 'NO_TEXT', correlationId: 'r-1' });
});
