import { declaredValueOf } from '../form/commodities.ts';
import { piecesOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { sampleForm } from './sample-form.ts';

const at = '2026-11-20T15:00:00.000Z';

const { nothingProhibited: _said, searchConsent: _agreed, ...declared } = sampleForm;
const ownerId = '2f0c0e2e-0000-4000-8000-000000000001';

/** The shipment of the sample form, booked. */
export const sampleShipment: Shipment = {
  ...declared,
  number: '7K3M9-Q2X4T-C',
  version: 2,
  state: 'BOOKED',
  ownerId,
  shipper: {
    name: 'Sample Sender',
    phone: '+12015550142',
    address: ['1 Sample Street', 'Newark, NJ 07102'],
    country: 'United States',
  },
  pieces: piecesOf(sampleForm.goods, 'BOOKED'),
  declaredValue: declaredValueOf(sampleForm.commodities),
  promise: {
    total: 63_000,
    lines: [
      { code: 'freight', text: 'Freight, 80 lb × $3.50', amount: 28_000 },
      { code: 'barrel', text: '55-gallon barrel, flat price up to 150 lb', amount: 35_000 },
      { code: 'MY', text: 'Fuel, included', amount: 0 },
      { code: 'SC', text: 'Security screening, included', amount: 0 },
    ],
    rateCardVersion: 1,
  },
  departureId: 'GY-2026-11-27',
  hawb: 'SKB-12345675',
  holds: [{ kind: 'PAYMENT_DUE', at, by: 'system' }],
  searchConsent: { at, by: ownerId, how: 'ONLINE' },
  eei: { status: 'EXEMPT', citation: 'NOEEI 30.37(a)' },
  createdAt: at,
  changedAt: at,
  bookedAt: at,
};
