import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireRebuild } from '#lambdas/shipments/arrivals/rebuild.ts';
import { type ArrivalsWorld, startArrivalsWorld } from './arrivals.world.ts';

let world: ArrivalsWorld;
beforeAll(async () => {
  world = await startArrivalsWorld();
});
afterAll(() => world.stop());

const unhurried = () => 60_000;
const rows = async () => (await world.stored('SHIPMENT#')).filter(({ sk }) => sk === 'ROW#ARRIVAL');
const put = async (item: Readonly<Record<string, unknown>>): Promise<void> => {
  const { client, shipments: TableName } = world.tables;
  await client().send(new PutCommand({ TableName, Item: item }));
};
const keyOf = (number: string) => ({ pk: `SHIPMENT#${number}`, sk: 'ROW#ARRIVAL' });

test('the lists of arrivals are made again from the shipments, whatever was lost or is there by mistake', async () => {
  const rebuild = wireRebuild(world.tables.env, { client: world.tables.client() });
  const { number: booked } = await world.booked();
  const waiting = await world.landed();
  const collected = await world.landed();
  await world.collect(collected, await world.codeOf(collected));
  const before = await rows();
  expect(await rebuild(unhurried)).toEqual({ isDone: true, mended: 0 });
  expect(await rows()).toEqual(before);

  const inList = (number: string) => ({ gsi1pk: 'ARRIVALS#GY', gsi1sk: `2026-11-27#${number}` });
  await put(keyOf(waiting));
  await put({ ...keyOf(collected), ...inList(collected) });
  await put({ ...keyOf(booked), ...inList(booked) });
  expect(await rebuild(unhurried)).toEqual({ isDone: true, mended: 3 });
  const shown = ((await world.arrivals('GY')).body.items as { number: string }[]).map(({ number }) => number);
  expect(shown).toEqual([waiting]);
  // Built twice, it is the same.
  expect(await rebuild(unhurried)).toEqual({ isDone: true, mended: 0 });
});

test('it goes on where it stopped, and the end is the same', async () => {
  const rebuild = wireRebuild(world.tables.env, { client: world.tables.client() });
  const number = await world.landed();
  await put(keyOf(number));
  let calls = 0;
  for (let isDone = false; !isDone; calls += 1) ({ isDone } = await rebuild(() => 0));
  // The open shipments, and the five countries.
  expect(calls).toBe(6);
  expect((await rows()).find(({ pk }) => pk === keyOf(number).pk)).toMatchObject({ gsi1pk: 'ARRIVALS#GY' });
});
