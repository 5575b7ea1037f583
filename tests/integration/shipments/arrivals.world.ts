import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { CodeShown } from '#domain/shipments/handover/collection-code.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { admin, sender, shipmentIn, startShipmentsWorld } from './shipments.world.ts';

export const inGuyana = { userId: 'agent-1', roles: ['agent-GY'] as const };
export const inJamaica = { userId: 'agent-2', roles: ['agent-JM'] as const };
type Who = Parameters<Awaited<ReturnType<typeof startShipmentsWorld>>['ask']>[1] extends
  | { readonly as?: infer As }
  | undefined
  ? NonNullable<As>
  : never;

export const all = [1, 2, 3];
/** When the goods of `landed` can be collected: noon in Georgetown. */
export const READY = '2026-12-01T16:00:00.000Z';
/** What the person at the counter shows. */
export const papers = {
  name: 'Marva Persaud',
  idKind: 'PASSPORT',
  idNumber: 'R0654321',
  taxNumber: '123 456 789',
  storage: 0,
  onPaper: true,
};

/** The shipments and what agents do with them. */
export const startArrivalsWorld = async () => {
  const world = await startShipmentsWorld();
  const about =
    (route: string, who: Who) =>
    (number: string, body?: object, as: Who = who) =>
      world.ask(route, { as, params: { number }, ...(body === undefined ? {} : { body }) });
  const through = async (number: string, ...codes: readonly string[]): Promise<Shipment> => {
    let shipment: Shipment | undefined;
    for (const code of codes)
      shipment = shipmentIn(await world.scan(number, code, all, code === 'SCR' ? { screening: 'XRY' } : {}));
    if (!shipment) throw new Error('no codes');
    return shipment;
  };
  /** A shipment that is paid and has left with its flight. */
  const flown = async (change: Partial<ShipmentForm> = {}): Promise<string> => {
    world.at('2026-11-13T15:00:00.000Z');
    const { number, version } = await world.booked(change);
    await world.clearHold(number, 'PAYMENT_DUE', { version, note: 'Paid by card.' }, admin);
    await through(number, 'FOH', 'SCR', 'MAN', 'DEP');
    return number;
  };
  const giveCode = about('POST /api/shipments/{number}/collection-code', sender);
  const handOver = about('POST /api/arrivals/{number}/handover', inGuyana);
  const recordArrival = about('POST /api/arrivals/{number}/events', inGuyana);
  const codeOf = async (number: string, version = 0): Promise<string> => {
    const { status, body } = await giveCode(number, { version });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return String(body.code);
  };
  return {
    ...world,
    flown,
    /** One that waits at the counter since `READY`. */
    landed: async (change: Partial<ShipmentForm> = {}): Promise<string> => {
      const number = await flown(change);
      world.at(READY);
      for (const code of ['ARR', 'RCF', 'CRC', 'CCD', 'NFD'])
        await recordArrival(number, { eventId: newId(), code, pieces: all });
      return number;
    },
    arrivals: (to: string, as: Who = inGuyana, search?: string) =>
      world.ask('GET /api/arrivals', { as, query: { to, ...(search === undefined ? {} : { search }) } }),
    arrival: about('GET /api/arrivals/{number}', inGuyana),
    recordArrival,
    saveCustoms: about('PUT /api/arrivals/{number}/customs', inGuyana),
    handOver,
    /** Hands over with these papers; another code or other pieces when given. */
    collect: (number: string, code: string, change: object = {}, as: Who = inGuyana) =>
      handOver(number, { eventId: newId(), pieces: all, ...papers, code, ...change }, as),
    giveCode,
    codeOf,
    collection: about('GET /api/shipments/{number}/collection', sender),
    shown: async (number: string): Promise<CodeShown> =>
      (await about('GET /api/shipments/{number}/collection', sender)(number)).body.shown as CodeShown,
    receiverLink: about('POST /api/shipments/{number}/receiver-link', sender),
    deskReceiverLink: about('POST /api/desk/shipments/{number}/receiver-link', admin),
    nameCollector: about('PUT /api/shipments/{number}/collector', sender),
    deskGiveCode: about('POST /api/desk/shipments/{number}/collection-code', admin),
    look: (number: string, id: string, as: Who = inGuyana) =>
      world.ask('POST /api/arrivals/{number}/handovers/{id}/numbers', {
        as,
        params: { number, id },
        body: { reason: 'Customs ask who collected it.' },
      }),
  };
};

export type ArrivalsWorld = Awaited<ReturnType<typeof startArrivalsWorld>>;

/** Another code than this one. */
export const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
