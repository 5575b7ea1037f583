import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { flightTasks } from '#domain/departures/tasks.ts';
import { compose } from '#events/envelope.ts';
import { CargoAcceptedV1 } from '#events/runs/cargo-accepted.v1.ts';
import { AFTER_BOOKING, type ClosingWorld, closingIn, startClosingWorld } from './closing.world.ts';
import { friday } from './shipments.world.ts';

let world: ClosingWorld;
beforeEach(async () => {
  world = await startClosingWorld();
});
afterEach(() => world.stop());

const codesOf = async (number: string) => {
  const { body } = await world.deskShow(number);
  return (body.events as { code: string }[]).map(({ code }) => code);
};

describe('the receipt of the airline, brought by a driver', () => {
  const runId = '019a1d3c-0000-4000-8000-000000000701';
  const heard = () =>
    world.jobs().accepted(
      CargoAcceptedV1.schema.parse(
        compose(
          CargoAcceptedV1,
          {
            ...{ subject: runId, version: 6, at: '2026-11-25T18:00:00.000Z' },
            data: {
              ...{ runId, day: '2026-11-25', flight: friday, at: '2026-11-25T17:55:00.000Z', by: 'dan' },
              ...{ pieces: 3, lb: 231, photos: [runId] },
            },
          },
          { newId: () => runId, correlationId: runId },
        ),
      ),
    );
  const listed = async () => {
    const shipment = await world.ready();
    world.at(AFTER_BOOKING);
    await world.begin();
    await world.work();
    await world.waybill();
    return shipment;
  };

  test('records the flight as accepted, once, as the desk would', async () => {
    const { number } = await listed();
    await heard();
    await heard();
    await world.work();
    const { flight } = await world.show();
    expect(flight).toMatchObject({
      state: 'TENDERED',
      tendered: { by: 'dan' },
      receipt: { runId, pieces: 3, lb: 231 },
    });
    expect(flightTasks(flight)).toEqual([]);
    expect(await codesOf(number)).toContain('RCS');
    expect(await world.published('departure-tendered.v1')).toHaveLength(1);
  });

  test('is kept where a piece stayed behind, and the desk has a task until it records the flight', async () => {
    const { number } = await listed();
    await world.scan(number, 'DIS_OFLD', [2]);
    await heard();
    await heard();
    const { flight } = await world.show();
    expect(flight).toMatchObject({ state: 'MANIFESTED', receipt: { runId } });
    expect(flightTasks(flight)).toMatchObject([{ kind: 'FLIGHT_TO_TENDER' }]);
    await world.renew();
    const { flight: tendered } = closingIn(await world.tender());
    expect(tendered).toMatchObject({ state: 'TENDERED', receipt: { runId } });
    expect(flightTasks(tendered)).toEqual([]);
  });
});
