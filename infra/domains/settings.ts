import type { Domain } from '../patterns/domain.ts';
import { knowsCardKeys } from '../patterns/secrets.ts';
import { linksToSite, onTable, setting } from '../patterns/uses.ts';
import { samplesOn } from '../stages.ts';

/** Brand, schedule, texts of the home page and rate cards. */
export const settings: Domain = {
  name: 'settings',
  tables: { Settings: { outbox: true } },
  http: {
    uses: [
      onTable('SETTINGS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      linksToSite,
      // A preview says how to pay, as the published pages do.
      knowsCardKeys,
      setting('SITE_SAMPLES', samplesOn),
    ],
    // A preview renders all pages twice, and Lambda gives CPU in proportion to memory.
    memoryMb: 1024,
    whenItFails: 'Admins cannot change prices, hours or contacts; the site goes on showing the last ones',
  },
};
