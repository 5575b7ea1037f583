import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import type { dockEndpoints } from './endpoints.ts';
import { type PieceAtDock, pieceAtDock } from './piece-at-dock.ts';

const { number } = sampleShipment;
const eventId = '0d6a7c3e-0000-4000-8000-00000000000b';
const piece = pieceAtDock(sampleShipment, 1) as PieceAtDock;

/** Examples of what the dock asks. */
export const dockExamples: EndpointExamples<typeof dockEndpoints> = {
  pieceAtDock: { params: { number, n: '1' }, reply: { piece } },
  pieceOfParcel: { params: { code: 'PCL-7K3M9Q2X' }, reply: { piece } },
  scan: {
    params: { number },
    body: { eventId, n: 1, act: 'CHECK_IN', at: '2026-11-20T15:00:00.000Z' },
    reply: { piece, recorded: true },
  },
  loadOfFlight: { params: { id: 'GY-2026-11-27' }, reply: { load: { done: 12, of: 14 } } },
  undoEvent: {
    params: { number, eventId },
    body: { id: '0d6a7c3e-0000-4000-8000-00000000000c' },
    reply: { piece },
  },
};
