import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { type ObjectUse, onObjects, onTable } from '../patterns/uses.ts';

/** A file that somebody sent has arrived. */
const arrivals: OtherEvents = {
  id: 'FileArrived',
  description: 'A file arrived in quarantine: look through it',
  fromAws: true,
  pattern: ({ parts }) => ({
    source: ['aws.s3'],
    detailType: ['Object Created'],
    detail: { bucket: { name: [parts.buckets.get('Quarantine').bucketName] } },
  }),
};

const quarantine = (action: string, what: string): ObjectUse => ({
  bucket: 'Quarantine',
  prefix: 'incoming/',
  actions: [action],
  evidence: `${what}; files are named by the ids of their subject and their own, and the grant is ${action} below one prefix of one bucket.`,
});
const released = (action: string, what: string): ObjectUse => ({
  bucket: 'ReleasedFiles',
  prefix: 'files/',
  actions: [action],
  evidence: `${what}; released files are named by their folder and id, and the grant is ${action} below one prefix of one bucket.`,
});

/** Papers, photos and IDs. What people send arrives in quarantine, and only cleaned copies can be read. */
export const files: Domain = {
  name: 'files',
  tables: { Files: { outbox: true } },
  buckets: {
    Quarantine: {
      // A file is looked through within seconds. The rest of the week is there to repair a check that failed and do it again.
      keptAs: 'quarantine',
      takesUploads: true,
      whyNoAccessLog:
        'People write with links for one file, and one worker reads. The table has who asked to send which file.',
    },
    ReleasedFiles: {
      showsPictures: true,
      folders: { 'files/papers/': 'papers', 'files/photos/': 'photos', 'files/small/': 'photos' },
      whyNoAccessLog:
        'One worker writes. People read with links that are valid for two minutes; looks at sensitive files are in the table.',
    },
  },
  http: {
    uses: [
      onTable('FILES_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      // Shipments says who may see and add the files of one.
      onTable('SHIPMENTS_TABLE', 'GetItem'),
      // Whose a parcel is now: its owner sees its photos.
      onTable('PARCELS_TABLE', 'GetItem'),
      // Under which ids somebody sent theirs.
      onTable('PROFILES_TABLE', 'GetItem'),
      // Which driver has a stop, or had it.
      onTable('RUNS_TABLE', 'GetItem'),
      // Who wrote the conversation that a file came with.
      onTable('ENQUIRIES_TABLE', 'GetItem'),
      onObjects('QUARANTINE_BUCKET', quarantine('s3:PutObject', 'Links are signed for one file')),
      onObjects('RELEASED_FILES_BUCKET', released('s3:GetObject', 'Links are signed for one file')),
      onObjects('RELEASED_FILES_BUCKET', {
        ...released('s3:PutObject', 'What somebody sent on WhatsApp is copied as a paper'),
        prefix: 'files/papers/',
      }),
    ],
    whenItFails: 'Nobody can send papers or open them',
  },
  jobsIn: 'platform',
  jobs: [
    heardFunction({
      entry: 'files/check',
      hears: [arrivals],
      uses: [
        onTable('FILES_TABLE', 'GetItem', 'PutItem'),
        onObjects('QUARANTINE_BUCKET', quarantine('s3:GetObject', 'The function reads what arrived')),
        onObjects('RELEASED_FILES_BUCKET', released('s3:PutObject', 'The function writes cleaned copies')),
      ],
      whenItFails: 'Papers and photos that people sent stay in quarantine, and nobody can open them',
      // A file is in memory twice, and looking through it needs CPU.
      memoryMb: 1024,
    }),
  ],
};
