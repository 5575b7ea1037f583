import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { startingWith, type Tables } from '../../support/tables.ts';

/** As much of the stored items as a clerk with a pencil would look at. */
interface StoredPiece {
  readonly n: number;
  readonly kind: string;
  readonly state: string;
  readonly departureId?: string;
  readonly thousandthsLb: number;
  readonly measured?: { readonly thousandthsLb: number; readonly at: string };
  readonly sides?: { readonly length: number; readonly width: number; readonly height: number };
}
interface StoredEvent {
  readonly code: string;
  readonly pieces: readonly number[];
  readonly at: string;
  readonly id: string;
  readonly undoes?: string;
}
interface StoredShipment {
  readonly number: string;
  readonly state: string;
  readonly bookedAt?: string;
  readonly departureId?: string;
  readonly pieces: readonly StoredPiece[];
}
interface StoredEntry {
  readonly n: number;
  readonly kind: string;
  readonly amount: number;
  readonly code?: string;
  readonly tax?: number;
  readonly of?: number;
}

/** The figures of a flight, counted one by one from what the tables have. Lists are in the order of their values. */
export interface Counted {
  shipments: number;
  pieces: number;
  thousandthsLb: number;
  chargeableThousandthsLb: number;
  landed: number;
  billed: number;
  revenue: number;
  storage: number;
  onTime: number;
  late: number;
  transit: number[];
  weighed: number[];
  screened: number[];
}

const none = (): Counted => ({
  ...{ shipments: 0, pieces: 0, thousandthsLb: 0, chargeableThousandthsLb: 0, landed: 0 },
  ...{ billed: 0, revenue: 0, storage: 0, onTime: 0, late: 0 },
  ...{ transit: [], weighed: [], screened: [] },
});

const HOUR = 3_600_000;
const notThere = ['DRAFT', 'BOOKED', 'PICKED_UP', 'RECEIVED', 'READY', 'MANIFESTED', 'DEPARTED'];

/** In New Jersey and in Georgetown the calendar has the same day at the hours of these tests. */
const dayOf = (instant: string): number => Math.floor(Date.parse(instant) / (24 * HOUR));

const moneyOf = (entries: readonly StoredEntry[]) => {
  const gone = new Set(entries.filter(({ kind }) => kind === 'FEE_BACK').map(({ of }) => of));
  const fees = entries.filter(({ kind, n }) => kind === 'FEE' && !gone.has(n));
  const sum = (...kinds: string[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0);
  // No price of these tests has a line with sales tax: only what is charged beside it.
  const tax = fees.reduce((all, one) => all + (one.tax ?? 0), 0);
  return {
    charged: sum('CHARGE', 'REVERSAL', 'FEE', 'FEE_BACK'),
    revenue: sum('CHARGE', 'REVERSAL', 'FEE', 'FEE_BACK', 'CREDIT', 'CREDIT_ENDED') - tax,
    storage: fees
      .filter(({ code }) => code?.startsWith('STORAGE'))
      .reduce((all, { amount, tax: of = 0 }) => all + amount - of, 0),
  };
};

/**
 * Every flight with its figures, from a scan of the tables and by other code than that which is tested.
 * @param promised the last day that senders were told for a flight when they booked.
 */
export const figuresOfTables = async (
  tables: Tables,
  promised: (number: string) => string,
): Promise<Record<string, Counted>> => {
  const stored = startingWith(await tables.all(tables.shipments), 'SHIPMENT#');
  const invoices = startingWith(await tables.all(tables.billing), 'OWNER#');
  const flights: Record<string, Counted> = {};
  const on = (id: string): Counted => {
    flights[id] ??= none();
    return flights[id];
  };
  for (const item of stored.filter(({ sk }) => sk === 'SHIPMENT')) {
    const shipment = item as unknown as StoredShipment;
    const { number, pieces, bookedAt, departureId, state } = shipment;
    if (bookedAt === undefined) continue;
    const own = on(departureId ?? `GY-${bookedAt.slice(0, 7)}-none`);
    const invoice = invoices.find((one) => one.shipment === number);
    const { charged, revenue, storage } = moneyOf((invoice?.entries ?? []) as readonly StoredEntry[]);
    own.revenue += revenue;
    own.storage += storage;
    own.billed += charged === 0 ? 0 : 1;
    if (state === 'CANCELLED') continue;
    for (const id of new Set(pieces.map((piece) => piece.departureId ?? departureId)))
      (id === undefined ? own : on(id)).shipments += 1;
    const all = stored
      .filter(({ pk, sk }) => pk === `SHIPMENT#${number}` && String(sk).startsWith('EVENT#'))
      .map((one) => one as unknown as StoredEvent);
    const wrong = new Set(all.map(({ undoes }) => undoes));
    const first = (piece: StoredPiece, ...codes: string[]): string | undefined =>
      all
        .filter(({ id, code, pieces: of }) => codes.includes(code) && of.includes(piece.n) && !wrong.has(id))
        .map(({ at }) => at)
        .sort()[0];
    for (const piece of pieces) {
      const flight = piece.departureId === undefined ? own : on(piece.departureId);
      const weight = piece.measured?.thousandthsLb ?? piece.thousandthsLb;
      const { length = 0, width = 0, height = 0 } = piece.sides ?? {};
      flight.pieces += 1;
      flight.thousandthsLb += weight;
      flight.chargeableThousandthsLb += Math.max(
        weight,
        (length * width * height * 1000) / defaultRateCard.card.dimDivisor,
      );
      flight.landed += notThere.includes(piece.state) ? 0 : 1;
      const [came, screened] = [first(piece, 'FOH'), first(piece, 'SCR')];
      if (came === undefined) continue;
      const hours = (until: string) => Math.ceil((Date.parse(until) - Date.parse(came)) / HOUR);
      if (piece.measured) flight.weighed.push(hours(piece.measured.at));
      if (screened !== undefined) flight.screened.push(hours(screened));
    }
    const ready = pieces.map((piece) => first(piece, 'NFD', 'OFD') ?? '').sort();
    if (ready.includes('')) continue;
    const last = ready.at(-1) ?? '';
    const came =
      pieces
        .map((piece) => first(piece, 'FOH') ?? '')
        .sort()
        .at(-1) ?? '';
    own.transit.push(dayOf(last) - dayOf(came));
    if (last.slice(0, 10) <= promised(number)) own.onTime += 1;
    else own.late += 1;
  }
  for (const one of Object.values(flights)) {
    one.chargeableThousandthsLb = Math.round(one.chargeableThousandthsLb);
    for (const list of [one.transit, one.weighed, one.screened]) list.sort((a, b) => a - b);
  }
  return flights;
};
