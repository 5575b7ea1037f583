import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { type EndpointRefusal, endpoint, refusalOf } from './endpoint.ts';
import { type Result, refuse } from './result.ts';

const handOver = endpoint('POST /api/handover', {
  access: 'anyone',
  reply: z.object({}),
  refusals: { NOT_THERE: 404, CODE_WRONG: { status: 409, details: z.object({ left: z.int() }) } },
  summary: 'Hands something over.',
});
type Answer = Result<object, never, EndpointRefusal<typeof handOver>>;
const answer = (given: Answer): Answer => given;

describe('a refusal fits the contract of its endpoint, or it does not compile', () => {
  test('the short form has a status and no details', () => {
    expect(refusalOf(handOver, 'NOT_THERE')).toEqual({ status: 404 });
    expect(answer(refuse('NOT_THERE', 'It is gone.'))).toEqual(refuse('NOT_THERE', 'It is gone.'));
    // @ts-expect-error: a refusal without a schema carries no details.
    answer(refuse('NOT_THERE', 'It is gone.', { why: 'stolen' }));
  });

  test('a code with a schema carries exactly such details', () => {
    expect(refusalOf(handOver, 'CODE_WRONG')?.status).toBe(409);
    answer(refuse('CODE_WRONG', 'Wrong.', { left: 2 }));
    // @ts-expect-error: it says how many tries are left.
    answer(refuse('CODE_WRONG', 'Wrong.'));
    // @ts-expect-error: as a number.
    answer(refuse('CODE_WRONG', 'Wrong.', { left: 'two' }));
  });

  test('a code that nobody declared is no refusal of the endpoint', () => {
    expect(refusalOf(handOver, 'LOST')).toBeUndefined();
    // @ts-expect-error: the contract does not know it.
    answer(refuse('LOST', 'Lost.'));
  });

  test('whoever reads a refusal knows its details by its code', () => {
    const read = (refusal: EndpointRefusal<typeof handOver>) =>
      refusal.code === 'CODE_WRONG' ? refusal.details.left : refusal.details;
    expectTypeOf(read).returns.toEqualTypeOf<number | undefined>();
    expect(read(refuse('CODE_WRONG', 'Wrong.', { left: 2 }).refusal)).toBe(2);
  });
});
