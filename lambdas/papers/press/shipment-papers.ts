import { destinations } from '#domain/kernel/destinations.ts';
import { ok } from '#domain/kernel/result.ts';
import { piecesFrom, shipmentFacts } from '#domain/papers/content/shipment-facts.ts';
import { printInvoice, printPackingList, printReceipt, printWaybill } from '../print/shipment-papers.ts';
import { type ShipmentPress, type ShipmentSource, tooEarly } from './press.ts';

const NOT_BOOKED = 'This shipment is not booked, or all of its pieces are canceled.';

/** What the papers say about all pieces that were not canceled; undefined while there is none that was booked. */
const factsOf = ({ shipment, brand }: ShipmentSource) => {
  const pieces = piecesFrom(shipment.pieces, 'BOOKED');
  return pieces.length === 0 ? undefined : shipmentFacts(shipment, pieces, brand);
};

/** The house air waybill, from the day on which the shipment has a number and a flight. */
export const waybillPress: ShipmentPress = (source) => {
  const { shipment, flights } = source;
  const facts = factsOf(source);
  const flight = flights.find(({ id }) => id === shipment.departureId);
  if (facts === undefined) return tooEarly(NOT_BOOKED);
  if (shipment.hawb === undefined || flight === undefined)
    return tooEarly('A house air waybill needs a flight. This shipment is on none.');
  const waybill = {
    hawb: shipment.hawb,
    mawb: flight.mawb ?? 'Not yet assigned',
    from: flight.originAirport,
    to: `${flight.destinationAirport}, ${destinations[shipment.to].country}`,
    flight: [flight.carrier, flight.flightNumber].filter(Boolean).join(' ') || 'Not yet assigned',
    day: flight.day,
  };
  return ok({ content: { facts, waybill }, print: (stamp) => printWaybill(facts, waybill, stamp) });
};

/** The receipt, for the pieces that have come to our dock. */
export const receiptPress: ShipmentPress = ({ shipment, brand, pickup }) => {
  const pieces = piecesFrom(shipment.pieces, 'RECEIVED');
  if (pieces.length === 0) return tooEarly('No piece of this shipment is at the dock yet.');
  const facts = shipmentFacts(shipment, pieces, brand);
  const content = pickup === undefined ? facts : { ...facts, pickup };
  return ok({ content, print: (stamp) => printReceipt(facts, stamp, pickup) });
};

export const invoicePress: ShipmentPress = (source) => {
  const facts = factsOf(source);
  return facts === undefined
    ? tooEarly(NOT_BOOKED)
    : ok({ content: facts, print: (stamp) => printInvoice(facts, stamp) });
};

export const packingListPress: ShipmentPress = (source) => {
  const facts = factsOf(source);
  return facts === undefined
    ? tooEarly(NOT_BOOKED)
    : ok({ content: facts, print: (stamp) => printPackingList(facts, stamp) });
};
