import type { Domain } from '../patterns/domain.ts';
import { onTable } from '../patterns/uses.ts';

/** Brand, schedule, texts of the home page and rate cards. */
export const settings: Domain = {
  name: 'settings',
  tables: { Settings: { outbox: true } },
  http: {
    uses: [onTable('SETTINGS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem')],
    whenItFails: 'Admins cannot change prices, hours or contacts; the site goes on showing the last ones',
  },
};
