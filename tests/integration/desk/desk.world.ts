import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type Act, Bulk, type BulkRow, type PreviewedRow } from '#domain/desk/bulk.ts';
import { LEG_ROWS } from '#domain/desk/limits.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { ToldShown } from '#domain/shipments/asking/told.ts';
import { deskActs } from '#lambdas/desk/bulk/desk-acts.ts';
import { workOnBulk } from '#lambdas/desk/bulk/work-on-bulk.ts';
import { wire } from '#lambdas/desk/http.ts';
import { bulkStore } from '#lambdas/desk/store/bulk-store.ts';
import { enquiryItem } from '#lambdas/enquiries/store/enquiry-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, type Tables } from '../../support/tables.ts';

export const ann = { userId: 'desk-1', roles: ['staff'] as const };
export const ben = { userId: 'desk-2', roles: ['staff'] as const };
export const dock = { userId: 'dock-1', roles: ['warehouse'] as const };
export const boss = { userId: 'boss-1', roles: ['admin'] as const };

type Who = NonNullable<Asked['as']>;
interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

const anEnquiry = (place: number): Enquiry => ({
  reference: `ENQ-${String(place).padStart(6, '0')}`,
  kind: 'contact',
  topic: 'pickup',
  status: 'NEW',
  name: 'Sample Sender',
  email: 'sender@example.test',
  excerpt: 'Two barrels in Newark are packed.',
  page: '/contact',
  receivedAt: '2026-11-13T14:00:00.000Z',
  changedAt: '2026-11-13T14:00:00.000Z',
  version: 1,
});

/** A function that is killed: from its step `kill` on nothing comes through. `after`: that step is done, and its answer is lost. */
export const killedAt = (kill: number, after: boolean): Faults => {
  let step = 0;
  const die = (): never => {
    throw new Error('killed');
  };
  return {
    before: () => {
      step += 1;
      if (step > kill || (step === kill && !after)) die();
    },
    after: () => {
      if (step >= kill) die();
    },
  };
};

/** The desk on the tables of a test: its HTTP function, and a worker that events start. */
export const deskOn = (tables: Tables, start = '2026-11-13T15:00:00.000Z') => {
  let now = new Date(start);
  const clock = () => now;
  const client = tables.client();
  const rights = new Map<string, readonly Role[]>();
  const handler = wire(tables.env, testDependencies(client, { clock }));
  const ask = (route: string, asked: Asked) => call(handler, route, asked);
  const events = async (): Promise<readonly Event[]> =>
    startingWith(await tables.all(tables.desk), 'OUTBOX#')
      .map(({ event }) => JSON.parse(String(event)) as Event)
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  const work = (id: string, faults: Faults = {}) => {
    const suffering = tables.client(faults);
    return workOnBulk({
      ...testDependencies(suffering, { clock }),
      bulks: bulkStore(suffering, tables.desk),
      acts: deskActs(suffering, tables.env, { clock, newId }),
      rolesOf: async (userId) => rights.get(userId) ?? ['staff', 'warehouse', 'documents', 'admin'],
      pause: async () => undefined,
    })(id, 'correlation-1');
  };
  const heard = new Set<string>();
  const start_ = (act: Act, rows: readonly BulkRow[], as: Who = ann, key = newId()) =>
    ask('POST /api/desk/bulk', { as, headers: { 'idempotency-key': key }, body: { act, rows } });
  return {
    ask,
    work,
    events,
    /** Sets the time that the functions see. */
    later: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** Takes every right but these from somebody. */
    leave: (userId: string, ...roles: Role[]) => rights.set(userId, roles),
    preview: async (act: Act, ids: readonly string[], as: Who = ann) =>
      (await ask('POST /api/desk/bulk/preview', { as, body: { act, ids } })).body.rows as PreviewedRow[],
    /** What people will read of a bulk change. */
    foreseen: async (act: Act, ids: readonly string[], as: Who = ann) =>
      (await ask('POST /api/desk/bulk/preview', { as, body: { act, ids } })).body.told as ToldShown,
    start: start_,
    started: async (act: Act, rows: readonly BulkRow[], as: Who = ann) =>
      Bulk.parse((await start_(act, rows, as)).body).id,
    /** Plays the events that nobody has heard yet into a worker, as the bus does, until there are no more. */
    hearAll: async (faults: () => Faults = () => ({})) => {
      for (;;) {
        const waiting = (await events()).filter(
          ({ id, type }) => !heard.has(id) && (type === 'bulk-started.v1' || type === 'bulk-continued.v1'),
        );
        if (waiting.length === 0) return;
        for (const { id, data } of waiting) {
          heard.add(id);
          // The bus delivers again what failed.
          await work(String(data.bulk), faults()).catch(() => work(String(data.bulk)));
        }
      }
    },
    report: async (id: string, as: Who = ann) =>
      Bulk.parse((await ask('GET /api/desk/bulk/{id}', { as, params: { id } })).body),
    /** Stores new enquiries and returns their rows. */
    enquiries: async (count: number, from = 1): Promise<readonly BulkRow[]> => {
      const all = Array.from({ length: count }, (_, place) => anEnquiry(from + place));
      for (let at = 0; at < all.length; at += 100) {
        const TransactItems = all
          .slice(at, at + 100)
          .map((enquiry) => ({ Put: { TableName: tables.enquiries, Item: enquiryItem(enquiry) } }));
        await client.send(new TransactWriteCommand({ TransactItems }));
      }
      return all.map(({ reference, version }) => ({ id: reference, version }));
    },
    /** What was written for each enquiry: its version, the entries of its thread, and how often the events tell of it. */
    written: async () => {
      const items = await tables.all(tables.enquiries);
      const told = startingWith(items, 'OUTBOX#').map(
        ({ event }) => (JSON.parse(String(event)) as Event).data,
      );
      return new Map(
        items
          .filter(({ sk }) => sk === 'ENQUIRY')
          .map(({ pk, reference, version, status }) => [
            String(reference),
            {
              version,
              status,
              entries: items.filter((item) => item.pk === pk).length - 1,
              events: told.filter((data) => data.reference === reference).length,
            },
          ]),
      );
    },
  };
};

export const legsOf = (rows: number): number => Math.ceil(rows / LEG_ROWS);
