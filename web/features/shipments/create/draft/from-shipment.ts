import { typedGoods } from '#domain/quotes/typed-goods.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { emptyShipment, type TypedShipment, toDestination } from './typed.ts';

const dollarsTyped = (cents: number): string => (cents / 100).toFixed(2).replace(/\.00$/, '');

const priceOf = (shipment: Shipment, empty: TypedShipment): TypedShipment['price'] => {
  const { goods, service, insured, brokerage, door, pickup } = shipment;
  return {
    ...empty.price,
    ...typedGoods(goods),
    express: service === 'express',
    insured,
    brokerage,
    door: door !== undefined,
    pickup: pickup !== undefined,
    zip: pickup?.zip ?? '',
    stairs: pickup?.stairs ?? false,
  };
};

/** The form of a shipment that exists, to change it. */
export const typedOf = (shipment: Shipment, key: string): TypedShipment => {
  const empty = toDestination(emptyShipment(key), shipment.to);
  const { to: _, ...consignee } = shipment.consignee;
  const { number, version, notifyParty, promise } = shipment;
  return {
    ...empty,
    made: { number, version, form: '', total: promise.total },
    isBooked: shipment.state !== 'DRAFT',
    quote: promise.quote ?? '',
    price: priceOf(shipment, empty),
    consignee,
    notify: notifyParty ? { wanted: true, ...notifyParty } : empty.notify,
    purpose: shipment.purpose,
    chargesTerm: shipment.chargesTerm,
    incoterm: shipment.incoterm,
    lines: shipment.commodities.map((line, index) => ({
      id: index + 1,
      description: line.description,
      quantity: String(line.quantity),
      value: dollarsTyped(line.unitValue),
      origin: line.origin ?? '',
      scheduleB: line.scheduleB ?? '',
      notThat: line.notThat,
    })),
    dangerous: shipment.dangerous === undefined ? 'no' : 'yes',
    dangerousWords: shipment.dangerous ?? '',
    nothingProhibited: true,
    searchConsent: shipment.searchConsent !== undefined,
    pickupStreet: shipment.pickup?.street ?? '',
    departureId: shipment.departureId ?? shipment.waits?.departureId ?? '',
  };
};
