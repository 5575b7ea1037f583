import fc from 'fast-check';
import { expect } from 'vitest';

/** One of the values that a filter may have, or none. */
export const oneOrNone = <Value>(...values: readonly Value[]): fc.Arbitrary<Value | undefined> =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

/**
 * Holds that a list which is asked by several filters has what each of them alone has, and nothing else.
 * @param is whether the list of a question has a thing.
 */
export const expectTogether = <Question extends object, Thing>(
  questions: fc.Arbitrary<Question>,
  things: fc.Arbitrary<Thing>,
  is: (question: Partial<Question>, thing: Thing) => boolean,
): void =>
  fc.assert(
    fc.property(questions, things, (question, thing) => {
      const each = Object.entries(question).filter(([, value]) => value !== undefined);
      expect(is(question, thing)).toBe(
        each.every(([name, value]) => is({ [name]: value } as Partial<Question>, thing)),
      );
    }),
  );
