import { afterStep, type TrackingCode } from '../lifecycle.ts';
import { flightOf } from '../piece-flights.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { isLoaded } from './loading.ts';

/** What is done to a piece at the dock with one scan. */
export const dockActs = ['CHECK_IN', 'SCREEN', 'LOAD', 'OFFLOAD', 'MISSING', 'FOUND'] as const;
export type DockAct = (typeof dockActs)[number];

/** The tracking events of each act; a piece that the airline has on its list is taken off by another one. */
const codes: Readonly<Record<DockAct, readonly TrackingCode[]>> = {
  CHECK_IN: ['FOH'],
  SCREEN: ['SCR', 'ALM'],
  LOAD: ['LDD'],
  OFFLOAD: ['DIS_OFLD', 'ULD'],
  MISSING: ['DIS_MSCA'],
  FOUND: ['DIS_FDCA'],
};

type Flying = Pick<Shipment, 'departureId'>;

const isHere = ({ state }: Pick<Piece, 'state'>): boolean => state === 'RECEIVED' || state === 'READY';

/** Whether an act is done already, so that a second scan of the same label is no mistake and records nothing. */
export const isDone = (act: DockAct, shipment: Flying, piece: Piece): boolean => {
  switch (act) {
    case 'CHECK_IN':
      // Whatever came after it, it was checked in, and it is still here.
      return isHere(piece) && piece.exception === undefined;
    case 'SCREEN':
      return piece.state === 'READY' && piece.security === 'SPX' && piece.exception !== 'MISSING';
    case 'LOAD':
      return isLoaded(shipment, piece) && piece.exception === undefined;
    case 'OFFLOAD':
      return piece.state === 'READY' && !isLoaded(shipment, piece) && piece.exception !== 'MISSING';
    case 'MISSING':
      return piece.exception === 'MISSING';
    case 'FOUND':
      return piece.exception !== 'MISSING';
  }
};

/** The event by which an act happens to a piece now; undefined when it cannot. An alarm is not found by looking for what is possible. */
export const codeOf = (act: DockAct, shipment: Flying, piece: Piece): TrackingCode | undefined => {
  if (act === 'LOAD' && flightOf(shipment, piece) === undefined) return undefined;
  return codes[act].find((code) => code !== 'ALM' && afterStep(piece, code) !== undefined);
};

/** Whether an event can be the one by which an act happened. */
export const isActOf = (act: DockAct, code: TrackingCode): boolean => codes[act].includes(code);

/** The acts that can happen to a piece now. */
export const actsFor = (shipment: Flying, piece: Piece): readonly DockAct[] =>
  dockActs.filter((act) => !isDone(act, shipment, piece) && codeOf(act, shipment, piece) !== undefined);
