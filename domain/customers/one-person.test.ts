import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mainOf, retagged, tagsOf } from './one-person.ts';

const tags = fc.uniqueArray(fc.constantFrom('monthly', 'church group', 'Saturdays', 'shop', 'cash'));
const cards = fc.uniqueArray(fc.record({ id: fc.constantFrom('account', 'p-1', 'p-2', 'p-3'), tags }), {
  minLength: 1,
  selector: ({ id }) => id,
});

test('whatever the cards of a person were tagged with, the person has the tags that were set, and no other card gets a new one', () => {
  fc.assert(
    fc.property(cards, tags, (before, set) => {
      const after = retagged(before, set);
      expect(tagsOf(after).toSorted()).toEqual(set.toSorted());
      const main = mainOf(before.map(({ id }) => id));
      for (const [place, { id, tags: own }] of after.entries())
        if (id !== main) expect(before[place]?.tags).toEqual(expect.arrayContaining(own));
    }),
  );
});
