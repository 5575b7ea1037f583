import type { PieceState } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';

const words: Readonly<Record<PieceState, string>> = {
  DRAFT: 'is not booked yet',
  BOOKED: 'has not come to the dock yet',
  PICKED_UP: 'is on its way to the dock',
  RECEIVED: 'is at the dock and not screened yet',
  READY: 'is screened and ready to fly',
  MANIFESTED: 'is on the list of its flight',
  DEPARTED: 'has left with its flight',
  ARRIVED: 'has landed',
  CHECKED_IN_DEST: 'is checked in at the destination',
  CUSTOMS: 'is with customs',
  CLEARED: 'is released by customs',
  READY_FOR_COLLECTION: 'is ready to be collected',
  OUT_FOR_DELIVERY: 'is out for delivery',
  DELIVERED: 'is handed over',
  CANCELLED: 'is canceled',
};

/** Where pieces are now, for somebody who tried something that cannot happen to them: `Piece 3 is on the list of its flight.` */
export const whereNow = (pieces: readonly Pick<Piece, 'n' | 'state' | 'exception'>[]): string =>
  pieces
    .map(({ n, state, exception }) => `Piece ${n} ${exception === 'MISSING' ? 'is missing' : words[state]}.`)
    .join(' ');
