import { destinations } from '#domain/kernel/destinations.ts';
import { holds } from '#domain/shipments/holds.ts';
import { isClosed, progressOf } from '#domain/shipments/lifecycle.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import { stateWords } from '#domain/shipments/tracking/event-words.ts';
import type { BadgeTone } from '#web/ui/layout/badge.tsx';

/** The status of a shipment in a list, where its flight is not known: `3 of 4 pieces: Left New York`. */
export const listStatus = ({ pieces, to }: ShipmentSummary, dock: string): string => {
  const { state, reached, of } = progressOf(pieces);
  const journey = {
    departs: 'a flight',
    dock,
    from: 'New York',
    to: destinations[to].airport,
    flight: 'a flight',
  };
  const words = stateWords(state, journey);
  return reached === of ? words : `${reached} of ${of} pieces: ${words}`;
};

/** The color of a status: green only for done, yellow where something waits for the sender. */
export const toneOf = (shipment: ShipmentSummary): BadgeTone => {
  if (needsOf(shipment).length > 0) return 'time';
  return shipment.state === 'DELIVERED' ? 'done' : 'plain';
};

/** What a shipment needs from its sender, one short sentence each; empty when nothing. */
export const needsOf = ({
  state,
  holds: placed,
}: Pick<ShipmentSummary, 'state' | 'holds'>): readonly string[] => {
  if (isClosed(state)) return [];
  const open = placed.filter((kind) => holds[kind].byCustomer || kind === 'PAYMENT_DUE');
  const waitsForUs = placed.some((kind) => holds[kind].blocks.includes('booking'));
  return [
    ...(state === 'DRAFT' && !waitsForUs ? ['Not booked yet: choose a flight'] : []),
    ...open.map((kind) => holds[kind].name),
  ];
};
