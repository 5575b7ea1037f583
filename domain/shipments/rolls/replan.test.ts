import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { inTurn } from './replan.ts';

const any = fc.array(
  fc.record({
    service: fc.constantFrom('standard' as const, 'express' as const),
    hour: fc.integer({ min: 10, max: 20 }),
  }),
  { maxLength: 12 },
);

test('express comes before standard, and of one service whoever has booked first', () => {
  fc.assert(
    fc.property(any, (rows) => {
      const shipments = rows.map(({ service, hour }, index) => ({
        ...sampleShipment,
        number: `N${index}`,
        service,
        bookedAt: `2026-11-13T${hour}:00:00.000Z`,
      }));
      const turns = inTurn(shipments);
      expect(turns.toSorted((one, other) => one.number.localeCompare(other.number))).toEqual(
        shipments.toSorted((one, other) => one.number.localeCompare(other.number)),
      );
      for (const [place, one] of turns.entries()) {
        const next = turns[place + 1];
        if (next === undefined) continue;
        expect([one.service, next.service]).not.toEqual(['standard', 'express']);
        if (one.service === next.service) expect(one.bookedAt <= next.bookedAt).toBe(true);
      }
    }),
  );
});
