import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { widgetEndpoints } from './endpoints.ts';
import type { Widget } from './widget.ts';

const example: Widget = {
  id: '019a1d3c-0000-7000-8000-000000000031',
  name: 'Sample widget',
  addedAt: '2026-11-03T18:59:00.000Z',
  addedBy: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  version: 1,
};
const { id, name } = example;

export const examples: EndpointExamples<typeof widgetEndpoints> = {
  add: { body: { id, name }, reply: example },
  list: { query: { limit: 25 }, reply: { items: [example] } },
};
