import type { Difference } from '#domain/billing/books/check.ts';
import type { Invoice, ShipmentInvoice } from '#domain/billing/invoice.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { wireAudit } from '#lambdas/billing/books/audit.ts';
import { listeners } from '#lambdas/billing/follow.ts';
import { wire } from '#lambdas/billing/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith } from '../../support/tables.ts';
import { sender, startShipmentsWorld } from '../shipments/shipments.world.ts';

export const clerk = { userId: 'billing-1', roles: ['billing'] as const };

/** An event as its outbox has it. */
export interface Published {
  readonly type: string;
  readonly aggregateVersion: number;
  readonly data: { readonly number?: string; readonly shipment?: string };
}

const silent = testDependencies(undefined as never).log;

const rankOf = ({ type }: Published): number => (type === 'invoice-paid.v1' ? 1 : 0);

export type As = NonNullable<Parameters<typeof call>[2]['as']>;

/** What is sent to an invoice at the desk: by whom, under which key, and what fails meanwhile. `n` is the entry that it is about. */
export interface Posted {
  readonly body?: object | undefined;
  readonly as?: As | undefined;
  readonly key?: string | undefined;
  readonly n?: number | undefined;
  readonly faults?: Faults | undefined;
}

type ShipmentsWorld = Awaited<ReturnType<typeof startShipmentsWorld>>;

/** Shipments and their invoices on their own tables. */
export const startBillingWorld = async <World extends ShipmentsWorld = ShipmentsWorld>(
  start: () => Promise<World> = startShipmentsWorld as () => Promise<World>,
) => {
  const world = await start();
  const { tables } = world;
  const ask = (route: string, as: As, more: object = {}, faults?: Faults) =>
    call(wire(tables.env, testDependencies(tables.client(faults))), route, { as, ...more });
  /** The invoices of a shipment, as they are stored. */
  const stored = async ({ number }: Pick<Shipment, 'number'>): Promise<ShipmentInvoice[]> =>
    startingWith(await tables.all(tables.billing), 'OWNER#')
      .map((item) => item as unknown as ShipmentInvoice)
      .filter(({ shipment }) => shipment === number);
  /** One run of the check of the books, at an instant: what it answers, and what it logs. */
  const check = async (now: Date, millisecondsLeft: () => number = () => 60_000) => {
    const told: Difference[] = [];
    const log = { ...silent, error: (_: string, about: object = {}) => void told.push(about as Difference) };
    const run = wireAudit(tables.env, testDependencies(tables.client(), { clock: () => now, log }));
    const outcome = await run({ millisecondsLeft }).catch((failure: Error) => failure);
    return { outcome, told };
  };
  let nights = 0;
  /** What the check of another night finds wrong. */
  const differences = async (): Promise<readonly Difference[]> => {
    nights += 1;
    return (await check(new Date(Date.now() + nights * DAY_MS))).told;
  };
  return {
    world,
    ask,
    check,
    differences,
    /** Whatever was done to the books, they agree in the end. */
    close: async (): Promise<void> => {
      const wrong = await differences();
      await tables.stopAsKept();
      if (wrong.length > 0) throw new Error(`The books do not agree: ${JSON.stringify(wrong)}`);
    },
    stored,
    /** Does something with an invoice at the desk: `checks`, `payments/{n}/void`. */
    post: (
      what: string,
      { number }: Pick<Invoice, 'number'>,
      { body = {}, as = clerk, key = newId(), n, faults }: Posted,
    ) =>
      ask(
        `POST /api/desk/invoices/{number}/${what}`,
        as,
        {
          params: { number, ...(n === undefined ? {} : { n: String(n) }) },
          headers: { 'idempotency-key': key },
          body,
        },
        faults,
      ),
    show: (number: string, as: As = sender) => ask('GET /api/invoices/{number}', as, { params: { number } }),
    showAtDesk: (number: string, as: As = clerk) =>
      ask('GET /api/desk/invoices/{number}', as, { params: { number } }),
    /** Lets billing hear every event of a shipment, in this order of them. */
    hearAll: async (
      { number }: Pick<Shipment, 'number'>,
      inOrder: (events: readonly Published[]) => readonly Published[] = (events) => events,
      faults?: Faults,
    ): Promise<void> => {
      const all = listeners(tables.env, testDependencies(tables.client(faults)));
      const events = (await world.events()) as unknown as Published[];
      for (const event of inOrder(events.filter(({ data }) => data.number === number)))
        await all.find(({ type }) => type === event.type)?.hear(event);
    },
    only: async (shipment: Pick<Shipment, 'number'>): Promise<ShipmentInvoice> => {
      const [invoice, ...others] = await stored(shipment);
      if (invoice === undefined || others.length > 0) throw new Error(`${others.length} other invoices.`);
      return invoice;
    },
    /** What billing told of an invoice: of one version, that it is paid comes last. */
    told: async ({ number }: Pick<Invoice, 'number'>): Promise<string[]> =>
      startingWith(await tables.all(tables.billing), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)) as Published)
        .filter(({ data }) => data.number === number)
        .toSorted(
          (one, other) => one.aggregateVersion - other.aggregateVersion || rankOf(one) - rankOf(other),
        )
        .map(({ type }) => type),
  };
};
export type BillingWorld = Awaited<ReturnType<typeof startBillingWorld>>;
