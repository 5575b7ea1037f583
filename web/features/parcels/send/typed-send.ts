import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { EstimateRequest } from '#domain/quotes/estimate.ts';
import type { ChargesTerm, Incoterm, Purpose } from '#domain/shipments/form/choices.ts';
import type { CommodityLine } from '#domain/shipments/form/commodities.ts';
import { commoditiesOfParcels, goodsOfParcels } from '#domain/shipments/form/from-parcels.ts';
import type { ConsigneeFields } from '#domain/shipments/form/people.ts';
import { estimateRequestOf } from '#domain/shipments/form/price.ts';
import type { ShipmentFields } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { numberOf } from '#web/price-form/draft/units.ts';

/** What somebody says who sends parcels on. */
export interface TypedSend {
  /** The parcels that go, by their codes. */
  readonly codes: readonly string[];
  readonly receiver: ConsigneeFields | undefined;
  /** Empty until it is said. */
  readonly purpose: Purpose | '';
  readonly chargesTerm: ChargesTerm;
  readonly incoterm: Incoterm;
  readonly insured: boolean;
  /** Dollars for one, of lines whose value nobody had to say until now, by `<code>.<line>`. */
  readonly values: Readonly<Record<string, string>>;
  readonly nothingProhibited: boolean;
  readonly searchConsent: boolean;
  readonly departureId: string;
}

/** What is sent usually: the receiver, purpose and terms of the last shipment. What somebody agrees to is asked each time. */
export const typedFrom = (codes: readonly string[], last: Shipment | undefined): TypedSend => ({
  codes,
  receiver: last && { ...last.consignee, to: last.to },
  purpose: last?.purpose ?? '',
  chargesTerm: last?.chargesTerm ?? 'PREPAID',
  incoterm: last?.incoterm ?? 'DAP',
  insured: false,
  values: {},
  nothingProhibited: false,
  searchConsent: false,
  departureId: '',
});

/** A line of what is inside, and what its value is called in the form. */
export interface InsideLine {
  readonly key: string;
  readonly commodity: CommodityLine;
  /** Its value was never said: a gift, or used things. */
  readonly asksValue: boolean;
}

/** What customs reads, line by line: what its owner told of each parcel, and the values that they give here. */
export const insideOf = (parcels: readonly OwnParcel[], values: TypedSend['values']): readonly InsideLine[] =>
  commoditiesOfParcels(parcels).map(({ parcel, line, commodity }) => {
    const key = `${parcel}.${line}`;
    if (!Number.isNaN(commodity.unitValue)) return { key, commodity, asksValue: false };
    const dollars = numberOf(values[key] ?? '') ?? Number.NaN;
    return { key, commodity: { ...commodity, unitValue: Math.round(dollars * 100) }, asksValue: true };
  });

/** The shipment as the API takes it, complete or not: the rules of shipments say what is missing. */
export const formOf = (
  typed: TypedSend,
  parcels: readonly OwnParcel[],
  receiver: ConsigneeFields,
): ShipmentFields => ({
  to: receiver.to,
  consignee: receiver,
  purpose: typed.purpose || 'PERSONAL_EFFECTS',
  chargesTerm: typed.chargesTerm,
  service: 'standard',
  incoterm: typed.incoterm,
  goods: goodsOfParcels(parcels),
  commodities: insideOf(parcels, typed.values).map(({ commodity }) => commodity),
  insured: typed.insured,
  brokerage: false,
  nothingProhibited: typed.nothingProhibited,
  searchConsent: typed.searchConsent,
  howItComes: 'MAILBOX',
  parcels: parcels.map(({ code }) => code),
});

/** The price that it asks for. */
export const requestOf = (form: ShipmentFields): EstimateRequest =>
  estimateRequestOf(form, { deliveryTowns: [] });
