import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import { cancelled } from '#domain/bookings/changes/decided.ts';
import { moved } from '#domain/bookings/changes/moved.ts';
import { eventOf } from '#lambdas/bookings/change/events.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { afternoon, formOf, pickup, type RunsWorld, runIn, startRunsWorld } from './runs.world.ts';

let world: RunsWorld;
beforeEach(async () => {
  world = await startRunsWorld();
});
afterEach(() => world.stop());

const A = 'BKG-AAAAAA';
const B = 'BKG-BBBBBB';
const by = { by: 'ann', at: '2026-11-30T20:30:00.000Z' };
const stateOf = async (reference: string) => (await world.booking(reference)).state;
const stopsOf = async (id: string) =>
  runIn(await world.show(id)).stops.map(({ booking, state, because }) => [booking, state, because]);

/** A booking as its customer changes it, with its event. */
const change = async (reference: string, decide: (before: Booking) => unknown): Promise<void> => {
  const before = await world.booking(reference);
  const decided = decide(before) as { readonly ok: boolean; readonly value: Booking };
  if (!decided.ok) throw new Error(JSON.stringify(decided));
  const origin = { by: 'ann', newId, correlationId: newId() };
  await world.store(decided.value, before, [eventOf(before, decided.value, { byDesk: false }, origin)]);
};

describe('a booking follows its run', () => {
  test('it has a driver once it is planned, and none any more when it is taken off or the run is canceled', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    const run = runIn(await world.save(formOf([A, B])));
    await world.settle();
    expect([await stateOf(A), await stateOf(B)]).toEqual(['ASSIGNED', 'ASSIGNED']);
    const off = runIn(await world.act(run, { kind: 'TAKE_OFF', stops: [`${A}-1`], because: 'Too many' }));
    await world.settle();
    expect([await stateOf(A), await stateOf(B)]).toEqual(['CONFIRMED', 'ASSIGNED']);
    await world.act(off, { kind: 'CANCEL', because: 'Snow' });
    await world.settle();
    expect([await stateOf(A), await stateOf(B)]).toEqual(['CONFIRMED', 'CONFIRMED']);
  });

  test('however late and often it hears, it says what is so now, and says it once', async () => {
    await world.store(pickup(A));
    const run = runIn(await world.save(formOf([A])));
    await world.act(run, { kind: 'CANCEL', because: 'Snow' });
    const second = runIn(await world.save(formOf([A])));
    await world.settle();
    const once = await world.booking(A);
    await world.settle({ again: true });
    expect(await world.booking(A)).toEqual(once);
    expect([once.state, once.version]).toEqual(['ASSIGNED', 2]);
    expect(await stopsOf(second.id)).toEqual([[A, 'PLANNED', undefined]]);
  });
});

describe('a run follows its bookings', () => {
  test('whoever cancels is off it with the reason, and the others are there earlier', async () => {
    await world.store(pickup(A));
    await world.store(pickup(B));
    const run = runIn(await world.save(formOf([A, B])));
    await world.settle();
    await change(A, (before) => cancelled(before, { ...by, version: before.version }));
    await world.settle();
    expect(await stopsOf(run.id)).toEqual([
      [A, 'TAKEN_OFF', 'It was canceled.'],
      [B, 'PLANNED', undefined],
    ]);
    const [, second] = runIn(await world.show(run.id)).stops;
    expect(second?.planned.from).toBe('2026-12-01T14:00:00.000Z');
    expect(await stateOf(A)).toBe('CANCELLED');
  });

  test('whoever moves is off it, open in the new time, and can be planned again', async () => {
    await world.store(pickup(A));
    const run = runIn(await world.save(formOf([A])));
    await world.settle();
    await change(A, (before) =>
      moved(before, { ...by, version: before.version, purpose: 'MAIN', slot: afternoon, confirms: true }),
    );
    await world.settle();
    expect(await stopsOf(run.id)).toEqual([[A, 'TAKEN_OFF', 'It was moved to another time.']]);
    expect(await world.board()).toMatchObject({ open: [{ booking: A, visit: 2 }] });
    const form = formOf([A], { stops: [{ booking: A, visit: 2 }] });
    runIn(await world.save(form, { id: run.id, version: 2 }));
    await world.settle();
    expect(await stateOf(A)).toBe('ASSIGNED');
  });

  test('one that was canceled while a run with it was written is off it as well', async () => {
    await world.store(pickup(A));
    const before = await world.booking(A);
    const run = runIn(await world.save(formOf([A])));
    // Its event was heard before the run was there.
    const after = cancelled(before, { ...by, version: before.version });
    if (after.ok) await world.store(after.value, before);
    await world.settle();
    expect(await stopsOf(run.id)).toEqual([[A, 'TAKEN_OFF', 'It was canceled.']]);
  });

  test('more goods than were booked are what it fetches, and it takes longer', async () => {
    await world.store(pickup(A));
    const run = runIn(await world.save(formOf([A])));
    await world.settle();
    const goods = [{ kind: 'box' as const, quantity: 6, weightLb: 40 }];
    await change(A, (before) => ({ ok: true, value: { ...before, goods, version: before.version + 1 } }));
    await world.settle();
    const [stop] = runIn(await world.show(run.id)).stops;
    expect(stop).toMatchObject({ takes: { lb: 240, pieces: 6 }, goods, minutes: 20 });
    expect(stop?.planned).toEqual({ from: '2026-12-01T14:00:00.000Z', to: '2026-12-01T14:20:00.000Z' });
  });
});
