import { gone, itemsIn, type OfPerson } from '../../runtime/of-person.ts';

/** Views that somebody saved who worked here. */
export const ofPerson: OfPerson<'DESK_TABLE'> = {
  table: 'DESK_TABLE',
  heading: 'Views you saved',
  parts: async function* (access, { ids }) {
    for (const id of ids) yield* gone(await itemsIn(access, `VIEWS#${id}`));
  },
};
