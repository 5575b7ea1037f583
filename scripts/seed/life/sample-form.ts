import { destinations } from '#domain/kernel/destinations.ts';
import { goodsOfParcels } from '#domain/shipments/form/from-parcels.ts';
import { parcelCodeOf } from '../parcels/samples/numbers.ts';
import type { SampleShipment } from './sample-shipments.ts';

const PHONES = {
  GY: ['+592', '600-0142'],
  JM: ['+1-876', '(876) 555-0142'],
  TT: ['+1-868', '(868) 555-0142'],
  BB: ['+1-246', '(246) 555-0142'],
  SR: ['+597', '855-0142'],
} as const;

/** The pieces of a sample, as the form has them. */
export const goodsOf = ({ goods: rows, parcels = [] }: SampleShipment) => [
  ...goodsOfParcels(parcels.map(({ sides, lb: weightLb }) => ({ sides, weightLb }))),
  ...rows.map((goods) =>
    goods.kind === 'box'
      ? {
          kind: 'box',
          quantity: goods.quantity,
          length: goods.side,
          width: goods.side,
          height: goods.side,
          lengthUnit: 'in',
          weight: goods.lb,
          weightUnit: 'lb',
        }
      : {
          kind: 'barrel',
          quantity: goods.quantity,
          barrel: goods.barrel,
          weight: goods.lb,
          weightUnit: 'lb',
        },
  ),
];

/** The form that its sender filled in. */
export const formOf = (sample: SampleShipment) => {
  const [phoneCode, phone] = PHONES[sample.to];
  return {
    to: sample.to,
    consignee: {
      to: sample.to,
      name: `${sample.receiver} (sample)`,
      phoneCode,
      phone,
      street: '1 Sample Street',
      city: destinations[sample.to].city,
    },
    purpose: sample.purpose ?? 'GIFT',
    chargesTerm: sample.receiverPays ? 'COLLECT' : 'PREPAID',
    service: 'standard',
    incoterm: 'DAP',
    goods: goodsOf(sample),
    commodities: sample.contents.map(({ what, quantity, cents }) => ({
      description: what,
      quantity,
      unitValue: cents,
    })),
    insured: false,
    brokerage: false,
    ...(sample.dangerous ? { dangerous: sample.dangerous } : {}),
    nothingProhibited: true,
    searchConsent: true,
    ...(sample.parcels === undefined
      ? { howItComes: 'DROP_OFF' }
      : { howItComes: 'MAILBOX', parcels: sample.parcels.map(({ shows }) => parcelCodeOf(shows)) }),
  };
};
