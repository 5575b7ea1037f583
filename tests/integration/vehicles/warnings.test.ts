import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionReset } from '../../support/tables.ts';
import { otherVan, startVehiclesWorld, type VehiclesWorld, van } from './vehicles.world.ts';

const id = '019a1d3c-0000-4000-8000-000000000501';
const other = '019a1d3c-0000-4000-8000-000000000502';

let world: VehiclesWorld;
beforeEach(async () => {
  world = await startVehiclesWorld();
  await world.save(id, { version: 0, form: van, miles: 45_120 });
});
afterEach(() => world.stop());

/** What was told of papers, in no order. */
const told = async () =>
  (await world.eventsOfVehicles())
    .filter(({ type }) => type === 'papers-expiring.v1')
    .map(
      ({ data }) =>
        `${(data.of as { id: string }).id === id ? 'Van 1' : 'Van 2'} ${data.paper} ${data.daysLeft}`,
    )
    .toSorted();

test('a paper is told about 30, 14 and 3 days before, once each, however often somebody looks', async () => {
  // The last day of the inspection is December 31; 04:59 is the night before in New York.
  for (const at of [
    '2026-12-01T04:59:00.000Z',
    '2026-12-01T05:01:00.000Z',
    '2026-12-02T12:00:00.000Z',
    '2026-12-17T12:00:00.000Z',
    '2026-12-28T06:00:00.000Z',
    '2026-12-31T12:00:00.000Z',
    '2027-01-02T12:00:00.000Z',
  ]) {
    world.setClock(at);
    await Promise.all([world.warnVehicles(), world.warnVehicles()]);
  }
  expect(await told()).toEqual(['Van 1 inspection 14', 'Van 1 inspection 3', 'Van 1 inspection 30']);
});

test('a renewed paper is told about anew, and a retired vehicle not at all', async () => {
  await world.save(other, { version: 0, form: otherVan, miles: 10 });
  await world.act(other, 1, { kind: 'RETIRE', because: 'Sold' });
  world.setClock('2026-12-17T12:00:00.000Z');
  expect(await world.warnVehicles()).toEqual({ warned: 1 });
  const renewed = { ...van, papers: { ...van.papers, inspection: { expires: '2027-01-16' } } };
  expect((await world.save(id, { version: 2, form: renewed })).status).toBe(200);
  expect(await world.warnVehicles()).toEqual({ warned: 1 });
  expect(await told()).toEqual(['Van 1 inspection 14', 'Van 1 inspection 30']);
});

test('a look that is killed in the middle leaves the rest to the next one, and nothing is told twice', async () => {
  await world.save(other, { version: 0, form: otherVan, miles: 10 });
  world.setClock('2026-12-17T12:00:00.000Z');
  let writes = 0;
  const kill = (operation: string): void => {
    if (operation !== 'TransactWriteItems') return;
    writes += 1;
    if (writes > 1) throw new Error('killed');
  };
  await expect(world.warnVehicles({ before: kill })).rejects.toThrow('killed');
  expect(await told()).toHaveLength(1);
  await world.warnVehicles();
  expect(await told()).toEqual(['Van 1 inspection 14', 'Van 2 inspection 14']);
});

test('is told once where the answer of the table is lost', async () => {
  world.setClock('2026-12-17T12:00:00.000Z');
  let losses = 1;
  const lose = (operation: string): void => {
    if (operation !== 'TransactWriteItems' || losses === 0) return;
    losses -= 1;
    throw connectionReset();
  };
  await world.warnVehicles({ after: lose });
  await world.warnVehicles();
  expect(await told()).toEqual(['Van 1 inspection 14']);
});
