import { ok, refuse } from '#domain/kernel/result.ts';
import { arrivalOf } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { customsBlockers, heldFrom } from '#domain/shipments/gate.ts';
import {
  afterUse,
  afterWrongCode,
  type CollectionCode,
  codeShown,
  isOwnCode,
} from '#domain/shipments/handover/collection-code.ts';
import { type Handover, handoverShown } from '#domain/shipments/handover/handover.ts';
import { taxNumberIn } from '#domain/shipments/handover/papers-shown.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import { afterStep } from '#domain/shipments/lifecycle.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import type { FileReader } from '../../files/index.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { isArrivalOf } from '../arrivals/own-arrivals.ts';
import { type StorageDeps, storageNow } from '../arrivals/storage-now.ts';
import { codeEvent, type Origin, trackedEvent } from '../change/events.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { ShipmentStore, WholeShipment } from '../store/shipment-store.ts';
import type { CodeHashes } from './code-hashes.ts';
import { proofMissing } from './proof-files.ts';
import type { SealedNumbers } from './sealed-numbers.ts';

export interface HandOverDeps extends Pick<SharedDependencies, 'clock' | 'newId'>, StorageDeps {
  readonly shipments: Pick<ShipmentStore, 'whole' | 'writeCode' | 'writeHandover'>;
  readonly hashes: Pick<CodeHashes, 'matches'>;
  readonly numbers: Pick<SealedNumbers, 'seal'>;
  readonly readFile: FileReader;
  readonly pause: Pause;
}

type Endpoint = typeof shipmentEndpoints.handOver;
type Request = UseCaseRequest<Endpoint>;
type Body = Request['body'];
type Answer = Awaited<ReturnType<UseCase<Endpoint>>>;

/** Two counters at the same shipment need a few tries at most. */
const TRIES = 6;

const sorted = (pieces: readonly number[]): number[] =>
  [...new Set(pieces)].toSorted((one, other) => one - other);

/** The first answer again, for a handover that came twice. */
const repeated = (
  { shipment, handovers }: WholeShipment,
  { eventId, pieces, name }: Body,
): Answer | undefined => {
  const known = handovers.find(({ id }) => id === eventId);
  if (known === undefined) return undefined;
  return known.name === name && JSON.stringify(known.pieces) === JSON.stringify(sorted(pieces))
    ? ok({ arrival: arrivalOf(shipment), handover: handoverShown(known) })
    : refuse('EVENT_EXISTS', 'Another handover was recorded under this id already.');
};

/** Why pieces cannot be handed over whatever the code is, so that no try is spent on it; undefined when they can. */
const notReady = ({ shipment }: WholeShipment, { pieces, taxNumber }: Body) => {
  const unknown = pieces.filter((n) => !shipment.pieces.some((piece) => piece.n === n));
  if (unknown.length > 0)
    return refuse('PIECE_NOT_FOUND', `This shipment has no piece ${unknown.join(', ')}.`);
  const stuck = shipment.pieces.filter(
    (piece) => pieces.includes(piece.n) && afterStep(piece, 'DLV') === undefined,
  );
  if (stuck.length > 0)
    return refuse(
      'STEP_NOT_POSSIBLE',
      `Piece ${stuck.map(({ n }) => n).join(', ')} is not ready for pickup, or was handed over already.`,
      { pieces: stuck.map(({ n }) => n) },
    );
  const held = heldFrom(shipment, 'handover');
  const customs = customsBlockers(shipment).map((one) => ({ ...one, text: 'Customs have not released it' }));
  const blockers = [...held, ...customs];
  if (blockers.length > 0)
    return refuse('BLOCKED', `It cannot be handed over: ${blockers.map(({ text }) => text).join(', ')}.`, {
      blockers,
    });
  const { name, isAsked } = taxNumberIn(shipment.to);
  return isAsked && taxNumber === undefined
    ? refuse('TAX_NUMBER_NEEDED', `Customs ask for the ${name} of who collects.`)
    : undefined;
};

const codeRefusals = {
  NONE: 'There is no code for this shipment yet. The sender gets one on their page of the shipment.',
  USED: 'This code was used already. The sender or our staff can give a new one.',
  ENDED: 'This code has ended. The sender or our staff can give a new one.',
} as const;

const LOCKED = 'Too many wrong codes. The sender or our staff must give a new one.';

/** Why no code can be tried now; undefined when it can. */
const notTriable = (code: CollectionCode | undefined, now: Date) => {
  const { state } = codeShown(code, now);
  if (state === 'VALID') return undefined;
  return state === 'LOCKED' ? refuse('CODE_LOCKED', LOCKED) : refuse('CODE_NEEDED', codeRefusals[state]);
};

/** Counts a wrong code. Undefined when somebody else wrote the code in between: then it was not counted, and nothing is told. */
const wrongCode = async (
  { shipments, newId }: HandOverDeps,
  { shipment, code }: WholeShipment & { readonly code: CollectionCode },
  { caller: { userId: by }, correlationId }: Request,
  now: Date,
): Promise<Answer | undefined> => {
  const next = afterWrongCode(code, now);
  const { state, left } = codeShown(next, now);
  const at = now.toISOString();
  const origin: Origin = { by, newId, correlationId };
  const told =
    state === 'LOCKED'
      ? {
          history: [entryOf('code-locked', at, origin)],
          events: [codeEvent(CollectionCodeLockedV1, shipment, at, origin)],
        }
      : { history: [], events: [] };
  if (!(await shipments.writeCode(shipment.number, next, told))) return undefined;
  if (state === 'LOCKED') return refuse('CODE_LOCKED', LOCKED);
  const tries = left === 1 ? '1 more try' : `${left} more tries`;
  return refuse('CODE_WRONG', `This is not the code. You have ${tries}.`, { left });
};

const eventOf = (
  { shipment }: WholeShipment,
  { eventId, pieces }: Body,
  at: string,
  by: string,
): TrackingEvent => ({
  id: eventId,
  code: 'DLV',
  pieces: sorted(pieces),
  at,
  recordedAt: at,
  ...(shipment.departureId === undefined ? {} : { flight: shipment.departureId }),
  by,
});

const proofOf = async (
  { numbers }: HandOverDeps,
  number: string,
  { eventId, pieces, name, idKind, idNumber, taxNumber, storage, storageBy, signature, onPaper, photo }: Body,
  at: string,
  by: string,
): Promise<Handover> => ({
  id: eventId,
  at,
  by,
  pieces: sorted(pieces),
  name,
  idKind,
  idNumber: await numbers.seal(number, eventId, 'id', idNumber),
  ...(taxNumber === undefined ? {} : { taxNumber: await numbers.seal(number, eventId, 'tax', taxNumber) }),
  storage,
  ...(storage === 0 || storageBy === undefined ? {} : { storageBy }),
  ...(signature === undefined ? { onPaper } : { signature }),
  ...(photo === undefined ? {} : { photo }),
});

/** Pieces, code, proof, event and history in one transaction. Undefined when somebody else wrote in between. */
const handedOver = async (
  deps: HandOverDeps,
  whole: WholeShipment & { readonly code: CollectionCode },
  { body, caller: { userId: by }, correlationId }: Request,
  now: Date,
): Promise<Answer | undefined> => {
  const { shipment: before, code } = whole;
  const at = now.toISOString();
  const origin: Origin = { by, newId: deps.newId, correlationId };
  const pieces = before.pieces.map((piece) => {
    if (!body.pieces.includes(piece.n)) return piece;
    const { exception: _before, ...kept } = piece;
    return { ...kept, ...afterStep(piece, 'DLV'), at };
  });
  const after = nextVersion(before, { pieces }, at);
  const tracking = eventOf(whole, body, at, by);
  const handover = await proofOf(deps, before.number, body, at, by);
  const changes = { pieces: { after: handover.pieces.join(', ') }, storage: { after: String(body.storage) } };
  const written = await deps.shipments.writeHandover(
    {
      before,
      after,
      tracking,
      history: [entryOf('handed-over', at, origin, { changes })],
      events: [
        trackedEvent(
          before,
          after,
          tracking,
          origin,
          isOwnCode(code, whole.link, by) ? { ownCode: true } : {},
        ),
      ],
    },
    handover,
    afterUse(code, now),
  );
  return written ? ok({ arrival: arrivalOf(after), handover: handoverShown(handover) }) : undefined;
};

/** One try: reads, decides and writes. Undefined when others wrote in between. */
const tryOnce = async (deps: HandOverDeps, request: Request): Promise<Answer | undefined> => {
  const { params, body, caller } = request;
  const whole = await deps.shipments.whole(params.number);
  if (!whole || !isArrivalOf(caller, whole.shipment)) return noSuchShipment();
  const now = deps.clock();
  const refusal =
    repeated(whole, body) ??
    notReady(whole, body) ??
    (await proofMissing(deps.readFile, { number: params.number, ...body, before: whole.handovers, now })) ??
    notTriable(whole.code, now);
  if (refusal) return refusal;
  const storage = (await storageNow(deps, whole, now)).filter(({ n }) => body.pieces.includes(n));
  const fee = storage.reduce((sum, piece) => sum + piece.fee, 0);
  if (fee !== body.storage)
    return refuse('STORAGE_CHANGED', 'The storage fee is another one now. Please look at it again.', {
      storage,
      fee,
    });
  if (fee > 0 && body.storageBy === undefined)
    return refuse(
      'STORAGE_METHOD_NEEDED',
      'Say how the storage fee was paid. Load this page again to choose it.',
    );
  const { code } = whole;
  if (code === undefined) return undefined;
  return (await deps.hashes.matches(params.number, code, body.code))
    ? handedOver(deps, { ...whole, code }, request, now)
    : wrongCode(deps, { ...whole, code }, request, now);
};

/**
 * Hands pieces over to whoever has the code. A wrong code is counted before anything is told of it, and the right one opens one
 * handover: of two at once, one wins, and the other reads that the code was used.
 */
export const handOver =
  (deps: HandOverDeps): UseCase<Endpoint> =>
  async (request) => {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const answer = await tryOnce(deps, request);
      if (answer) return answer;
      await deps.pause(attempt);
    }
    return refuse('SHIPMENT_BUSY', 'Others are working on this shipment. Please try again.');
  };
