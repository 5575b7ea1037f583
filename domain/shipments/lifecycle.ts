/**
 * The states of a piece, from the least advanced to the last (trade.md, Shipments). A shipment has the state of its
 * least advanced piece.
 */
export const pieceStates = [
  'DRAFT',
  'BOOKED',
  'PICKED_UP',
  'RECEIVED',
  'READY',
  'MANIFESTED',
  'DEPARTED',
  'ARRIVED',
  'CHECKED_IN_DEST',
  'CUSTOMS',
  'CLEARED',
  'READY_FOR_COLLECTION',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
] as const;
export type PieceState = (typeof pieceStates)[number];

/** What was noticed about a piece. It is beside the state and hides nothing: a missing piece is missing where it was last seen. */
export const pieceExceptions = ['SHORT_SHIPPED', 'OFFLOADED', 'MISSING', 'OVER_CARRIED'] as const;
export type PieceException = (typeof pieceExceptions)[number];

/** What one tracking event does to a piece. */
interface Step {
  readonly from: readonly PieceState[];
  /** The state afterward; the same one when absent. */
  readonly to?: PieceState;
  /** The flag that it sets. Any other step clears the flag, for the piece is where it should be again. */
  readonly flags?: PieceException;
  /** Only for a piece with this flag. */
  readonly needs?: PieceException;
}

const beforeFlight = ['RECEIVED', 'READY', 'MANIFESTED'] as const;
const flown = [
  'DEPARTED',
  'ARRIVED',
  'CHECKED_IN_DEST',
  'CUSTOMS',
  'CLEARED',
  'READY_FOR_COLLECTION',
  'OUT_FOR_DELIVERY',
] as const;

/**
 * The events that may be recorded, by their IATA code, and what each does. `SCR` (screened), `OFD` (out for delivery) and `CAN`
 * (canceled) are ours, for IATA has none: `RCS` is what the airline says when it accepts the cargo (docs/decisions/0040). A piece that was left behind is ready for another flight. `ALM` (an alarm at its screening), `LDD` (put with its flight at the dock), `ULD`
 * (taken away from there) and `UNDO` (what was recorded by mistake is taken back) are ours too, and only for people who work here.
 */
const steps = {
  BKD: { from: ['DRAFT'], to: 'BOOKED' },
  DPU: { from: ['BOOKED'], to: 'PICKED_UP' },
  FOH: { from: ['BOOKED', 'PICKED_UP'], to: 'RECEIVED' },
  SCR: { from: ['RECEIVED'], to: 'READY' },
  // A second look at a piece that had passed may alarm too: then it is not screened any more.
  ALM: { from: ['RECEIVED', 'READY'], to: 'RECEIVED' },
  MAN: { from: ['READY'], to: 'MANIFESTED' },
  RCS: { from: ['MANIFESTED'] },
  DEP: { from: ['MANIFESTED'], to: 'DEPARTED' },
  ARR: { from: ['DEPARTED'], to: 'ARRIVED' },
  RCF: { from: ['ARRIVED'], to: 'CHECKED_IN_DEST' },
  CRC: { from: ['CHECKED_IN_DEST'], to: 'CUSTOMS' },
  CCD: { from: ['CHECKED_IN_DEST', 'CUSTOMS'], to: 'CLEARED' },
  NFD: { from: ['CLEARED', 'OUT_FOR_DELIVERY'], to: 'READY_FOR_COLLECTION' },
  OFD: { from: ['CLEARED', 'READY_FOR_COLLECTION'], to: 'OUT_FOR_DELIVERY' },
  DLV: { from: ['READY_FOR_COLLECTION'], to: 'DELIVERED' },
  DDL: { from: ['OUT_FOR_DELIVERY'], to: 'DELIVERED' },
  CAN: { from: ['DRAFT', 'BOOKED', 'PICKED_UP', 'RECEIVED', 'READY'], to: 'CANCELLED' },
  DIS_SSPD: { from: ['MANIFESTED', 'DEPARTED'], to: 'READY', flags: 'SHORT_SHIPPED' },
  DIS_OFLD: { from: ['MANIFESTED', 'DEPARTED'], to: 'READY', flags: 'OFFLOADED' },
  DIS_MSCA: { from: [...beforeFlight, ...flown], flags: 'MISSING' },
  DIS_FDCA: { from: [...beforeFlight, ...flown], needs: 'MISSING' },
  DIS_OVCD: { from: ['DEPARTED', 'ARRIVED'], to: 'DEPARTED', flags: 'OVER_CARRIED' },
  LDD: { from: ['READY', 'MANIFESTED'] },
  ULD: { from: ['READY'] },
  UNDO: { from: [] },
} as const satisfies Record<string, Step>;

export type TrackingCode = keyof typeof steps;
export const trackingCodes = Object.keys(steps) as [TrackingCode, ...TrackingCode[]];

/** Codes that nobody outside our work is told of. */
export const ownCodes: readonly TrackingCode[] = ['ALM', 'LDD', 'ULD', 'UNDO'];

/** Codes that bring goods from their sender into our hands. None is recorded before the sender agreed to a search. */
export const acceptingCodes: readonly TrackingCode[] = trackingCodes.filter((code) => {
  const { from, to }: Step = steps[code];
  return from.includes('BOOKED') && to !== undefined && to !== 'CANCELLED';
});

/** Codes that come from acts of their own: booking, canceling, the airline's acceptance, the scans of the dock. Nobody chooses them from a list. */
const ofUseCases: readonly TrackingCode[] = ['BKD', 'RCS', 'CAN', ...ownCodes];
/** The codes that people record. */
export const recordedCodes = trackingCodes.filter((code) => !ofUseCases.includes(code)) as [
  TrackingCode,
  ...TrackingCode[],
];

/** As much of a piece as its lifecycle needs. */
interface Standing {
  readonly state: PieceState;
  readonly security?: 'NSC' | 'SPX' | 'SCO' | undefined;
  readonly exception?: PieceException | undefined;
}

/** Where a piece is after an event; undefined when the event cannot happen to it now. */
export const afterStep = (
  { state, exception, security }: Standing,
  code: TrackingCode,
): Pick<Standing, 'state' | 'exception'> | undefined => {
  const step: Step = steps[code];
  // What passed for all-cargo aircraft alone may be screened once more, for aircraft with passengers.
  const isOnceMore = code === 'SCR' && state === 'READY' && security === 'SCO';
  const isPossible =
    (step.from.includes(state) || isOnceMore) &&
    step.needs === (exception === 'MISSING' ? 'MISSING' : undefined);
  if (!isPossible) return undefined;
  return { state: step.to ?? state, ...(step.flags === undefined ? {} : { exception: step.flags }) };
};

/** The codes that people may record for a piece now. */
export const possibleCodes = (piece: Standing): readonly TrackingCode[] =>
  recordedCodes.filter((code) => afterStep(piece, code) !== undefined);

const rank = (state: PieceState): number => pieceStates.indexOf(state);

const isCancelled = ({ state }: Standing): boolean => state === 'CANCELLED';

/** The state of a shipment: that of its least advanced piece. Canceled pieces do not count unless all are. */
export const shipmentStateOf = (pieces: readonly Standing[]): PieceState =>
  pieces
    .filter((piece) => !isCancelled(piece))
    .reduce<PieceState>((least, { state }) => (rank(state) < rank(least) ? state : least), 'CANCELLED');

/** Whether nobody knows where a piece is, or it was carried past its stop: it does not go on before that is put right. */
export const isAstray = <Of extends Pick<Standing, 'state' | 'exception'>>(
  piece: Of,
): piece is Of & { readonly exception: 'MISSING' | 'OVER_CARRIED' } =>
  piece.state !== 'DELIVERED' &&
  piece.state !== 'CANCELLED' &&
  (piece.exception === 'MISSING' || piece.exception === 'OVER_CARRIED');

/** Whether a piece has left with its flight. */
export const hasFlown = ({ state }: Standing): boolean =>
  state !== 'CANCELLED' && rank(state) >= rank('DEPARTED');

/** How many pieces have come at least as far as the most advanced one, of all that still count: "3 of 4". */
export const progressOf = (
  pieces: readonly Standing[],
): { readonly state: PieceState; readonly reached: number; readonly of: number; readonly flown: number } => {
  const counted = pieces.filter((piece) => !isCancelled(piece));
  const furthest = counted.reduce<PieceState>(
    (most, { state }) => (rank(state) > rank(most) ? state : most),
    counted.length === 0 ? 'CANCELLED' : 'DRAFT',
  );
  return {
    state: furthest,
    reached: counted.filter(({ state }) => state === furthest).length,
    of: counted.length,
    flown: counted.filter(hasFlown).length,
  };
};

/** States in which nothing more happens. A closed shipment is listed by month. */
export const isClosed = (state: PieceState): boolean => state === 'DELIVERED' || state === 'CANCELLED';

/** Whether the customer may still change a shipment: nothing of it has reached us. */
export const mayChange = ({
  state,
  pieces,
}: {
  readonly state: PieceState;
  readonly pieces: readonly Standing[];
}): boolean =>
  (state === 'DRAFT' || state === 'BOOKED') &&
  pieces.every((piece) => isCancelled(piece) || piece.state === state);

/** Whether a shipment can still be canceled: until a piece is on the list of a flight. */
export const mayCancel = (pieces: readonly Standing[]): boolean =>
  pieces.some((piece) => !isCancelled(piece)) &&
  pieces.every((piece) => isCancelled(piece) || afterStep({ state: piece.state }, 'CAN') !== undefined);

/** Whether a shipment can still fly with another flight: until a piece is on the list of one. */
export const mayMove = (pieces: readonly Standing[]): boolean =>
  pieces.some((piece) => !isCancelled(piece)) &&
  pieces.every(
    ({ state }) => state === 'CANCELLED' || (rank(state) >= rank('BOOKED') && rank(state) <= rank('READY')),
  );
