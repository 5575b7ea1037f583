import { sampleInvoice } from '../billing/testing/sample-invoice.ts';
import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import type { paymentEndpoints } from './endpoints.ts';
import { payPageOf } from './pay-page.ts';

const params = { number: sampleInvoice.number };
const url = 'https://checkout.stripe.com/c/pay/cs_test_a1';
const endsAt = '2026-12-24T15:00:00.000Z';
const shown = { version: 1, works: true, endsAt, opened: 0 };

const flight = { day: '2026-11-27', bookingCutoff: '2026-11-24T21:00:00.000Z', state: 'OPEN' } as const;

const made = {
  params,
  body: { version: 0 },
  reply: { token: `${sampleInvoice.number}.c2FtcGxlLXNlY3JldC0wMQ`, shown },
};
const revoked = {
  params,
  body: { version: 1 },
  reply: { shown: { ...shown, version: 2, works: false } },
};
const card = {
  params,
  reply: {
    isOn: true,
    isPaying: false,
    owed: 63_000,
    by: ['Pay by Tue, Nov 24, 4:00 PM (New Jersey time).', 'Then it can fly Fri, Nov 27.'],
    link: { version: 0, works: false, opened: 0 },
  },
};

export const examples: EndpointExamples<typeof paymentEndpoints> = {
  payPage: {
    reply: payPageOf(
      {
        invoice: sampleInvoice,
        shipment: sampleShipment,
        flight,
        sender: sampleShipment.shipper.name,
        endsAt,
        isOn: true,
        isPaying: false,
      },
      new Date('2026-11-24T15:00:00.000Z'),
    ),
  },
  payByLink: { body: { amount: 20_000 }, reply: { url } },
  payByCard: { params, body: { amount: 63_000 }, reply: { url } },
  cardPayments: card,
  cardPaymentsAtDesk: card,
  makePayLink: made,
  makePayLinkAtDesk: made,
  revokePayLink: revoked,
  revokePayLinkAtDesk: revoked,
  cardWebhook: { reply: { received: true } },
};
