import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadOf } from '../pieces.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { firstToMove, inTurn } from './replan.ts';

const any = fc.array(
  fc.record({
    service: fc.constantFrom('standard' as const, 'express' as const),
    hour: fc.integer({ min: 10, max: 20 }),
  }),
  { maxLength: 12 },
);

const made = (rows: readonly { readonly service: 'standard' | 'express'; readonly hour: number }[]) =>
  rows.map(({ service, hour }, index) => ({
    ...sampleShipment,
    number: `N${index}`,
    service,
    bookedAt: `2026-11-13T${hour}:00:00.000Z`,
  }));

test('express comes before standard, and of one service whoever has booked first', () => {
  fc.assert(
    fc.property(any, (rows) => {
      const shipments = made(rows);
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

test('with less space standard moves before express, whoever booked last first, and no more than has to', () => {
  fc.assert(
    fc.property(any, fc.integer({ min: -20, max: 3 }), (rows, pieces) => {
      const shipments = made(rows);
      const moved = firstToMove(shipments, { thousandthsLb: 0, pieces });
      const stays = shipments.filter(({ number }) => !moved.includes(number));
      const goes = shipments.filter(({ number }) => moved.includes(number));
      const after = (some: typeof goes) =>
        pieces + some.reduce((sum, one) => sum + loadOf(one.pieces).pieces, 0);
      if (stays.length > 0) expect(after(goes)).toBeGreaterThanOrEqual(0);
      if (moved.length > 0)
        expect(after(goes.filter(({ number }) => number !== moved.at(-1)))).toBeLessThan(0);
      if (goes.some(({ service }) => service === 'express'))
        expect(stays.filter(({ service }) => service === 'standard')).toEqual([]);
      for (const one of goes)
        for (const other of stays)
          if (one.service === other.service) expect(one.bookedAt >= other.bookedAt).toBe(true);
    }),
  );
});
