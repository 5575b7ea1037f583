import type { ConsigneeFields } from '../form/people.ts';
import type { ShipmentFields } from '../form/shipment-form.ts';

/** An invented receiver in Georgetown. */
export const sampleConsignee: ConsigneeFields = {
  to: 'GY',
  name: 'Marva Sample',
  company: '',
  phoneCode: '+592',
  phone: '600-1234',
  email: '',
  street: '12 Sample Street',
  street2: '',
  city: 'Georgetown',
  region: '',
  postalCode: '',
};

/** A barrel and two boxes to Georgetown, as somebody declares them. */
export const sampleForm: ShipmentFields = {
  to: 'GY',
  consignee: sampleConsignee,
  purpose: 'GIFT',
  chargesTerm: 'PREPAID',
  service: 'standard',
  incoterm: 'DAP',
  goods: [
    { kind: 'barrel', barrel: 'B55', quantity: 1, weight: 140, weightUnit: 'lb', emptyNeeded: false },
    {
      kind: 'box',
      quantity: 2,
      length: 18,
      width: 18,
      height: 18,
      lengthUnit: 'in',
      weight: 40,
      weightUnit: 'lb',
    },
  ],
  commodities: [
    { description: 'Rice and canned food', quantity: 40, unitValue: 300, origin: 'US', notThat: false },
    { description: 'Children’s shoes', quantity: 4, unitValue: 2_500, notThat: false },
  ],
  insured: false,
  brokerage: false,
  nothingProhibited: true,
  searchConsent: true,
  howItComes: 'DROP_OFF',
};
