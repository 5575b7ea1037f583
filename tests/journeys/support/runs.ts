import { expect, type Page } from '@playwright/test';
import type { Booking } from '#domain/bookings/booking.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import type { Run } from '#domain/runs/run.ts';
import { bookedFor, freeSlots } from './callers.ts';
import { ask } from './dock.ts';

type OnDay = {
  readonly vehicles: readonly { vehicle: { id: string; name: string }; onDay?: readonly object[] }[];
};

/** A van that may be assigned on a day. */
const vanOn = async (page: Page, day: string): Promise<string> => {
  const { vehicles } = await ask<OnDay>(page, { method: 'GET', path: `/api/desk/vehicles?day=${day}` });
  const free = vehicles.find(({ onDay }) => onDay?.length === 0);
  if (free === undefined) throw new Error(`No van may be assigned on ${day}.`);
  return free.vehicle.id;
};

/** Gives pickups of one day to a driver, in their turn, once the board has them. */
const given = async (page: Page, driverId: string, bookings: readonly Booking[]): Promise<Run> => {
  const [first] = bookings;
  const day = (first && mainVisit(first)?.slot.day) ?? '';
  const stops = bookings.map(({ reference }) => ({ booking: reference, visit: 1 }));
  const form = { day, vehicleId: await vanOn(page, day), driverId, from: '08:00', to: '18:00', stops };
  const id = crypto.randomUUID();
  const isOpen = async () => {
    const board = await ask<{ open: readonly { booking: string }[] }>(page, {
      method: 'GET',
      path: `/api/desk/runs?day=${day}`,
    });
    return stops.every(({ booking }) => board.open.some((one) => one.booking === booking));
  };
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(true);
  const path = `/api/desk/runs/${id}`;
  const { run } = await ask<{ run: Run }>(page, { method: 'PUT', path, body: { version: 0, form } });
  const act = { version: run.version, act: { kind: 'RELEASE' } };
  return (await ask<{ run: Run }>(page, { path: `${path}/acts`, body: act })).run;
};

/** A run that the desk has given to a driver: three pickups of callers, on the last day on which the driver has no other one. */
export const runOf = async (page: Page, driverId: string, names: readonly string[]): Promise<Run> => {
  const slots = await freeSlots(page, 'PICKUP');
  for (const { id: slot } of slots.toReversed()) {
    try {
      const bookings: Booking[] = [];
      for (const name of names) bookings.push(await bookedFor(page, name, 'PICKUP', slot));
      return await given(page, driverId, bookings);
    } catch (error) {
      // Another journey has the van or the driver on that day, nobody works then, or the slot is full.
      if (!/TAKEN|NOT_ASSIGNABLE|OUTSIDE_HOURS|SLOT_/.test(String(error))) throw error;
    }
  }
  throw new Error('There is no day on which this driver can have a run.');
};
