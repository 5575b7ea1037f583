import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { AnyEvent } from '#events/envelope.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { wire } from '#lambdas/history/http.ts';
import { keepLine } from '#lambdas/history/keep-line.ts';
import { wireRebuild } from '#lambdas/history/rebuild.ts';
import { historyStore } from '#lambdas/history/store/history-store.ts';
import { keepEvent } from '#lambdas/lake/keep-event.ts';
import { type Answered, type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startTables } from '../../support/tables.ts';

const admin = { userId: 'sample-admin', roles: ['admin'] } as const;

const examples = join(import.meta.dirname, '../../../events');

/** One event of each type, a minute apart, beginning on the evening of one New York day and ending on the next. */
export const oneOfEach = (): readonly AnyEvent[] =>
  globSync('*/*.example.json', { cwd: examples })
    .toSorted()
    .map((file, place) => ({
      ...AnyEvent.parse(JSON.parse(readFileSync(join(examples, file), 'utf8'))),
      id: `event-${String(place).padStart(3, '0')}`,
      time: new Date(Date.parse('2026-11-20T04:40:00.000Z') + place * 60_000).toISOString(),
    }));

/** The history on tables of its own, with a clock that stays. */
export const startHistoryWorld = async () => {
  const tables = await startTables();
  const clock = () => new Date('2026-11-20T17:00:00.000Z');
  const handler = wire(tables.env, testDependencies(tables.client(), { clock }));
  const ask = (query: Record<string, string>, as: Asked['as'] = admin): Promise<Answered> =>
    call(handler, 'GET /api/history', { as, query });
  return {
    tables,
    ask,
    /** A listener, as the bus calls it. */
    hearing: (faults: Faults = {}) => keepLine(historyStore(tables.client(faults), tables.history)),
    /** The lake's listener, which keeps each event. */
    kept: keepEvent(insertBatches(tables.client(), tables.telemetry, clock)),
    rebuild: (faults: Faults = {}) =>
      wireRebuild(tables.env, { ...testDependencies(tables.client(faults)), clock, keptDays: 2 }),
    /** All lines that answer a question, page by page. */
    all: async (query: Record<string, string>, limit = 7): Promise<readonly HistoryEntry[]> => {
      const found: HistoryEntry[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await ask({ ...query, limit: String(limit), ...(cursor ? { cursor } : {}) });
        found.push(...(body.items as HistoryEntry[]));
        cursor = body.next as string | undefined;
      } while (cursor !== undefined);
      return found;
    },
    /** What is stored, without how far building again is. */
    stored: async () => (await tables.all(tables.history)).filter(({ pk }) => pk !== 'REBUILD'),
    stop: () => tables.stopAsKept(),
  };
};
export type HistoryWorld = Awaited<ReturnType<typeof startHistoryWorld>>;
