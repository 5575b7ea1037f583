import { sampleConsignee } from '#domain/shipments/testing/sample-form.ts';
import { emptyBarrel, emptyBox } from '#web/price-form/draft/draft.ts';
import { emptyLine, emptyShipment, type TypedShipment } from '../draft/typed.ts';

const empty = emptyShipment('019366a1-0000-7000-8000-000000000001');
const { to: _, ...consignee } = sampleConsignee;

/** A barrel and two boxes to Georgetown, completely typed. */
export const typedSample: TypedShipment = {
  ...empty,
  price: {
    ...empty.price,
    goods: [
      { ...emptyBarrel(1, 'B55'), weight: '140' },
      { ...emptyBox(2), quantity: '2', length: '18', width: '18', height: '18', weight: '40' },
    ],
  },
  consignee: { ...empty.consignee, ...consignee },
  purpose: 'GIFT',
  lines: [
    { ...emptyLine(1), description: 'Rice and canned food', quantity: '40', value: '3' },
    { ...emptyLine(2), description: 'Children’s shoes', quantity: '4', value: '25.00' },
  ],
  dangerous: 'no',
  nothingProhibited: true,
  searchConsent: true,
  departureId: 'GY-2026-11-27',
};
