import { refuse } from '#domain/kernel/result.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { mayMeasure, scalePhotos, unproved } from '#domain/shipments/measuring.ts';
import { flightsOf, partOn } from '#domain/shipments/piece-flights.ts';
import { loadOf, type Piece } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { FileReader } from '../../files/index.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { type Changes, changedEvent } from '../change/events.ts';
import type { Flights } from '../change/flight-place.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import type { PriceDeps } from '../declare/price-form.ts';
import { type MeasuredPrice, priceMeasured } from '../declare/price-measured.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { wrongPhotos } from './scale-photos.ts';

interface MeasureDeps extends ChangeDeps, Pick<PriceDeps, 'readSetting' | 'rateCards'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'mine' | 'write' | 'entry'>;
  readonly flights: Pick<Flights, 'changePlace'>;
  readonly readFile: FileReader;
}

type Measures = UseCaseRequest<typeof shipmentEndpoints.measure>['body'];

const THOUSANDTHS = 1000;
const pounds = (thousandthsLb: number): string => `${thousandthsLb / THOUSANDTHS} lb`;

/** The pieces with what was measured of them. What a second measure leaves out stays as the first one found it. */
const withMeasures = (pieces: readonly Piece[], body: Measures, at: string, by: string): Piece[] =>
  pieces.map((piece) => {
    const found = body.pieces.findLast(({ n }) => n === piece.n);
    if (found === undefined) return piece;
    const { n: _piece, ...measured } = found;
    return { ...piece, measured: { ...piece.measured, ...measured, at, by } };
  });

/** Why these pieces cannot be measured now; undefined when they can. */
const notMeasurable = (before: Shipment, { pieces }: Measures) => {
  const unknown = pieces.filter(({ n }) => !before.pieces.some((piece) => piece.n === n));
  if (unknown.length > 0)
    return refuse('PIECE_NOT_FOUND', `This shipment has no piece ${unknown.map(({ n }) => n).join(', ')}.`);
  const away = before.pieces.filter((piece) => pieces.some(({ n }) => n === piece.n) && !mayMeasure(piece));
  return away.length === 0
    ? undefined
    : refuse(
        'NOT_AT_DOCK',
        `Piece ${away.map(({ n }) => n).join(', ')} is not at our dock. Check it in first, then weigh it.`,
        { shipment: before },
      );
};

const photoNeeded = () =>
  refuse(
    'PHOTO_NEEDED',
    'This is more than 10% over what was declared. Take a photo of the scale, for the sender has to see it.',
  );

const photosIn = ({ pieces }: Measures): readonly string[] => pieces.flatMap(({ photo }) => photo ?? []);

/** Why these measures are not kept, whatever they come to; undefined when they can be. */
const notTaken = async ({ readFile }: MeasureDeps, before: Shipment, body: Measures, now: Date) => {
  const wrong = notMeasurable(before, body);
  if (wrong) return wrong;
  return unproved(before.pieces, body.pieces).length > 0
    ? photoNeeded()
    : wrongPhotos(readFile, { number: before.number, photos: photosIn(body), now });
};

/** The weight of each piece before and after, for the history. */
const weightChanges = (before: Shipment, after: Shipment): Changes => {
  const [was, is] = [loadOf(before.pieces).thousandthsLb, loadOf(after.pieces).thousandthsLb];
  return { weight: { before: pounds(was), after: pounds(is) } };
};

/** The writes that change the load of each flight on which a measured piece has its place, even below what is free. */
const placesOf = (
  flights: MeasureDeps['flights'],
  before: Shipment,
  after: Shipment,
  now: Date,
): Readonly<Record<string, Write>> =>
  Object.fromEntries(
    flightsOf(before).flatMap((flight) => {
      const loads = {
        before: loadOf(partOn(before, flight).pieces),
        after: loadOf(partOn(after, flight).pieces),
      };
      return loads.before.thousandthsLb === loads.after.thousandthsLb
        ? []
        : [[`place-${flight}`, flights.changePlace(flight, { ...loads, measured: true, now })]];
    }),
  );

type Asked = Pick<Shipment, 'holds' | 'reweigh' | 'charged'>;

/**
 * What is charged, and what the sender is asked. Within the tolerance the promise stands. What they agreed to covers what costs no
 * more; above that they are asked again, and until then the last price that they know is charged.
 */
const askedOf = (
  { holds, reweigh, charged, pieces }: Shipment,
  { needsYes, declaredLb, measuredLb, ...price }: MeasuredPrice,
  at: string,
  by: string,
): Asked => {
  const others = holds.filter(({ kind }) => kind !== 'REWEIGH');
  if (!needsYes) return { holds: others, reweigh: undefined, charged: undefined };
  const asked = { ...price, declaredLb, measuredLb, photos: [...scalePhotos(pieces)], at };
  if (charged !== undefined && price.total <= charged.total)
    return {
      holds: others,
      reweigh: { ...asked, status: 'APPROVED', decidedAt: reweigh?.decidedAt ?? at },
      charged: price,
    };
  const note = `Measured ${measuredLb} lb, declared ${declaredLb} lb.`;
  return {
    holds: [...others, { kind: 'REWEIGH', at, by, note }],
    reweigh: { ...asked, status: 'TO_APPROVE' },
    charged,
  };
};

/** A field that is undefined is not kept. */
const without = (shipment: Shipment): Shipment => JSON.parse(JSON.stringify(shipment)) as Shipment;

const isSame = (
  entry: { readonly what: string; readonly note?: string | undefined },
  note: string,
): boolean => entry.what === 'measured' && entry.note === note;

/** What the history keeps of a measure: its pieces, so that the same id with other weights is no repetition. */
const noteOf = ({ pieces }: Measures): string =>
  pieces.map(({ n, thousandthsLb }) => `Piece ${n}: ${pounds(thousandthsLb)}`).join(', ');

/**
 * Keeps what pieces weigh and measure, once for each id. Their flight carries what they weigh now. The sender is asked when it is
 * more than the tolerance over what they declared, and sees the scale.
 */
export const measurePieces =
  (deps: MeasureDeps): UseCase<typeof shipmentEndpoints.measure> =>
  async ({ params: { number }, body, caller: { userId }, correlationId }) =>
    changeShipment(deps, {
      number,
      by: userId,
      correlationId,
      decide: async (before, now, origin) => {
        const note = noteOf(body);
        const known = await deps.shipments.entry(number, body.eventId);
        if (known)
          return isSame(known, note)
            ? { done: before }
            : refused(refuse('EVENT_EXISTS', 'Something else was recorded under this id already.'));
        const wrong = await notTaken(deps, before, body, now);
        if (wrong) return refused(wrong);
        const at = now.toISOString();
        const weighed = nextVersion(before, { pieces: withMeasures(before.pieces, body, at, userId) }, at);
        const price = await priceMeasured(deps, weighed);
        if (!price.ok) return refused(price);
        const asked = askedOf(weighed, price.value, at, userId);
        // What was measured without a photo before that was asked for of each piece: the sender has nothing to see.
        if (asked.reweigh?.photos.length === 0) return refused(photoNeeded());
        const after = without({ ...weighed, ...asked });
        const changes = weightChanges(before, after);
        return {
          deed: {
            after,
            guards: placesOf(deps.flights, before, after, now),
            history: [{ ...entryOf('measured', at, origin, { note, changes }), id: body.eventId }],
            events: [changedEvent(after, changes, origin)],
            holdNote: 'What was measured is within 10% of what was declared, or costs no more.',
          },
        };
      },
    });
