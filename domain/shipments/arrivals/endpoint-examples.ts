import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { arrivalOnFlight } from './arrival-flight.ts';
import type { arrivalFlightEndpoints } from './flight-endpoints.ts';

const id = 'GY-2026-11-27';
const landed = {
  ...sampleShipment,
  departureId: id,
  state: 'ARRIVED' as const,
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'ARRIVED' as const })),
};
const arrivals = [arrivalOnFlight(landed, id)].filter((arrival) => arrival !== undefined);

export const arrivalFlightExamples: EndpointExamples<typeof arrivalFlightEndpoints> = {
  arrivalFlight: {
    params: { id },
    reply: {
      flight: {
        id,
        to: 'GY',
        day: '2026-11-27',
        originAirport: 'JFK',
        destinationAirport: 'GEO',
        carrier: 'Caribbean Airlines',
        flightNumber: 'BW527',
        mawb: '106-12345675',
        leftAt: '2026-11-27T23:10:00.000Z',
        landedAt: '2026-11-28T05:02:00.000Z',
        manifests: 1,
      },
      arrivals,
    },
  },
  checkInFlight: {
    params: { id },
    body: { shipments: [{ number: sampleShipment.number, here: [1, 2], missing: [3] }] },
    reply: { arrivals, notDone: [] },
  },
};
