import { owedOf } from '#domain/billing/balance.ts';
import type { CustomsForm } from '#domain/shipments/customs/customs-entry.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import { mayMove, type TrackingCode } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { idOf } from './id-of.ts';
import type { PastCloud, Person } from './past-cloud.ts';
import { sendSignature } from './signature.ts';
import type { Happening } from './timeline.ts';
import { waitUntil } from './wait-until.ts';

/** Who does the work here and abroad. */
export interface Desk {
  readonly admin: Person;
  readonly warehouse: Person;
  readonly dispatch: Person;
  readonly documents: Person;
  /** The agent in Guyana. */
  readonly agent: Person;
}

/** Steps at the destination, which who is there records. */
const abroad: readonly TrackingCode[] = ['ARR', 'RCF', 'CRC', 'CCD', 'NFD'];

/** Listeners change a shipment too, between a look at it and an act. */
const TRIES = 10;
const overtaken: readonly unknown[] = ['SHIPMENT_CHANGED', 'ARRIVAL_CHANGED', 'BUSY'];

/** A shipment of the samples while it is worked on. Each act goes on from the version before. */
export const workOn = (past: PastCloud, desk: Desk, sender: Person, made: Shipment) => {
  let shipment = made;
  const params = { number: made.number };
  const counter = made.to === 'GY' ? desk.agent : desk.documents;
  /** As it is now, after its flight has moved it. */
  const look = async () => {
    const { shipment: now } = await past.ask('GET /api/desk/shipments/{number}', { as: desk.admin, params });
    shipment = now as Shipment;
  };
  /** Does something to the version that is there, and looks again when a listener was quicker. */
  const act = async (
    route: string,
    as: Person,
    bodyOf: () => object,
    more: Record<string, string> = {},
  ): Promise<Readonly<Record<string, unknown>>> => {
    for (let tries = 1; ; tries += 1) {
      const body = { version: shipment.version, ...bodyOf() };
      const answer = await past.answer(route, { as, params: { ...params, ...more }, body });
      if (answer.status === 200) return answer.body;
      if (tries === TRIES || !overtaken.includes(answer.body.code))
        throw new Error(`A sample was refused: ${route} answered ${JSON.stringify(answer)}`);
      await look();
    }
  };
  const change = async (route: string, as: Person, body: object): Promise<void> => {
    shipment = (await act(route, as, () => body)).shipment as Shipment;
  };
  const has = (wanted: HoldKind) => shipment.holds.some(({ kind }) => kind === wanted);
  const newCode = async (): Promise<string> => {
    const { shown } = await past.ask('GET /api/shipments/{number}/collection', { as: sender, params });
    const body = { version: (shown as { version: number }).version };
    const given = await past.ask('POST /api/shipments/{number}/collection-code', {
      as: sender,
      params,
      body,
    });
    return String(given.code);
  };
  return {
    current: () => shipment,
    look,
    has,
    bill: () => past.bill(made.number),
    /** Pays in cash what is owed, or a share of it: the sender at our counter, the receiver at theirs. */
    pay: async (share = 1) => {
      const invoice = await past.bill(made.number);
      // A share is paid once. What is owed then is the rest.
      const isBegun = share < 1 && invoice?.entries.some(({ kind }) => kind === 'PAYMENT');
      const amount = invoice === undefined || isBegun ? 0 : Math.round(owedOf(invoice) * share);
      if (invoice === undefined || amount <= 0) return;
      const headers = { 'idempotency-key': idOf(`${made.number} paid`) };
      const body = { amount, method: 'CASH' };
      await (shipment.chargesTerm === 'COLLECT'
        ? past.ask('POST /api/arrivals/{number}/payments', { as: counter, params, headers, body })
        : past.ask('POST /api/desk/invoices/{number}/payments', {
            as: desk.admin,
            params: { number: invoice.number },
            headers,
            body,
          }));
    },
    /** Waits until the shipment has heard that nothing is owed for it. */
    isPaid: () =>
      waitUntil(
        async () => {
          const { bill } = await past.ask('GET /api/desk/shipments/{number}', { as: desk.admin, params });
          await look();
          return (bill as { owed: number } | undefined)?.owed === 0 && !has('PAYMENT_DUE');
        },
        () => `The sample ${made.number} has not heard of its payment.`,
      ),
    /** Waits until pieces can be collected: what was held follows its flight after that. */
    isReady: (pieces: readonly number[]) =>
      waitUntil(
        async () => {
          await past.catchUp(made.number);
          await look();
          return shipment.pieces
            .filter(({ n }) => pieces.includes(n))
            .every(({ state }) => state === 'READY_FOR_COLLECTION' || state === 'DELIVERED');
        },
        () => `The sample ${made.number} cannot be collected: ${JSON.stringify(shipment.pieces)}`,
      ),
    /**
     * Puts it back on its flight, where it has lost that: the schedule of the cloud has today's clock, by which the goods of a flight of
     * last week missed its cutoff while they are not at the dock.
     */
    stayOn: async (departureId: string) => {
      await look();
      const isApart = shipment.pieces.some((piece) => piece.exception ?? piece.departureId);
      if (shipment.departureId === departureId || isApart || !mayMove(shipment.pieces)) return;
      await change('POST /api/desk/shipments/{number}/move', desk.admin, {
        departureId,
        note: 'Flies with its flight (sample).',
      });
    },
    /** The address of the receiver's page, as the sender sends it on. */
    receiverPage: async (): Promise<string> => {
      const { link } = await past.ask('GET /api/shipments/{number}/collection', { as: sender, params });
      const body = { version: (link as { version: number }).version };
      const made = await past.ask('POST /api/shipments/{number}/receiver-link', { as: sender, params, body });
      return `/collect#${String(made.token)}`;
    },
    /** The address by which somebody else pays, as the sender sends it on. */
    payPage: async (): Promise<string> => {
      const invoice = await past.bill(made.number);
      if (invoice === undefined) throw new Error(`The sample ${made.number} has no invoice to pay.`);
      const asked = { as: sender, params: { number: invoice.number } };
      const { link } = await past.ask('GET /api/invoices/{number}/card', asked);
      const body = { version: (link as { version: number }).version };
      const { token } = await past.ask('POST /api/invoices/{number}/pay-link', { ...asked, body });
      return `/pay#${String(token)}`;
    },
    book: (departureId: string) =>
      change('POST /api/shipments/{number}/book', sender, { departureId, total: shipment.promise.total }),
    cancel: () => change('POST /api/shipments/{number}/cancel', sender, {}),
    hold: (kind: HoldKind) =>
      change('POST /api/desk/shipments/{number}/holds', desk.admin, {
        kind,
        note: 'Seen by staff (sample).',
      }),
    rebook: (departureId: string, pieces: readonly number[]) =>
      change('POST /api/desk/shipments/{number}/rebook', desk.admin, {
        departureId,
        pieces,
        note: 'Flies with the next flight (sample).',
      }),
    enterCustoms: async (entry: CustomsForm) => {
      await look();
      await act('PUT /api/arrivals/{number}/customs', counter, () => ({ entry }));
      await look();
    },
    record: async ({ code, at }: Happening, pieces: readonly number[]) => {
      past.at(at);
      const eventId = idOf(`${made.number} ${code} ${pieces.join()}`);
      const body = { eventId, code, pieces, ...(code === 'SCR' ? { screening: 'XRY' } : {}) };
      if (abroad.includes(code)) {
        await past.ask('POST /api/arrivals/{number}/events', { as: counter, params, body });
        return look();
      }
      const as = code === 'OFD' || code === 'DDL' ? desk.dispatch : desk.warehouse;
      const recorded = await past.ask('POST /api/desk/shipments/{number}/events', { as, params, body });
      shipment = recorded.shipment as Shipment;
    },
    /** Hands all pieces over at the counter, by the code that the sender has sent on, signed on the screen or on paper. */
    handOver: async ({ at }: Happening, pieces: readonly number[], signed: 'screen' | 'paper') => {
      await look();
      const left = shipment.pieces.filter(({ n, state }) => pieces.includes(n) && state !== 'DELIVERED');
      if (left.length === 0) return;
      const proof =
        signed === 'paper'
          ? { onPaper: true }
          : { signature: await sendSignature(past, counter, made.number) };
      past.at(at);
      const body = {
        eventId: idOf(`${made.number} handover ${pieces.join()}`),
        pieces: left.map(({ n }) => n),
        code: await newCode(),
        name: shipment.consignee.name,
        idKind: 'PASSPORT',
        idNumber: 'P0000142',
        taxNumber: '100000142',
        storage: 0,
        ...proof,
      };
      await past.ask('POST /api/arrivals/{number}/handover', { as: counter, params, body });
      await look();
    },
  };
};
export type Work = ReturnType<typeof workOn>;
