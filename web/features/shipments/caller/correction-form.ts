import type { RateCard } from '#domain/quotes/rate-card.ts';
import type { Reach } from '#domain/shipments/caller/correction.ts';
import { parcelsIn } from '#domain/shipments/form/from-parcels.ts';
import type { ShipmentFields, ShipmentStep } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { formOf } from '../create/draft/form-of.ts';
import type { TypedShipment } from '../create/draft/typed.ts';

const steps: Readonly<Record<Reach, readonly ShipmentStep[]>> = {
  ALL: ['people', 'pieces', 'contents', 'terms'],
  GOODS: ['people', 'pieces', 'contents'],
  RECEIVER: ['people'],
  CONTACT: ['people'],
  NONE: [],
};

/**
 * The parts of the form that can still be corrected. Pieces that are parcels of a mailbox are not declared; how goods come is changed with
 * their booking, and the flight on the page of the shipment.
 */
export const stepsFor = (
  reach: Reach,
  { howItComes }: Pick<Shipment, 'howItComes'>,
): readonly ShipmentStep[] => steps[reach].filter((step) => howItComes !== 'MAILBOX' || step !== 'pieces');

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const goodsTyped = ({ price: { goods, lengthUnit, weightUnit } }: TypedShipment) => [
  goods,
  lengthUnit,
  weightUnit,
];

/** The form that corrects a shipment. What nobody has touched is as the shipment has it, however it would be typed today. */
export const correctionForm = (
  shipment: Shipment,
  opened: TypedShipment,
  typed: TypedShipment,
  card: RateCard,
): ShipmentFields => {
  const form = formOf(typed, card);
  const { to: _country, ...receiver } = shipment.consignee;
  return {
    ...form,
    ...(same(opened.consignee, typed.consignee) ? { consignee: { to: shipment.to, ...receiver } } : {}),
    ...(same(goodsTyped(opened), goodsTyped(typed)) ? { goods: shipment.goods } : {}),
    ...(same(opened.lines, typed.lines) ? { commodities: shipment.commodities } : {}),
    ...(shipment.howItComes === 'MAILBOX'
      ? { howItComes: 'MAILBOX' as const, parcels: [...parcelsIn(shipment)] }
      : {}),
  };
};
