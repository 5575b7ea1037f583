import { sampleBooking } from '#domain/bookings/testing/sample-booking.ts';
import { arrivalWindow, expectedWindow } from '#domain/runs/telling/arrival-window.ts';
import { sampleDay, sampleRun } from '#domain/runs/testing/sample-run.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Digested } from '../../runtime/digest.ts';
import { type ToldStop, visitDigest } from './letters/words.ts';

const slot = sampleRun.stops[0]?.window ?? sampleRun.hours;
const nextAt = '2026-12-01T15:10:00.000Z';
const arrives = '2026-12-01T15:40:00.000Z';

/** Everything that is told of a visit. */
const samples: Readonly<Record<string, Pick<ToldStop, 'purpose' | 'told'>>> = {
  window: {
    purpose: 'MAIN',
    told: { what: 'WINDOW', ...arrivalWindow(arrives, slot), at: '2026-11-30T20:00:00.000Z' },
  },
  'window-empties': {
    purpose: 'FIRST',
    told: { what: 'WINDOW', ...arrivalWindow(arrives, slot), at: '2026-11-30T20:00:00.000Z' },
  },
  next: { purpose: 'MAIN', told: { what: 'NEXT', ...expectedWindow(arrives), at: nextAt } },
  later: {
    purpose: 'MAIN',
    told: { what: 'LATER', ...expectedWindow('2026-12-01T17:20:00.000Z'), at: nextAt },
  },
};

/** Every letter about a visit, with sample facts. */
export const sampleDigests = (
  brand: Brand,
): readonly { readonly id: string; readonly digested: Digested }[] =>
  Object.entries(samples).map(([id, stop]) => ({
    id: `visit-${id}`,
    digested: visitDigest({ ...stop, day: sampleDay }, sampleBooking, brand),
  }));
