import { randomBytes } from 'node:crypto';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { wire as flightWork } from '#lambdas/shipments/rolls/follow-flights.ts';
import { toShipment } from '#lambdas/shipments/store/shipment-items.ts';
import { shipmentStore } from '#lambdas/shipments/store/shipment-store.ts';
import { startFollowingWorld, timeOf, way } from '#tests/integration/shipments/following.world.ts';
import { friday } from '#tests/integration/shipments/shipments.world.ts';
import { testDependencies } from '#tests/support/call.ts';
import { movePieceByPiece } from '../baselines/transaction-per-piece.ts';
import type { Detail, Figure } from '../harness/figure.ts';
import { meterOf } from '../support/capacity.ts';

/** 200 shipments of three pieces and 100 of four: 1,000 pieces in 300 shipments. */
const OF_THREE = 200;
const OF_FOUR = 100;

const unhurried = { millisecondsLeft: () => 600_000 };
const after = new Date('2026-11-28T12:00:00.000Z');

/** A flight that the airline has accepted, with everything on board. */
const loadedFlight = async () => {
  const world = await startFollowingWorld();
  const onBoard = await world.onBoard(OF_THREE);
  const { client, shipments } = world.tables;
  const store = shipmentStore(client(), shipments);
  const sample = await store.find(onBoard[0] ?? '');
  const [piece] = sample?.pieces ?? [];
  if (sample === undefined || piece === undefined) throw new Error('There is no shipment on the flight.');
  const pieces = [...sample.pieces, { ...piece, n: sample.pieces.length + 1 }];
  for (let made = 0; made < OF_FOUR; made += 1) {
    const number = trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
    await store.write({ before: undefined, after: { ...sample, number, pieces }, events: [] });
    onBoard.push(number);
  }
  return { world, onBoard };
};

export const figure: Figure = {
  name: 'flight-writes',
  measures: 'Write units to move the 1,000 pieces of 300 shipments by one state, indexes included',
  beside: 'one transaction for each piece',
  unit: 'units',
  direction: 'lower',
  reach: 0.6,
  aim: 0.35,
  repeats: way.length,
  how: `The real worker brings everybody on a flight to its next state, from departed to ready, on the database at home, by the consumed capacity that it returns for each call (which the
conformance tests check). It makes one transaction for each shipment. The baseline moves the same shipments with one transaction for each piece: piece, tracking event, shipment, event for
everybody else, and the same lists. Its pieces are items of their own, so its shipments are smaller, which favors it.`,
  prepare: async () => {
    const ours = await loadedFlight();
    const theirs = await loadedFlight();
    const details: Detail[] = [];
    const client = ours.world.tables.client();
    const taken = meterOf(client);
    const work = flightWork(ours.world.tables.env, testDependencies(client, { clock: () => after }));
    const otherClient = theirs.world.tables.client();
    const otherTaken = meterOf(otherClient);
    const { shipments } = theirs.world.tables;
    let moved = (await theirs.world.everything())
      .filter(({ number }) => theirs.onBoard.includes(number))
      .map(toShipment);
    const left = [...way];
    return {
      paired: async () => {
        const state = left.shift();
        if (state === undefined) throw new Error('The flight has come to its last state.');
        await ours.world.say(state, { at: timeOf(state) });
        taken();
        await work.ofFlight({ flight: friday, correlationId: newId() }, unhurried);
        const { written, read } = taken();
        const behind = (await ours.world.show()).behind;
        const [flight] = (await ours.world.flightsStored()).filter(({ id }) => id === friday);
        if (flight === undefined) throw new Error('There is no flight.');
        otherTaken();
        const next = [];
        for (const shipment of moved)
          next.push(await movePieceByPiece(otherClient, shipments, shipment, flight, after.toISOString()));
        moved = next;
        const beside = otherTaken().written;
        details.push({
          what: state.toLowerCase().replace('_', ' '),
          value: `${written} units for ours, ${beside} piece by piece; ${read} read units; ${behind.length} shipments left behind`,
        });
        return { ours: written, beside };
      },
      details: async () => details,
      close: async () => {
        await ours.world.stop();
        await theirs.world.stop();
      },
    };
  },
};
