import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { billingEndpoints } from './endpoints.ts';
import { summaryOf } from './invoice.ts';
import { sampleInvoice } from './testing/sample-invoice.ts';

const params = { number: sampleInvoice.number };
const page = { query: { limit: 25 }, reply: { items: [summaryOf(sampleInvoice)] } };

export const examples: EndpointExamples<typeof billingEndpoints> = {
  mine: page,
  show: { params, reply: sampleInvoice },
  list: page,
  showAtDesk: { params, reply: sampleInvoice },
};
