import type { Domain } from '../patterns/domain.ts';
import { linksToSite, onObjects, onTable, queriesIndex } from '../patterns/uses.ts';

/** Labels, waybills, invoices and manifests: drawn on demand by a function with fonts and a PDF library, and kept as issued. */
export const papers: Domain = {
  name: 'papers',
  tables: { Papers: { outbox: true } },
  http: {
    uses: [
      onTable('PAPERS_TABLE', 'GetItem', 'PutItem', 'Query'),
      // Papers say what shipments and flights say, and a slip how long goods that are ready may wait.
      onTable('SHIPMENTS_TABLE', 'BatchGetItem', 'GetItem', 'Query'),
      // The labels of a whole flight.
      queriesIndex('SHIPMENTS_TABLE'),
      onTable('DEPARTURES_TABLE', 'GetItem'),
      onTable('BILLING_TABLE', 'GetItem'),
      // A slip says with which flight goods make it that we pick up, and where they can be followed; a receipt, who signed when they were fetched.
      onTable('BOOKINGS_TABLE', 'GetItem', 'Query'),
      linksToSite,
      // What storage costs is on the rate card.
      onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      onObjects('RELEASED_FILES_BUCKET', {
        bucket: 'ReleasedFiles',
        prefix: 'files/papers/',
        actions: ['s3:GetObject', 's3:PutObject'],
        evidence:
          'Papers are named by their ids, and the grant is to write and to sign links below the folder that is kept for five years.',
      }),
    ],
    whenItFails: 'Nobody can print labels, waybills and invoices',
    // A PDF is computed while somebody waits, and CPU grows with memory.
    memoryMb: 1024,
  },
};
