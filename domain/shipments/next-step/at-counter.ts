import { leftToGive } from '../../billing/balance.ts';
import { dollars } from '../../kernel/money.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { lastOpenAt, lastOpenWords } from '../../settings/counters/last-open.ts';
import { isWithCustoms } from '../customs/customs-entry.ts';
import type { PieceStorage } from '../handover/storage.ts';
import { blocking } from '../holds.ts';
import { isAstray, type PieceState } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { clockThere, destinationCity } from '../tracking/local-times.ts';
import { piecesTitle } from '../tracking/piece-titles.ts';
import type { ShipmentFacts } from './facts.ts';

/** It can be collected. One that is missing from the counter cannot. */
const isReady = (piece: Pick<Piece, 'state' | 'exception'>): boolean =>
  piece.state === 'READY_FOR_COLLECTION' && !isAstray(piece);

/** Whether a piece waits for its receiver, who collects it. */
export const waitsAtCounter = ({ pieces, door }: Pick<Shipment, 'pieces' | 'door'>): boolean =>
  door === undefined && pieces.some(isReady);

/** Whether something at the counter cannot be handed over now. What the receiver pays there is no obstacle: they pay it then. */
export const isHeldThere = ({
  holds,
  chargesTerm,
  customs,
}: Pick<Shipment, 'holds' | 'chargesTerm' | 'customs'>): boolean =>
  isWithCustoms(customs) ||
  blocking(holds, 'handover').some(({ kind }) => kind !== 'PAYMENT_DUE' || chargesTerm !== 'COLLECT');

/** Nothing of these is still to come. */
const atTheEnd: readonly PieceState[] = ['READY_FOR_COLLECTION', 'DELIVERED', 'CANCELLED'];

/** What can be collected: all of it, or `pieces 1 and 2` while others are still on their way. */
export const whatIsReady = ({ pieces }: Pick<Shipment, 'pieces'>): string =>
  pieces.every((piece) => atTheEnd.includes(piece.state) && !isAstray(piece))
    ? 'it'
    : piecesTitle(pieces.filter(isReady).map(({ n }) => n)).toLowerCase();

/** Freight that the receiver pays, in cents: the price until it is billed, then what is owed, unless staff have let it go. */
export const freightDueOf = ({ shipment, bill }: Pick<ShipmentFacts, 'shipment' | 'bill'>): number => {
  const { chargesTerm, holds, charged, promise } = shipment;
  if (chargesTerm !== 'COLLECT') return 0;
  if (bill === undefined) return Math.max(0, (charged ?? promise).total);
  return bill.owed > 0 && holds.some(({ kind }) => kind === 'PAYMENT_DUE') ? leftToGive(bill) : 0;
};

/** The last day on which storage of all that waits is free, `2026-12-01`; undefined once some of it costs something. */
export const freeUntil = (storage: readonly PieceStorage[]): string | undefined =>
  storage.some(({ fee }) => fee > 0) ? undefined : storage.map((piece) => piece.freeUntil).toSorted()[0];

/** Once storage costs something. */
export const FREE_DAYS_OVER = 'The free days are over, and storage costs more each week.';

/** The first hour at which storage of something that waits costs more than now, ISO 8601; undefined where nobody has read it. */
const dearerAt = (storage: readonly PieceStorage[] = []): string | undefined =>
  storage.flatMap(({ fee, more }) => (more.fee > fee ? more.at : [])).toSorted()[0];

/** As much as says until when somebody can come. */
type AtCounter = Pick<ShipmentFacts, 'storage' | 'capabilities' | 'now'> & {
  readonly shipment: Pick<Shipment, 'to'>;
};

/** The last time at which they can come up to a day: as the counter closes then, or that day, where it does not open before it any more. */
export const untilWords = ({ shipment: { to }, capabilities, now }: AtCounter, day: string): string =>
  lastOpenWords(capabilities?.destinations[to].collectAt, to, { day, now }) ?? dayWords(day);

/**
 * The instant of these words, ISO 8601: when they can come for the last time before storage of something that waits costs more than now. Where
 * the words say only the day, its end there. Undefined where it never does, or nobody has read it.
 */
export const dearerFrom = (facts: AtCounter): string | undefined => {
  const { shipment, storage = [], capabilities, now } = facts;
  const end = dearerAt(storage);
  const last = storage.find(({ more }) => more.at === end)?.more.after;
  if (end === undefined || last === undefined) return undefined;
  const { to } = shipment;
  return lastOpenAt(capabilities?.destinations[to].collectAt, to, { day: last, now }) ?? end;
};

/** The same to a sender, who may be here: with whose clock it is. */
const untilThere = (facts: AtCounter, day: string): string => {
  const { to } = facts.shipment;
  const hour = lastOpenWords(facts.capabilities?.destinations[to].collectAt, to, { day, now: facts.now });
  return hour === undefined ? dayWords(day) : `${hour}${clockThere(`${day}T12:00:00Z`, destinationCity(to))}`;
};

/** What storage costs now and until when, and what after that: as the counter takes it. */
const feeWords = (facts: AtCounter, storage: readonly PieceStorage[]): string => {
  const at = dearerAt(storage);
  const after = storage.find(({ more }) => more.at === at)?.more.after ?? '';
  const [now, then] = storage.reduce(
    ([fee, next], piece) => [fee + piece.fee, next + (piece.more.at === at ? piece.more.fee : piece.fee)],
    [0, 0] as readonly [number, number],
  );
  return `Storage costs ${dollars(now)} until ${untilThere(facts, after)}, and ${dollars(then)} after that. It is paid at the counter.`;
};

/** Until when storage is free and what it costs after that, to somebody whose title does not say it. Empty where nobody has read it. */
export const storageWords = (facts: AtCounter): readonly string[] => {
  const { storage = [] } = facts;
  const [first] = storage;
  if (first === undefined) return [];
  const until = freeUntil(storage);
  if (until === undefined) return [feeWords(facts, storage)];
  if (dearerAt(storage) === undefined) return ['Storage is free.'];
  const each = storage.length === 1 ? 'it' : 'each piece';
  return [
    `Storage is free until ${untilThere(facts, until)}. After that ${each} costs ${dollars(first.more.fee)} per week or part of a week.`,
  ];
};
