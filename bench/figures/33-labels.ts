import { randomBytes } from 'node:crypto';
import { LABELS_AT_ONCE } from '#domain/papers/limits.ts';
import type { IssuedPaper } from '#domain/papers/paper.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { startPapersWorld } from '#tests/integration/papers/papers.world.ts';
import { aFlight, storeFlights } from '#tests/support/flights.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { rounded } from '../harness/statistics.ts';

const CALLS = 5;
const flight = aFlight({ id: 'GY-2026-12-25', day: '2026-12-25', usualDay: '2026-12-25' });

export const figure: Figure = {
  name: 'labels',
  measures: `Milliseconds for the ${LABELS_AT_ONCE} labels of one call, read, drawn and kept`,
  unit: 'ms',
  direction: 'lower',
  value: amount,
  repeats: CALLS,
  how: `The function of the papers prints labels of a flight of 500 pieces, 100 in a call, each with two barcodes, on tables and a bucket at home. The first call also loads fonts and the
PDF library. The function has ten seconds.`,
  prepare: async () => {
    const world = await startPapersWorld();
    await storeFlights(world.tables, flight);
    const store = shipmentStore(world.tables.client(), world.tables.shipments);
    const each = sampleShipment.pieces.length;
    for (let made = 0; made < CALLS * LABELS_AT_ONCE; made += each) {
      const number = trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
      const after = { ...sampleShipment, number, departureId: flight.id };
      await store.write({ before: undefined, after, events: [] });
    }
    const sizes: number[] = [];
    let after: string | undefined;
    return {
      ours: async () => {
        const asked = {
          kind: 'FLIGHT_LABELS',
          subject: `departure:${flight.id}`,
          ...(after ? { after } : {}),
        };
        const began = performance.now();
        const { status, body } = await world.issue(asked);
        const took = performance.now() - began;
        if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
        const { bytes, pages, part } = body.paper as IssuedPaper;
        after = part?.next;
        sizes.push(bytes / pages / 1000);
        return took;
      },
      details: async () => [{ what: 'KB for each label', value: `${rounded(Math.max(...sizes))}` }],
      close: () => world.stop(),
    };
  },
};
