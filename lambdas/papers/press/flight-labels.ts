import type { Flight } from '#domain/departures/flight.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type Label, labelsOf } from '#domain/papers/content/labels.ts';
import { LABELS_AT_ONCE } from '#domain/papers/limits.ts';
import type { PaperFormat } from '#domain/papers/paper.ts';
import type { Brand } from '#domain/settings/brand.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { printedLabels } from './labels.ts';
import { type Prepared, type PressRefusal, tooEarly } from './press.ts';

interface FlightLabels {
  readonly flight: Flight;
  readonly brand: Brand;
  /** Everybody who has a place on it. */
  readonly shipments: readonly Shipment[];
}

interface Placed {
  readonly label: Label;
  /** Its place among the others, which a booking or a cancellation in between does not change. */
  readonly place: string;
}

/** Where a shipment stands: by when it was booked, so that who books while labels are printed comes last. */
const placeOf = ({ bookedAt = '', number }: Shipment): string => `${bookedAt}#${number}`;

/** The labels of everything that flies with a flight, shipment by shipment. */
const allLabels = ({ flight, brand, shipments }: FlightLabels): readonly Placed[] =>
  shipments
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .flatMap((shipment) => {
      const wanted = partOn(shipment, flight.id)
        .pieces.filter(({ state }) => state !== 'CANCELLED')
        .map(({ n }) => n);
      return labelsOf({ shipment, flights: [flight], brand }, wanted).map((label, at) => ({
        label,
        place: `${placeOf(shipment)}#${String(wanted[at]).padStart(3, '0')}`,
      }));
    });

/** The labels of a whole flight, as many as one call makes, beginning after the one at this place. */
export const flightLabelsPress = (
  source: FlightLabels,
  { format, after = '' }: { readonly format: PaperFormat; readonly after?: string | undefined },
): Result<Prepared, never, PressRefusal> => {
  // The list of a flight lags behind its places by moments, and a label that is missing is a piece that nobody can scan.
  if (source.shipments.length < source.flight.shipments)
    return tooEarly('Someone has just been booked on this flight. Try again in a few seconds.');
  const all = allLabels(source);
  if (all.length === 0) return tooEarly('Nothing is booked on this flight yet. There is nothing to label.');
  const rest = all.filter(({ place }) => place > after);
  if (rest.length === 0) return tooEarly('All labels of this flight are printed.');
  const printed = rest.slice(0, LABELS_AT_ONCE);
  const labels = printed.map(({ label }) => label);
  const before = all.length - rest.length;
  const last = printed.at(-1)?.place;
  const part = {
    from: before + 1,
    to: before + printed.length,
    of: all.length,
    ...(printed.length < rest.length && last !== undefined ? { next: last } : {}),
  };
  return ok({
    content: { labels, part },
    part,
    print: printedLabels(labels, { title: `Labels ${source.flight.id}`, format }),
  });
};
