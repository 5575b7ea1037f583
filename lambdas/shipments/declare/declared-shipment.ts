import type { Profile } from '#domain/identity/profile.ts';
import { declaredValueOf } from '#domain/shipments/form/commodities.ts';
import type { SearchConsent } from '#domain/shipments/form/search-consent.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import { piecesOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { labelName } from '../../identity/index.ts';

/** The sender as the profile has them. */
export const shipperOf = (profile: Profile): Shipment['shipper'] => {
  const { company_name, phone_e164, address_line1, address_line2, city, state, zip_code, country } = profile;
  const town = [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name: labelName(profile),
    ...(company_name ? { company: company_name } : {}),
    ...(phone_e164 ? { phone: phone_e164 } : {}),
    address: [address_line1, address_line2, town].filter((line): line is string => Boolean(line)),
    country: country ?? '',
  };
};

/** The fields of a shipment that its form declares. The pieces are new ones in this state. */
export const declaredFields = (form: ShipmentForm, state: 'DRAFT' | 'BOOKED') => {
  const {
    quote: _quote,
    nothingProhibited: _said,
    searchConsent: _agreed,
    parcels: _pieces,
    ...declared
  } = form;
  return {
    ...declared,
    consignee: { ...declared.consignee, to: declared.to },
    pieces: piecesOf(declared.goods, state),
    declaredValue: declaredValueOf(declared.commodities),
  };
};

/** The consent of a shipment whose sender sends a form, which none does without it: the first one stays. */
export const consentOnline = (
  { searchConsent, ownerId }: Pick<Shipment, 'searchConsent' | 'ownerId'>,
  at: string,
): SearchConsent => searchConsent ?? { at, by: ownerId, how: 'ONLINE' };

/** The form again, as far as a shipment keeps it: to see whether two are the same. */
export const formOf = (shipment: Shipment): string => {
  const { to, service, incoterm, purpose, chargesTerm, consignee, notifyParty, goods, commodities } =
    shipment;
  const { insured, brokerage, door, dangerous, howItComes, pickup } = shipment;
  return JSON.stringify([
    [to, service, incoterm, purpose, chargesTerm, consignee, notifyParty, goods, commodities],
    [insured, brokerage, door, dangerous, howItComes, pickup],
  ]);
};
