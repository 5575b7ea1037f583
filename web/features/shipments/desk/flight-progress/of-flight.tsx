import type { ReactNode } from 'react';
import { partOn } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { useShipment } from '../use-desk-shipments.ts';

/** Loads a shipment and shows something of it: whole, and with only those of its pieces that fly with the flight. */
export const OfFlight = ({
  number,
  flight,
  children,
}: {
  readonly number: string;
  readonly flight: string;
  readonly children: (shipment: Shipment, part: Shipment) => ReactNode;
}) => (
  <Loaded query={useShipment(number)} loading="Loading the shipment…" lines={4}>
    {({ shipment }) => children(shipment, partOn(shipment, flight))}
  </Loaded>
);
