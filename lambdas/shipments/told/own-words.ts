import { usualDayIn } from '#domain/departures/flight-id.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import { rowInWords } from '#domain/quotes/quote-words.ts';
import { eventName } from '#domain/shipments/code-words.ts';
import { shipmentDeedWords } from '#domain/shipments/deed-words.ts';
import type { CommodityLine } from '#domain/shipments/form/commodities.ts';
import { type ConsigneeFields, phoneShown } from '#domain/shipments/form/people.ts';
import { consentWays } from '#domain/shipments/form/search-consent.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import type { Whom } from '../../runtime/of-person.ts';
import { priceLines, whoDid } from '../../runtime/own-words.ts';

const countries = new Intl.DisplayNames('en-US', { type: 'region' });

const lineOf = ({ description, quantity, unitValue, origin }: CommodityLine): string => {
  const made = origin === undefined ? [] : [`made in ${countries.of(origin)}`];
  return [`${quantity} × ${description}`, `${dollars(unitValue)} each`, ...made].join(', ');
};

/** Somebody who receives a shipment. */
export const ownReceiver = (consignee: ConsigneeFields): Shown => {
  const { to, name, latinName, company, email, street, street2, city, region, postalCode } = consignee;
  const address = [street, street2, city, region, postalCode, destinations[to].country];
  return {
    name,
    latinName,
    company,
    phone: phoneShown(consignee, to),
    email,
    address: address.filter((line) => line !== '').join(', '),
  };
};

const peopleOf = ({ shipper, consignee, notifyParty, to }: Shipment): Shown => ({
  sender: { ...shipper, address: shipper.address.join(', ') },
  receiver: ownReceiver(consignee),
  notify: notifyParty && {
    name: notifyParty.name,
    latinName: notifyParty.latinName,
    phone: phoneShown(notifyParty, to),
  },
});

const pickupOf = ({ pickup }: Shipment): Shown['pickup'] =>
  pickup && {
    street: pickup.street,
    zip: pickup.zip,
    stairs: pickup.stairs,
    time: pickup.slot === undefined ? pickup.agreed?.words : slotWords(pickup.slot),
    booking: pickup.booking?.reference,
  };

const signedOf = ({ searchConsent, authorization }: Shipment): Shown => ({
  searchConsent: searchConsent && { how: consentWays[searchConsent.how], at: searchConsent.at },
  customs: authorization && {
    ein: authorization.ein,
    name: authorization.name,
    at: authorization.at,
    agreedTo: authorization.words,
  },
});

/** What its sender reads of a shipment: nothing of what only we work with. */
export const ownShipment = (shipment: Shipment): Shown => {
  const { promise, charged, departureId } = shipment;
  return {
    number: shipment.number,
    status: wordsOfState[shipment.state].desk,
    waybill: shipment.hawb,
    to: destinations[shipment.to].country,
    flight: departureId === undefined ? undefined : usualDayIn(departureId),
    createdAt: shipment.createdAt,
    bookedAt: shipment.bookedAt,
    closedAt: shipment.closedAt,
    ...peopleOf(shipment),
    goods: shipment.goods.map(rowInWords),
    inside: shipment.commodities.map(lineOf),
    dangers: shipment.dangerous,
    declaredValue: dollars(shipment.declaredValue),
    pickup: pickupOf(shipment),
    price: priceLines(promise.lines),
    total: dollars(promise.total),
    priceNow: charged && [...priceLines(charged.lines), `In all: ${dollars(charged.total)}`],
    ...signedOf(shipment),
  };
};

/** Something that happened to pieces of a shipment. */
export const ownEvent = (shipment: string, event: TrackingEvent): Shown => ({
  shipment,
  at: event.at,
  what: eventName(event),
});

/** Something that was done about a shipment. */
export const ownEntry = (
  shipment: string,
  { at, what, by, note }: ShipmentHistoryEntry,
  whom: Whom,
): Shown => ({
  shipment,
  at,
  what: `${whoDid(by, whom)} ${shipmentDeedWords[what]}`,
  note,
});
