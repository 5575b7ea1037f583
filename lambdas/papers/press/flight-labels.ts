import type { Flight } from '#domain/departures/flight.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
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

/** The labels of everything that flies with a flight, shipment by shipment. */
const allLabels = ({ flight, brand, shipments }: FlightLabels): readonly Label[] =>
  shipments
    .toSorted((one, other) => one.number.localeCompare(other.number))
    .flatMap((shipment) => {
      const wanted = partOn(shipment, flight.id)
        .pieces.filter(({ state }) => state !== 'CANCELLED')
        .map(({ n }) => n);
      return labelsOf({ shipment, flights: [flight], brand }, wanted);
    });

/** The labels of a whole flight, as many as one call makes, beginning with the label of this place. */
export const flightLabelsPress = (
  source: FlightLabels,
  { format, from = 1 }: { readonly format: PaperFormat; readonly from?: number | undefined },
): Result<Prepared, PressRefusal> => {
  const all = allLabels(source);
  const labels = all.slice(from - 1, from - 1 + LABELS_AT_ONCE);
  if (all.length === 0) return tooEarly('Nothing is booked on this flight yet. There is nothing to label.');
  if (labels.length === 0)
    return refuse('PIECE_NOT_FOUND', `This flight has ${all.length} labels. There is no label ${from}.`);
  const part = { from, to: from - 1 + labels.length, of: all.length };
  return ok({
    content: { labels, part },
    part,
    print: printedLabels(labels, { title: `Labels ${source.flight.id}`, format }),
  });
};
