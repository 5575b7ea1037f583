import { itemsIn, type OfPerson } from '../../runtime/of-person.ts';
import { filesPartition, toStoredFile } from '../store/file-items.ts';

/** What somebody sent of themselves stays as long as its class says: proofs for Form 1583 and for known shippers. */
export const ofPerson: OfPerson<'FILES_TABLE'> = {
  table: 'FILES_TABLE',
  heading: 'Files you sent about yourself',
  parts: async function* (access, { ids }) {
    for (const id of ids)
      for (const item of await itemsIn(access, filesPartition({ kind: 'person', id }))) {
        const { purpose, contentType, bytes, state, askedAt } = toStoredFile(item);
        yield { item, shown: { purpose, contentType, bytes, state, sentAt: askedAt }, closing: 'kept' };
      }
  },
};
