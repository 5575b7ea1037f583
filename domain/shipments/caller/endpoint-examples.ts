import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import { sampleConsignee, sampleForm } from '../testing/sample-form.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { askedNews } from './asked-news.ts';
import { correctedFields } from './corrected-fields.ts';
import type { callerEndpoints } from './endpoints.ts';

const { number, version } = sampleShipment;
const params = { number };
const said = { how: 'PHONE', who: 'Sample Sender', why: 'Two digits were swapped' } as const;
const reply = { shipment: sampleShipment };
const changes = correctedFields(
  sampleShipment,
  { ...sampleShipment, consignee: { ...sampleShipment.consignee, phone: '600-1243' } },
  { consignee: {} },
);
const form = { ...sampleForm, consignee: { ...sampleConsignee, phone: '600-1243' } };

export const callerExamples: EndpointExamples<typeof callerEndpoints> = {
  correct: { params, body: { version, form, said }, reply },
  foreseeCorrection: {
    params,
    body: { version, form, said },
    reply: {
      told: {
        people: 1,
        news: [{ ...askedNews({ what: 'CORRECTION', how: 'PHONE' }, {}, changes), shipments: 1 }],
      },
      price: { before: 63_000, after: 63_000 },
      changes: [...changes],
      holds: { placed: [], cleared: [] },
      papers: ['LABELS', 'HOUSE_WAYBILL', 'COMMERCIAL_INVOICE', 'PACKING_LIST'],
    },
  },
  showCaller: {
    params: { userId: sampleShipment.ownerId },
    reply: {
      id: sampleShipment.ownerId,
      name: 'Sample Sender',
      email: 'sample.sender@example.test',
      receivers: [sampleConsignee],
    },
  },
  makeFor: { params: { userId: sampleShipment.ownerId }, body: { form: sampleForm, said }, reply },
  bookFor: {
    params,
    body: { version: 1, departureId: 'GY-2026-11-27', total: sampleShipment.promise.total },
    reply,
  },
  decideReweighFor: { params, body: { version, decision: 'APPROVE', said }, reply },
};
