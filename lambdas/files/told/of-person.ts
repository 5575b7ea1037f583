import { fileKinds, fileStateNames, sizeWords } from '#domain/files/file-words.ts';
import { stateAt } from '#domain/files/lifecycle.ts';
import { rulesOf } from '#domain/files/purposes.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { itemsIn, type OfPerson, type PersonAccess, type Whom } from '../../runtime/of-person.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { filesPartition, type StoredFile, toStoredFile } from '../store/file-items.ts';

/** What the files of a folder are called where somebody reads what stays of them. */
const paperIn = { identity: 'proofs', papers: 'papers', photos: 'photos', posts: 'photos' } as const;

const filesOf = async (
  access: PersonAccess,
  { ids }: Whom,
  kind: 'person' | 'driver' = 'person',
): Promise<readonly Item[]> =>
  (await Promise.all(ids.map((id) => itemsIn(access, filesPartition({ kind, id }))))).flat();

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
  parts: async function* (access, whom) {
    for (const item of await filesOf(access, whom))
      yield { item, shown: ownFile(toStoredFile(item), access.now), closing: 'kept' };
    // Without its item nobody opens a file. Receipts show what was paid, and name nobody.
    for (const item of await filesOf(access, whom, 'driver')) {
      const file = toStoredFile(item);
      const isLicense = file.purpose === 'DRIVER_LICENSE';
      yield { item, shown: ownFile(file, access.now), closing: isLicense ? 'deleted' : 'kept' };
    }
  },
  keeps: async (access, whom) =>
    (await filesOf(access, whom))
      .map(toStoredFile)
      .filter(({ state }) => state === 'RELEASED')
      .map(({ purpose }) => paperIn[rulesOf(purpose).folder]),
};
