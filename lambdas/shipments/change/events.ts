import type * as z from 'zod/mini';
import type { Asked } from '#domain/shipments/caller/asked-news.ts';
import type { TrackingEvent } from '#domain/shipments/happenings.ts';
import type { correctedCodes } from '#domain/shipments/news.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import type { PlacedHold, Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { CollectionCodeLockedV1 } from '#events/shipments/collection-code-locked.v1.ts';
import { CollectionCodeRenewedV1 } from '#events/shipments/collection-code-renewed.v1.ts';
import { HoldClearedV1 } from '#events/shipments/hold-cleared.v1.ts';
import { HoldPlacedV1 } from '#events/shipments/hold-placed.v1.ts';
import { PieceTrackedV1 } from '#events/shipments/piece-tracked.v1.ts';
import { ShipmentBookedV1 } from '#events/shipments/shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from '#events/shipments/shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from '#events/shipments/shipment-changed.v1.ts';
import { ShipmentCreatedV1 } from '#events/shipments/shipment-created.v1.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';

/** Who did it, and the ids of the request. */
export interface Origin {
  readonly by: string;
  readonly newId: () => string;
  readonly correlationId: string;
}

/** Subject, version and time of an event of a shipment. */
export const factsOf = ({ number, version, changedAt }: Shipment) => ({
  subject: number,
  version,
  at: changedAt,
});

export const createdEvent = (shipment: Shipment, origin: Origin): PublishedEvent => {
  const { number, ownerId, to, pieces, promise } = shipment;
  const quote = promise.quote === undefined ? {} : { quote: promise.quote };
  const data = { number, ownerId, to, pieces: pieces.length, total: promise.total, ...quote, by: origin.by };
  return compose(ShipmentCreatedV1, { ...factsOf(shipment), data }, origin);
};

export const bookedEvent = (shipment: Shipment, origin: Origin): PublishedEvent => {
  const { number, ownerId, departureId = '', hawb = '', promise, chargesTerm } = shipment;
  const { total } = promise;
  const data = {
    number,
    ownerId,
    departureId,
    hawb,
    ...loadOf(shipment.pieces),
    total,
    chargesTerm,
    by: origin.by,
  };
  return compose(ShipmentBookedV1, { ...factsOf(shipment), data }, origin);
};

/** What changed, for events and history: values only where they are no personal data. */
export type Changes = Readonly<Record<string, { readonly before?: string; readonly after?: string }>>;

/** What is promised to a sender whose shipment somebody else moved. */
export type Moved = NonNullable<z.infer<typeof ShipmentChangedV1.schema>['data']['moved']>;

interface ChangedBy {
  /** When somebody else than the sender moved it to another flight: what is promised now. */
  readonly moved?: Moved | undefined;
  /** When staff did it because the sender asked for it. */
  readonly asked?: Asked | undefined;
}

export const changedEvent = (
  shipment: Shipment,
  changed: Changes,
  origin: Origin,
  { moved, asked }: ChangedBy = {},
): PublishedEvent => {
  const { number, ownerId } = shipment;
  const told = { ...(moved === undefined ? {} : { moved }), ...(asked === undefined ? {} : { asked }) };
  const data = { number, ownerId, changed: { ...changed }, ...told, by: origin.by };
  return compose(ShipmentChangedV1, { ...factsOf(shipment), data }, origin);
};

export const cancelledEvent = (
  shipment: Shipment,
  origin: Origin,
  why?: 'not-booked' | undefined,
): PublishedEvent => {
  const { number, ownerId, departureId } = shipment;
  const flight = departureId === undefined ? {} : { departureId };
  const data = { number, ownerId, ...flight, ...(why === undefined ? {} : { why }), by: origin.by };
  return compose(ShipmentCancelledV1, { ...factsOf(shipment), data }, origin);
};

/** How many pieces are missing, were left behind or flew too far. */
const astrayIn = ({ pieces }: Shipment): number =>
  pieces.filter(({ exception }) => exception !== undefined).length;

/** What else is told of something that happened. */
interface AlsoTold {
  /** The news of it that the sender had and that is wrong. */
  readonly corrects?: (typeof correctedCodes)[number] | undefined;
  /** Whoever used the collection code had given it. */
  readonly ownCode?: true | undefined;
}

/** Something that happened to pieces. */
export const trackedEvent = (
  before: Shipment,
  after: Shipment,
  { id: eventId, code, pieces, at, source }: TrackingEvent,
  origin: Origin,
  { corrects, ownCode }: AlsoTold = {},
): PublishedEvent => {
  const { number, ownerId, departureId, leftFrom } = after;
  const data = {
    number,
    ownerId,
    eventId,
    code,
    pieces,
    at,
    ...(source === undefined ? {} : { source }),
    state: { before: before.state, after: after.state },
    ...(astrayIn(before) === astrayIn(after)
      ? {}
      : { astray: { before: astrayIn(before), after: astrayIn(after) } }),
    ...(corrects === undefined ? {} : { corrects }),
    ...(ownCode === undefined ? {} : { ownCode }),
    ...(departureId === undefined ? {} : { departureId }),
    ...(code === 'DEP' && leftFrom !== undefined ? { leftFrom } : {}),
    by: origin.by,
  };
  return compose(PieceTrackedV1, { ...factsOf(after), data }, origin);
};

/** What became of the code by which a shipment is collected. It changes no version of the shipment. */
export const codeEvent = (
  contract: typeof CollectionCodeLockedV1 | typeof CollectionCodeRenewedV1,
  shipment: Pick<Shipment, 'number' | 'ownerId' | 'version'>,
  at: string,
  origin: Origin,
): PublishedEvent => {
  const { number, ownerId, version } = shipment;
  const facts = { subject: number, version, at, data: { number, ownerId, by: origin.by } };
  return contract.type === CollectionCodeLockedV1.type
    ? compose(CollectionCodeLockedV1, facts, origin)
    : compose(CollectionCodeRenewedV1, facts, origin);
};

const kindsOf = (holds: readonly PlacedHold[]) => holds.map(({ kind }) => kind);

/**
 * An event for each hold that one version has and the other has not. `dueAt`: until when it is to be paid, where PAYMENT_DUE goes because
 * the sender's account has it.
 */
export const holdEvents = (
  before: Shipment | undefined,
  after: Shipment,
  origin: Origin,
  dueAt?: string,
): readonly PublishedEvent[] => {
  const { number, ownerId } = after;
  const had = kindsOf(before?.holds ?? []);
  const has = kindsOf(after.holds);
  const facts = factsOf(after);
  const placed = after.holds
    .filter(({ kind }) => !had.includes(kind))
    .map(({ kind, by }) => compose(HoldPlacedV1, { ...facts, data: { number, ownerId, kind, by } }, origin));
  const cleared = had
    .filter((kind) => !has.includes(kind))
    .map((kind) =>
      compose(
        HoldClearedV1,
        {
          ...facts,
          data: {
            number,
            ownerId,
            kind,
            by: origin.by,
            ...(kind === 'PAYMENT_DUE' && dueAt !== undefined ? { dueAt } : {}),
          },
        },
        origin,
      ),
    );
  return [...placed, ...cleared];
};
