import { fileKinds, fileStateNames, sizeWords } from '#domain/files/file-words.ts';
import { stateAt } from '#domain/files/lifecycle.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { itemsIn, type OfPerson } from '../../runtime/of-person.ts';
import { filesPartition, type StoredFile, toStoredFile } from '../store/file-items.ts';

const ownFile = (file: StoredFile, now: Date): Shown => ({
  file: rulesOf(file.purpose).title,
  what: `${fileKinds[file.contentType]}, ${sizeWords(file.bytes)}`,
  status: fileStateNames[stateAt(file, now)],
  sentAt: file.askedAt,
});

/** What somebody sent of themselves stays as long as its class says: proofs for Form 1583 and for known shippers. */
export const ofPerson: OfPerson<'FILES_TABLE'> = {
  table: 'FILES_TABLE',
  heading: 'Files you sent about yourself',
  parts: async function* (access, { ids }) {
    for (const id of ids)
      for (const item of await itemsIn(access, filesPartition({ kind: 'person', id })))
        yield { item, shown: ownFile(toStoredFile(item), access.now), closing: 'kept' };
  },
};
