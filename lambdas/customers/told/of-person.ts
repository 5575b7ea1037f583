import { searchTerms } from '#domain/customers/search.ts';
import { gone, itemsIn, type OfPerson, type Part, searchEntriesOf } from '../../runtime/of-person.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { CUSTOMER, NOTE, partitionOf, toCustomer, toNote } from '../store/customer-items.ts';

const shownOf = (item: Item): Part['shown'] => {
  if (item.sk === CUSTOMER) {
    const { tags, shipped } = toCustomer(item);
    if (shipped === undefined) return tags.length === 0 ? undefined : { tags };
    return { tags, shipments: String(shipped.count), bookedFirst: shipped.first, bookedLast: shipped.last };
  }
  if (!String(item.sk).startsWith(NOTE)) return undefined;
  const { at, text } = toNote(item);
  return { at, note: text };
};

/** Everything that the desk keeps to know somebody goes with them. */
export const ofPerson: OfPerson<'CUSTOMERS_TABLE'> = {
  table: 'CUSTOMERS_TABLE',
  heading: 'How we know you',
  parts: async function* (access, { ids }) {
    for (const id of ids) {
      const items = await itemsIn(access, partitionOf(id));
      const found = items.find(({ sk }) => sk === CUSTOMER);
      if (found !== undefined) yield* await searchEntriesOf(access, id, searchTerms(toCustomer(found)));
      // Whoever they are goes last: with it the search entries are found.
      for (const item of items.filter(({ sk }) => sk !== CUSTOMER)) {
        const shown = shownOf(item);
        yield { item, closing: 'deleted', ...(shown === undefined ? {} : { shown }) };
      }
      if (found !== undefined) {
        const shown = shownOf(found);
        yield shown === undefined ? (gone([found])[0] as Part) : { item: found, closing: 'deleted', shown };
      }
    }
  },
};
