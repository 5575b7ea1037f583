import { rateRefused } from '#domain/billing/abroad/day-rate.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok } from '#domain/kernel/result.ts';
import { arrivalOf } from '#domain/shipments/arrivals/arrival.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import {
  afterUse,
  type CollectionCode,
  type GivenCode,
  isOwnCode,
  liveCodes,
} from '#domain/shipments/handover/collection-code.ts';
import {
  afterWrongTry,
  handedOver,
  notForHandover,
  recordedHandover,
  storageNotTaken,
  triableCode,
} from '#domain/shipments/handover/hand-over.ts';
import { type Handover, handoverShown } from '#domain/shipments/handover/handover.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import type { RateOfToday } from '../../billing/index.ts';
import type { FileReader } from '../../files/index.ts';
import { changing, type Decision } from '../../runtime/aggregate/changing.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { isArrivalOf } from '../arrivals/own-arrivals.ts';
import { type StorageDeps, storageNow } from '../arrivals/storage-now.ts';
import { codeEvent, type Origin, trackedEvent } from '../change/events.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import { noSuchShipment } from '../change/refusals.ts';
import type { NextVersion, ShipmentStore, WholeShipment } from '../store/shipment-store.ts';
import type { CodeHashes } from './code-hashes.ts';
import { proofMissing } from './proof-files.ts';
import type { SealedNumbers } from './sealed-numbers.ts';

export interface HandOverDeps extends Pick<SharedDependencies, 'clock' | 'newId'>, StorageDeps {
  readonly shipments: Pick<ShipmentStore, 'whole' | 'writeCode' | 'writeHandover'>;
  readonly hashes: Pick<CodeHashes, 'matching'>;
  readonly numbers: Pick<SealedNumbers, 'seal'>;
  readonly readFile: FileReader;
  /** The rate of today at the counter of a destination. */
  readonly rateOfToday: RateOfToday;
  readonly pause: Pause;
}

type Endpoint = typeof shipmentEndpoints.handOver;
type Request = UseCaseRequest<Endpoint>;
/** What is true once it is written: that pieces are handed over, or that a wrong code was counted. */
type Answer = Awaited<ReturnType<UseCase<Endpoint>>>;
type Refusal = EndpointRefusal<Endpoint>;

/** A wrong code that is to be counted before anybody is told of it. */
interface WrongCode {
  readonly wrong: CollectionCode;
  readonly told: Parameters<ShipmentStore['writeCode']>[2];
}

/** Pieces that are handed over: with the proof, and the code that it used. */
interface Handing {
  readonly next: NextVersion;
  readonly handover: Handover;
  readonly used: CollectionCode;
}

type Change = WrongCode | Handing;
type Whole = WholeShipment & { readonly code: CollectionCode };

const answerOf = (shipment: Shipment, handover: Handover): Answer =>
  ok({ arrival: arrivalOf(shipment), handover: handoverShown(handover) });

const wrongCode = (
  { shipment, code }: Whole,
  now: Date,
  origin: Origin,
): { readonly change: WrongCode; readonly answer: Answer } => {
  const { code: wrong, isLocked, refusal } = afterWrongTry(code, now);
  const at = now.toISOString();
  const told = isLocked
    ? {
        history: [entryOf('code-locked', at, origin)],
        events: [codeEvent(CollectionCodeLockedV1, shipment, at, origin)],
      }
    : { history: [], events: [] };
  return { change: { wrong, told }, answer: refusal };
};

/** Pieces, code, proof, event and history: what one transaction writes of a handover. */
const handing = async (
  { numbers }: HandOverDeps,
  { shipment: before, code, typed, link }: Whole & { readonly typed: Pick<GivenCode, 'by'> },
  body: Request['body'],
  now: Date,
  origin: Origin,
): Promise<Handing> => {
  const { number } = before;
  const at = now.toISOString();
  const { by } = origin;
  const { pieces, event, proof } = handedOver(before, body, { by, now });
  const after = nextVersion(before, { pieces }, at);
  const changes = { pieces: { after: proof.pieces.join(', ') }, storage: { after: String(proof.storage) } };
  const seal = (kind: 'id' | 'tax', plain: string) => numbers.seal(number, proof.id, kind, plain);
  return {
    next: {
      before,
      after,
      tracking: event,
      history: [entryOf('handed-over', at, origin, { changes })],
      events: [
        trackedEvent(before, after, event, origin, isOwnCode(typed, link, by) ? { ownCode: true } : {}),
      ],
    },
    handover: {
      ...proof,
      idNumber: await seal('id', body.idNumber),
      ...(body.taxNumber === undefined ? {} : { taxNumber: await seal('tax', body.taxNumber) }),
    },
    used: afterUse(code, now),
  };
};

/** Why local money for the storage is not taken at the rate that the counter has seen; undefined where it is, and for U.S. dollars. */
const rateNotShown = async (
  { rateOfToday }: Pick<HandOverDeps, 'rateOfToday'>,
  { to }: Pick<Shipment, 'to'>,
  { storageLocal }: Request['body'],
) => (storageLocal === undefined ? undefined : rateRefused(to, await rateOfToday(to), storageLocal));

/** Decides about a handover as the shipment, its code and its proofs are now. */
const decide = async (
  deps: HandOverDeps,
  { params: { number }, body, caller, correlationId }: Request,
  whole: WholeShipment | undefined,
): Promise<Decision<Change, Answer, Refusal>> => {
  if (!whole || !isArrivalOf(caller, whole.shipment)) return noSuchShipment();
  const { shipment, handovers } = whole;
  const now = deps.clock();
  const known = recordedHandover(handovers, body);
  if (known?.ok) return { done: answerOf(shipment, known.value) };
  const missing =
    known ??
    notForHandover(shipment, body) ??
    (await proofMissing(deps.readFile, { number, ...body, before: handovers, now }));
  if (missing) return missing;
  const code = triableCode(whole.code, now);
  if (!code.ok) return code;
  const unpaid = storageNotTaken(await storageNow(deps, whole, now), body);
  if (unpaid) return unpaid;
  const refused = await rateNotShown(deps, whole.shipment, body);
  if (refused) return refused;
  const origin: Origin = { by: caller.userId, newId: deps.newId, correlationId };
  const tried: Whole = { ...whole, code: code.value };
  const typed = await deps.hashes.matching(number, liveCodes(code.value, now), body.code);
  if (typed === undefined) return wrongCode(tried, now, origin);
  const change = await handing(deps, { ...tried, typed }, body, now, origin);
  return { change, answer: answerOf(change.next.after, change.handover) };
};

/**
 * Hands pieces over to whoever has the code. A wrong code is counted before anything is told of it, and the right one opens one
 * handover: of two at once, one wins, and the other reads that the code was used.
 */
export const handOver =
  (deps: HandOverDeps): UseCase<Endpoint> =>
  async (request) => {
    const { number } = request.params;
    const tried = await changing<WholeShipment | undefined, Change, Answer, Refusal>(
      `Shipment ${number}`,
      {
        read: () => deps.shipments.whole(number),
        write: (change) =>
          'wrong' in change
            ? deps.shipments.writeCode(number, change.wrong, change.told)
            : deps.shipments.writeHandover(change.next, change.handover, change.used),
      },
      (whole) => decide(deps, request, whole),
      deps,
    );
    return tried.ok ? tried.value : tried;
  };
