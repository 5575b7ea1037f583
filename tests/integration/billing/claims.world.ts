import type { Claim } from '#domain/billing/claims/claim.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import { wireReminders } from '#lambdas/billing/claims/remind-offers.ts';
import { wire } from '#lambdas/billing/http.ts';
import { fileItem, type StoredFile } from '#lambdas/files/store/file-items.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import type { Clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { on } from '#lambdas/runtime/triggers/by-type.ts';
import { wire as wireShipments } from '#lambdas/shipments/customer/http.ts';
import { claimTold } from '#lambdas/shipments/heard/claim-told.ts';
import { offerStore } from '#lambdas/shipments/store/offer-items.ts';
import { type Answered, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith } from '../../support/tables.ts';
import { type ArrivalsWorld, READY, startArrivalsWorld } from '../shipments/arrivals.world.ts';
import { admin, sender } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, startBillingWorld } from './billing.world.ts';

export const counter = { userId: 'staff-1', roles: ['staff'] as const };
export const said = { how: 'PHONE', who: 'Ann Sample' } as const;
export const text = 'The lid was not closed well at our dock.';

/** A report of damage as its form sends it. */
const formOf = (shipment: string) => ({
  id: newId(),
  shipment,
  kind: 'DAMAGE',
  pieces: [1],
  story: 'The lid was open, and the cooker is broken.',
  worth: 9_000,
  photos: [],
});

/** The claim in an answer. */
export const claimIn = ({ status, body }: Answered): Claim => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as Claim;
};

/** Shipments that were handed over, with their invoices, and what is claimed of them. */
export const startClaimsWorld = async () => {
  const billing = (await startBillingWorld(startArrivalsWorld)) as BillingWorld & {
    readonly world: ArrivalsWorld;
  };
  const { world } = billing;
  const { tables } = world;
  let now = new Date(READY);
  const clock: Clock = () => now;
  const ask = (route: string, as: As, more: object = {}, faults?: Faults) =>
    call(wire(tables.env, testDependencies(tables.client(faults), { clock })), route, { as, ...more });
  return {
    ...billing,
    ask,
    tables,
    at: (instant: string): void => {
      now = new Date(instant);
    },
    /** A shipment that was collected in Georgetown, with its invoice. */
    collected: async (): Promise<string> => {
      const number = await world.landed();
      await world.collect(number, await world.codeOf(number));
      await billing.hearAll({ number });
      return number;
    },
    photo: async (number: string, change: Partial<StoredFile> = {}): Promise<string> => {
      const file: StoredFile = {
        id: newId(),
        subject: { kind: 'shipment', id: number },
        purpose: 'CLAIM_PHOTO',
        state: 'RELEASED',
        contentType: 'image/jpeg',
        bytes: 12,
        sha256: `${'A'.repeat(43)}=`,
        askedAt: READY,
        askedBy: sender.userId,
        settledAt: READY,
        version: 1,
        ...change,
      };
      await write(tables.client(), put(tables.files, fileItem(file)));
      return file.id;
    },
    of: (shipment: string, as: As = sender) => ask('GET /api/invoices/claims', as, { query: { shipment } }),
    file: (shipment: string, change: object = {}, as: As = sender) =>
      ask('POST /api/invoices/claims', as, { body: { ...formOf(shipment), ...change } }),
    fileForCaller: (shipment: string, change: object = {}, as: As = counter) =>
      ask('POST /api/desk/books/claims', as, { body: { ...formOf(shipment), said, ...change } }),
    answer: (reference: string, body: object, as: As = sender) =>
      ask('POST /api/invoices/claims/{reference}/answer', as, { params: { reference }, body }),
    add: (reference: string, body: object, as: As = sender) =>
      ask('POST /api/invoices/claims/{reference}/additions', as, { params: { reference }, body }),
    withdraw: (reference: string, version: number, as: As = sender) =>
      ask('POST /api/invoices/claims/{reference}/withdrawal', as, {
        params: { reference },
        body: { version },
      }),
    /** Reminds customers of offers that end soon. */
    remind: () =>
      wireReminders({ BILLING_TABLE: tables.billing }, { client: tables.client(), clock, newId })(),
    /** Brings every event of a claim to what shipments keep of it, the newest first: they come in any order. */
    hearClaims: async (): Promise<void> => {
      const { hear } = on(ClaimChangedV1, claimTold(offerStore(tables.client(), tables.shipments)));
      const events = startingWith(await tables.all(tables.billing), 'OUTBOX#')
        .map(({ event }) => JSON.parse(String(event)))
        .filter(({ type }) => type === ClaimChangedV1.type);
      for (const event of events.toReversed()) await hear(event);
    },
    underWay: (as: As = sender) =>
      call(
        wireShipments(tables.env, { ...testDependencies(tables.client(), { clock }), findZipCode }),
        'GET /api/shipments/open',
        { as },
      ),
    /** What the page of a shipment says comes next. */
    comesOf: async (number: string): Promise<string> => {
      const env = tables.env;
      const deps = { ...testDependencies(tables.client(), { clock }), findZipCode };
      const { body } = await call(wireShipments(env, deps), 'GET /api/shipments/{number}', {
        as: sender,
        params: { number },
      });
      return (body.next as NextStep).comes.join(' ');
    },
    post: (deed: string, reference: string, body: object, as: As = admin, faults?: Faults) =>
      ask(`POST /api/desk/books/claims/{reference}/${deed}`, as, { params: { reference }, body }, faults),
    show: async (reference: string) =>
      (await ask('GET /api/desk/books/claims/{reference}', counter, { params: { reference } })).body,
    listed: async (show: string): Promise<readonly string[]> => {
      const { body } = await ask('GET /api/desk/books/claims', counter, { query: { show } });
      return (body.items as Claim[]).map(({ reference }) => reference);
    },
  };
};
export type ClaimsWorld = Awaited<ReturnType<typeof startClaimsWorld>>;
