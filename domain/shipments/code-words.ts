import type { TrackingEvent } from './happenings.ts';
import type { PieceState, TrackingCode } from './lifecycle.ts';
import type { News } from './state-words.ts';

/** All words of what happens to a piece. A new code does not compile without them. */
interface WordsOfCode {
  /** As the desk records it. */
  readonly desk: string;
  /** What customers read: the words of a state, or a sentence of its own. Absent for what stays with us. */
  readonly told?: { readonly state: PieceState } | { readonly text: string };
  /** Where it happens. Absent for what may happen anywhere on the way. */
  readonly at?: 'dock' | 'airport' | 'destination';
  /** The place says nothing: a booking and a list are made anywhere, and the sender's address is nobody's business. */
  readonly isPlaceless?: true;
  readonly isTrouble?: true;
  /** What a sender is told even if the rest goes on. `{pieces}`, `{it}` and `{was}` are filled in: news.ts. */
  readonly news?: News;
}

export const wordsOfCode: Readonly<Record<TrackingCode, WordsOfCode>> = {
  BKD: { desk: 'Booked', told: { state: 'BOOKED' }, at: 'dock', isPlaceless: true },
  DPU: { desk: 'Picked up from the sender', told: { state: 'PICKED_UP' }, at: 'dock', isPlaceless: true },
  FOH: { desk: 'Received at the dock', told: { state: 'RECEIVED' }, at: 'dock' },
  SCR: { desk: 'Screened, ready to fly', told: { state: 'READY' }, at: 'dock' },
  MAN: { desk: 'On the list of the flight', told: { state: 'MANIFESTED' }, at: 'dock', isPlaceless: true },
  // What was screened before `SCR`; after the list it is the airline that says it.
  RCS: { desk: 'Accepted by the airline', told: { state: 'READY' }, at: 'dock' },
  DEP: { desk: 'Left with the flight', told: { state: 'DEPARTED' }, at: 'airport' },
  ARR: { desk: 'Landed', told: { state: 'ARRIVED' }, at: 'destination' },
  RCF: { desk: 'Checked in at the destination', told: { state: 'CHECKED_IN_DEST' }, at: 'destination' },
  CRC: { desk: 'With customs', told: { state: 'CUSTOMS' }, at: 'destination' },
  CCD: { desk: 'Released by customs', told: { state: 'CLEARED' }, at: 'destination' },
  NFD: { desk: 'Ready to be collected', told: { state: 'READY_FOR_COLLECTION' }, at: 'destination' },
  OFD: { desk: 'Out for delivery', told: { state: 'OUT_FOR_DELIVERY' }, at: 'destination' },
  DLV: { desk: 'Handed over at the counter', told: { state: 'DELIVERED' }, at: 'destination' },
  DDL: { desk: 'Delivered to the door', told: { state: 'DELIVERED' }, at: 'destination' },
  CAN: { desk: 'Canceled', told: { text: 'Canceled' }, at: 'dock', isPlaceless: true },
  DIS_SSPD: {
    desk: 'Left behind when the plane was loaded',
    told: { text: 'Left behind when the plane was loaded' },
    at: 'airport',
    isTrouble: true,
    news: {
      title: '{pieces} stayed behind',
      body: '{pieces} did not leave with the flight.',
      comes: 'We will book {it} on another one and tell you which.',
    },
  },
  DIS_OFLD: {
    desk: 'Taken off the flight',
    told: { text: 'Taken off the flight before takeoff' },
    at: 'airport',
    isTrouble: true,
    news: {
      title: '{pieces} stayed behind',
      body: '{pieces} {was} taken off the flight by the airline.',
      comes: 'We will book {it} on another one and tell you which.',
    },
  },
  DIS_MSCA: {
    desk: 'Missing',
    told: { text: 'Missing' },
    isTrouble: true,
    news: {
      title: '{pieces} missing',
      body: '{pieces} cannot be found at the moment. We are looking for {it}.',
    },
  },
  DIS_FDCA: {
    desk: 'Found again',
    told: { text: 'Found again' },
    news: { title: '{pieces} found', body: '{pieces} {was} missing and {was} found.' },
  },
  DIS_OVCD: {
    desk: 'Flew past its stop',
    told: { text: 'Flew past its stop' },
    isPlaceless: true,
    isTrouble: true,
    news: {
      title: '{pieces} flew too far',
      body: '{pieces} {was} not unloaded at the destination. The airline sends {it} back.',
    },
  },
  ALM: { desk: 'Alarm at the screening' },
  LDD: { desk: 'Loaded' },
  ULD: { desk: 'Unloaded' },
  UNDO: { desk: 'Taken back' },
};

/** What happened, as the desk reads it. Before `SCR`, a screening was recorded as `RCS`. */
export const eventName = ({ code, screening }: Pick<TrackingEvent, 'code' | 'screening'>): string =>
  wordsOfCode[code === 'RCS' && screening !== undefined ? 'SCR' : code].desk;
