import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { derivedId } from './derived-id.ts';
import { newId } from './new-id.ts';

test('the same makes the same id, and anything else another one', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(derivedId(one)).toBe(derivedId(one));
      expect(derivedId(one) === derivedId(other)).toBe(one === other);
      expect(z.uuid().safeParse(derivedId(one)).success).toBe(true);
    }),
  );
});

test('one with the time of another id is listed beside it, and is an id of its own', () => {
  fc.assert(
    fc.property(fc.string(), (madeOf) => {
      const id = newId();
      const derived = derivedId(madeOf, id);
      expect(z.uuid().safeParse(derived).success).toBe(true);
      expect(derived.slice(0, 15)).toBe(id.slice(0, 15));
      expect(derived).not.toBe(id);
    }),
  );
});
