import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockWords } from '../../kernel/clock-words.ts';
import { dayIn } from '../../kernel/day-in.ts';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { destinations } from '../../kernel/destinations.ts';
import { addDays, HOUR_MS } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { defaultBrand } from '../../settings/brand.ts';
import { defaultCapabilities } from '../../settings/capabilities.ts';
import { storageOf } from '../handover/storage.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { passOnStep } from './pass-on.ts';

const readyAt = '2026-11-24T15:00:00.000Z';
const rates = { destinationFreeDays: 7, destinationPerPieceWeek: 250 };

/** An instant as the clocks of a zone show it: `Tue, Dec 1, 4:30 PM`. */
const shownIn = (at: string, zone: string): string => {
  const clock = new Date(at).toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${dayWords(dayIn(new Date(at), zone))}, ${clockWords(clock)}`;
};

test('what is counted down to is the instant that the words say, by the clocks there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...destinationCodes),
      fc.integer({ min: 1, max: 24 * 40 }),
      fc.integer({ min: 0, max: 72 }),
      (to, after, between) => {
        const { zone } = destinations[to];
        const now = new Date(Date.parse(readyAt) + after * HOUR_MS);
        const second = new Date(Date.parse(readyAt) + between * HOUR_MS).toISOString();
        const storage = [readyAt, second].map((since, place) =>
          storageOf(rates, { n: place + 1, readyAt: since }, now, zone),
        );
        const pieces = sampleShipment.pieces.map((piece) => ({
          ...piece,
          state: 'READY_FOR_COLLECTION' as const,
        }));
        const step = passOnStep({
          shipment: { ...sampleShipment, to, pieces, holds: [] },
          storage,
          brand: defaultBrand,
          capabilities: defaultCapabilities,
          now,
        });
        const { by = '', lines: [words = ''] = [] } = step ?? {};
        // Whose clock it is by is said after the hour.
        const [, until = ''] = /until (.+?)(?: \(.+ time\))?(?:\. After|, and)/.exec(words) ?? [];
        expect(by > now.toISOString()).toBe(true);
        // Where the counter does not open before it any more, or we have none, the words say the day, and it ends at midnight there.
        const ends = /\d [AP]M$|M$/.test(until)
          ? shownIn(by, zone)
          : dayWords(addDays(dayIn(new Date(by), zone), -1));
        expect(ends).toBe(until);
      },
    ),
  );
});
