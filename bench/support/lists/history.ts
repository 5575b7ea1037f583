import type { HistoryEntry } from '#domain/history/entry.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { wire } from '#lambdas/history/http.ts';
import { dayPartition, itemsOf, subjectPartition } from '#lambdas/history/store/history-items.ts';
import { testDependencies } from '#tests/support/call.ts';
import { counted, type MeasuredList } from './measured-list.ts';

const person = 'somebody-at-the-desk';
const thing = 'shipment:7K3M9-Q2X4T-C';

/** All on one New York day, as many as there are. */
const entryOf = (n: number): HistoryEntry => ({
  id: `019a1d3c-0000-7000-8000-${String(n).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 9, 2, 12) + n * 100).toISOString(),
  by: person,
  thing: { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
  what: 'changed it',
  changes: [{ field: 'Flight', before: 'GY-2026-11-27', after: 'GY-2026-12-04' }],
});
const day = newYorkDay(new Date(entryOf(0).at));

const historyOf = (what: string, partition: string, query: MeasuredList['query']): MeasuredList => ({
  name: `history: ${what}`,
  table: 'history',
  items: (rows) => counted(rows, (n) => itemsOf(entryOf(n)).filter(({ pk }) => pk === partition)),
  handler: (client, env) => wire(env, testDependencies(client)),
  route: 'GET /api/history',
  as: { userId: 'admin', roles: ['admin'] },
  ...(query === undefined ? {} : { query }),
});

export const historyLists: readonly MeasuredList[] = [
  historyOf('a day', dayPartition(day), { day }),
  historyOf('a person', subjectPartition({ person }), { person }),
  historyOf('a thing', subjectPartition({ thing }), { thing }),
];
