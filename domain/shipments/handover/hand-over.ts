import { currencyOf } from '../../billing/abroad/local-money.ts';
import { destinations } from '../../kernel/destinations.ts';
import type { EndpointRequest } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { handoverBlockers, refuseBlocked } from '../gate.ts';
import type { TrackingEvent } from '../happenings.ts';
import { afterStep } from '../lifecycle.ts';
import { inOrder, type Piece, samePieces } from '../pieces.ts';
import { refuseUnknown } from '../recording/pieces-after.ts';
import type { Shipment } from '../shipment.ts';
import { afterWrongCode, type CollectionCode, codeShown } from './collection-code.ts';
import type { counterEndpoints } from './counter-endpoints.ts';
import type { Handover } from './handover.ts';
import type { PieceStorage } from './storage.ts';

/** What a counter says of a handover. */
export type HandoverAsked = EndpointRequest<typeof counterEndpoints.handOver>['body'];

/** The handover that was recorded under this id before; undefined for a new one. */
export const recordedHandover = (
  handovers: readonly Handover[],
  { eventId, pieces, name }: HandoverAsked,
): Result<Handover, 'EVENT_EXISTS'> | undefined => {
  const known = handovers.find(({ id }) => id === eventId);
  if (known === undefined) return undefined;
  return known.name === name && samePieces(known.pieces, pieces)
    ? ok(known)
    : refuse('EVENT_EXISTS', 'Another handover was recorded under this id already.');
};

/** Why pieces cannot be handed over whatever the code is, so that no try is spent on it; undefined when they can. */
export const notForHandover = (shipment: Shipment, { pieces, taxNumber }: HandoverAsked) => {
  const unknown = refuseUnknown(shipment, pieces);
  if (unknown) return unknown;
  const stuck = shipment.pieces.filter(
    (piece) => pieces.includes(piece.n) && afterStep(piece, 'DLV') === undefined,
  );
  if (stuck.length > 0)
    return refuse(
      'STEP_NOT_POSSIBLE',
      `Piece ${stuck.map(({ n }) => n).join(', ')} is not ready for pickup, or was handed over already.`,
      { pieces: stuck.map(({ n }) => n) },
    );
  const blocked = refuseBlocked('be handed over', handoverBlockers(shipment));
  if (blocked) return blocked;
  const { name, isAsked } = destinations[shipment.to].taxNumber;
  return isAsked && taxNumber === undefined
    ? refuse('TAX_NUMBER_NEEDED', `Customs asks for the receiver’s ${name}, also when someone else collects.`)
    : undefined;
};

const codeRefusals = {
  NONE: 'There is no code for this shipment yet. The sender gets one on their page of the shipment, the receiver on the page of their link.',
  USED: 'This code was used already. The sender or our staff can give a new one.',
  ENDED: 'This code has ended. The sender or our staff can give a new one.',
} as const;

const codeLocked = () =>
  refuse('CODE_LOCKED', 'Too many wrong codes. The sender or our staff must give a new one.');

/** The code that can be tried now, or why none can. */
export const triableCode = (
  code: CollectionCode | undefined,
  now: Date,
): Result<CollectionCode, 'CODE_LOCKED' | 'CODE_NEEDED'> => {
  const { state } = codeShown(code, now);
  if (code !== undefined && state === 'VALID') return ok(code);
  if (state === 'LOCKED') return codeLocked();
  return refuse('CODE_NEEDED', codeRefusals[state === 'VALID' ? 'NONE' : state]);
};

/** Why the storage fee that the counter took is not the one that is owed for these pieces; undefined when it is. Fees in cents. */
export const storageNotTaken = (
  ofPieces: readonly PieceStorage[],
  { pieces, storage: taken, storageBy }: HandoverAsked,
) => {
  const storage = ofPieces.filter(({ n }) => pieces.includes(n));
  const fee = storage.reduce((sum, piece) => sum + piece.fee, 0);
  if (fee !== taken)
    return refuse('STORAGE_CHANGED', 'The storage fee is another one now. Please look at it again.', {
      storage,
      fee,
    });
  return fee > 0 && storageBy === undefined
    ? refuse('STORAGE_METHOD_NEEDED', 'Say how the storage fee was paid. Load this page again to choose it.')
    : undefined;
};

/** A code after a wrong one was typed, and what the counter is told once that is counted. */
export const afterWrongTry = (before: CollectionCode, now: Date) => {
  const code = afterWrongCode(before, now);
  const { state, left } = codeShown(code, now);
  const tries = left === 1 ? '1 more try' : `${left} more tries`;
  const isLocked = state === 'LOCKED';
  const refusal = isLocked
    ? codeLocked()
    : refuse('CODE_WRONG', `This is not the code. You have ${tries}.`, { left });
  return { code, isLocked, refusal };
};

interface HandedOver {
  readonly pieces: Piece[];
  readonly event: TrackingEvent;
  /** The proof, without the numbers of the person: those are sealed before they are kept. */
  readonly proof: Omit<Handover, 'idNumber' | 'taxNumber'>;
}

/** What is written when pieces are handed over: how they are then, the event, and the proof. `by` is a user id. */
export const handedOver = (
  { departureId, pieces: known, to }: Shipment,
  {
    eventId,
    pieces,
    name,
    idKind,
    storage,
    storageBy,
    storageLocal,
    signature,
    onPaper,
    photo,
  }: HandoverAsked,
  { by, now }: { readonly by: string; readonly now: Date },
): HandedOver => {
  const at = now.toISOString();
  const numbers = inOrder(pieces);
  const flight = departureId === undefined ? {} : { flight: departureId };
  return {
    pieces: known.map((piece) => {
      if (!pieces.includes(piece.n)) return piece;
      const { exception: _before, ...kept } = piece;
      return { ...kept, ...afterStep(piece, 'DLV'), at };
    }),
    event: { id: eventId, code: 'DLV', pieces: numbers, at, recordedAt: at, ...flight, by },
    proof: {
      id: eventId,
      at,
      by,
      pieces: numbers,
      name,
      idKind,
      storage,
      ...(storage === 0 || storageBy === undefined ? {} : { storageBy }),
      ...(storageLocal === undefined ? {} : { storageLocal: { currency: currencyOf(to), ...storageLocal } }),
      ...(signature === undefined ? { onPaper } : { signature }),
      ...(photo === undefined ? {} : { photo }),
    },
  };
};
