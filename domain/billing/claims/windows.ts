import { claimWindows } from '../../carriage/claim-windows.ts';
import { dayIn } from '../../kernel/day-in.ts';
import { destinations } from '../../kernel/destinations.ts';
import { addDays, NEW_YORK, newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { toldEvents } from '../../shipments/dock/undo.ts';
import type { TrackingEvent } from '../../shipments/happenings.ts';
import { isAstray, type TrackingCode } from '../../shipments/lifecycle.ts';
import type { Piece } from '../../shipments/pieces.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import type { ClaimKind } from './claim.ts';

/** A shipment, and what happened to its pieces in any order. */
export interface ClaimedGoods {
  readonly shipment: Pick<Shipment, 'to' | 'pieces' | 'bookedAt' | 'createdAt'>;
  readonly events: readonly Pick<TrackingEvent, 'id' | 'code' | 'pieces' | 'at' | 'undoes'>[];
}

/** Goods that left this many days ago and are still not there count as lost (Montreal Convention, article 13). */
const LOST_AFTER_DAYS = 7;

/** States in which a piece is on its way and could be lost. */
const onItsWay: readonly Piece['state'][] = ['DEPARTED', 'ARRIVED', 'CHECKED_IN_DEST', 'CUSTOMS', 'CLEARED'];

/** States in which a piece has come. */
const there: readonly Piece['state'][] = ['READY_FOR_COLLECTION', 'OUT_FOR_DELIVERY', 'DELIVERED'];

/** When one of these happened to a piece, the earliest first. What was taken back did not. */
const timesOf = ({ events }: ClaimedGoods, n: number, codes: readonly TrackingCode[]): readonly string[] => {
  return toldEvents(events)
    .filter((event) => codes.includes(event.code) && event.pieces.includes(n))
    .map(({ at }) => at)
    .toSorted();
};

/** The days on which a piece can be reported. */
interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

const daysFor = (kind: ClaimKind, day: string, firstDay = day): Days => ({
  firstDay,
  lastDay: addDays(day, claimWindows.find((window) => window.kind === kind)?.days ?? 0),
});

/** Days count where the goods are handed over; those of the waybill where it was made. */
const zoneOf = (kind: ClaimKind, { to }: Pick<Shipment, 'to'>): string =>
  kind === 'LOSS' ? NEW_YORK : destinations[to].zone;

const daysIn: Readonly<Record<ClaimKind, (goods: ClaimedGoods, piece: Piece) => Days | undefined>> = {
  DAMAGE: (goods, { n, state, at }) => {
    if (state !== 'DELIVERED') return undefined;
    const given = timesOf(goods, n, ['DLV', 'DDL']).at(-1) ?? at;
    return given === undefined
      ? undefined
      : daysFor('DAMAGE', dayIn(new Date(given), zoneOf('DAMAGE', goods.shipment)));
  },
  DELAY: (goods, { n, state, at }) => {
    if (!there.includes(state)) return undefined;
    const [ready = at] = timesOf(goods, n, ['NFD', 'OFD', 'DLV', 'DDL']);
    return ready === undefined
      ? undefined
      : daysFor('DELAY', dayIn(new Date(ready), zoneOf('DELAY', goods.shipment)));
  },
  LOSS: (goods, { n, state, exception }) => {
    const isMissing = exception === 'MISSING' && state !== 'DELIVERED' && state !== 'CANCELLED';
    if (!isMissing && !onItsWay.includes(state)) return undefined;
    const { bookedAt, createdAt } = goods.shipment;
    const day = newYorkDay(new Date(timesOf(goods, n, ['DEP']).at(-1) ?? bookedAt ?? createdAt));
    return daysFor('LOSS', day, isMissing ? day : addDays(day, LOST_AFTER_DAYS));
  },
};

/** A kind of claim for one shipment today: the pieces that can be reported, or from when, or until when they could. */
export interface ClaimWindow {
  readonly kind: ClaimKind;
  /** With the last day of each. */
  readonly pieces: readonly { readonly n: number; readonly lastDay: string }[];
  /** The first day of the piece that can be reported soonest. */
  readonly opens?: string;
  /** The last day of the piece that could be reported latest. */
  readonly ended?: string;
}

/** What of a shipment can be reported as this kind at an instant, to the day where the goods are. */
export const windowFor = (goods: ClaimedGoods, kind: ClaimKind, now: Date): ClaimWindow => {
  const today = dayIn(now, zoneOf(kind, goods.shipment));
  const all = goods.shipment.pieces.flatMap((piece) => {
    const days = daysIn[kind](goods, piece);
    return days === undefined ? [] : [{ n: piece.n, ...days }];
  });
  const [opens] = all
    .map(({ firstDay }) => firstDay)
    .filter((day) => today < day)
    .toSorted();
  const ended = all
    .map(({ lastDay }) => lastDay)
    .filter((day) => day < today)
    .toSorted()
    .at(-1);
  return {
    kind,
    pieces: all
      .filter(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay)
      .map(({ n, lastDay }) => ({ n, lastDay })),
    ...(opens === undefined ? {} : { opens }),
    ...(ended === undefined ? {} : { ended }),
  };
};

const notYet: Readonly<Record<ClaimKind, string>> = {
  DAMAGE: 'You can report this once we have handed the goods over.',
  DELAY: 'You can report this once the goods can be collected.',
  LOSS: 'You can report this when goods have left and do not come.',
};

/** Whether a kind can still happen to goods: nothing has failed to come that is there, unless we miss it. */
export const isPossible = ({ shipment: { pieces } }: ClaimedGoods, kind: ClaimKind): boolean =>
  kind !== 'LOSS' ||
  pieces.some((piece) => isAstray(piece) || (!there.includes(piece.state) && piece.state !== 'CANCELLED'));

/** Why nothing of a shipment can be reported as this kind today. */
export const closedWords = ({ kind, opens, ended }: Omit<ClaimWindow, 'pieces'>): string => {
  if (opens !== undefined) return `You can report this from ${dayWords(opens)}, if it has not come by then.`;
  return ended === undefined ? notYet[kind] : `The last day to report this was ${dayWords(ended)}.`;
};
