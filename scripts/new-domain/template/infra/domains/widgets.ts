import type { Domain } from '../patterns/domain.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** Widgets, which staff add and list. */
export const widgets: Domain = {
  name: 'widgets',
  tables: { Widgets: { outbox: true, indexed: true } },
  http: {
    uses: [onTable('WIDGETS_TABLE', 'GetItem', 'PutItem'), queriesIndex('WIDGETS_TABLE')],
    whenItFails: 'Staff cannot see the widgets or add one',
  },
};
