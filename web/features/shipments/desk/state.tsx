import type { FlightStage } from '#domain/shipments/flight-stages.ts';
import { type PieceState, progressOf } from '#domain/shipments/lifecycle.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

/** The stages of a flight's pieces as the desk reads them. */
export const stageNames: Readonly<Record<FlightStage, string>> = {
  EXPECTED: 'not at the dock yet',
  TO_SCREEN: 'to screen',
  TO_LOAD: 'screened, to load',
  ON_LIST: 'on the manifest',
  HELD: 'on hold',
};

const toneOf = (state: PieceState): BadgeTone => {
  if (state === 'DELIVERED') return 'done';
  if (state === 'DRAFT' || state === 'CANCELLED') return 'plain';
  return state === 'BOOKED' || state === 'PICKED_UP' ? 'time' : 'note';
};

/** The state of a piece as a badge. */
export const StateBadge = ({ state }: { readonly state: PieceState }) => (
  <Badge tone={toneOf(state)} wraps>
    {wordsOfState[state].desk}
  </Badge>
);

/** How far the pieces of a shipment are: `Left`, or `2 of 3 Left`. */
export const progressWords = (pieces: ShipmentSummary['pieces']): string => {
  const { state, reached, of } = progressOf(pieces);
  return reached === of ? wordsOfState[state].desk : `${reached} of ${of}: ${wordsOfState[state].desk}`;
};
