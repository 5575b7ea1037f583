import { expect, test } from 'vitest';
import { thingTitle } from './thing-title.ts';

test('a thing is called as people know it, by its number where it has one', () => {
  expect(
    (
      [
        { kind: 'shipment', id: '7K3M9-Q2X4T-C' },
        { kind: 'settings', id: 'rates' },
        { kind: 'list', id: 'payments' },
        { kind: 'preAlert', id: '019a1d3c-0000-7000-8000-000000000001' },
      ] as const
    ).map(thingTitle),
  ).toEqual(['Shipment 7K3M9-Q2X4T-C', 'Settings: Rate card', 'List of payments', 'Pre-alert']);
});
