import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnDataPart } from '#domain/own-data/endpoints.ts';
import { ofPerson } from '#lambdas/told.ts';
import { giveAPast } from './everything.ts';
import { type Leaving, quilla, startLeaving } from './leaving.world.ts';

let world: Leaving;
beforeEach(async () => {
  world = await startLeaving();
  await giveAPast(world);
});
afterEach(() => world.tables.stopAsKept());

const partsOf = async (as?: { readonly userId: string }): Promise<readonly OwnDataPart[]> => {
  const parts: OwnDataPart[] = [];
  let next: string | undefined = '0';
  while (next !== undefined) {
    const query: { part: string } = { part: next };
    const { status, body } = await world.ask('GET /api/own-data', { query, ...(as ? { as } : {}) });
    expect(status).toBe(200);
    const part = body as unknown as OwnDataPart;
    parts.push(part);
    next = part.next;
  }
  return parts;
};

test('the file of one’s own data has a part of every domain, in words', async () => {
  const parts = await partsOf();
  expect(parts.map(({ heading }) => heading)).toEqual(ofPerson.map(({ heading }) => heading).toReversed());
  const filled = parts.filter(({ entries }) => entries.length > 0).map(({ heading }) => heading);
  expect(filled).toEqual([
    'You and your account',
    'What we may tell you, and what we told you',
    'Messages to us',
    'Invoices and payments',
    'U.S. mailbox',
    'Parcels',
    'Shipments',
    'Pickups and drop-offs',
    'Quotes',
  ]);
  const all = parts.flatMap(({ entries }) => entries.flat());
  for (const [label, value] of [
    ['First name', 'Quilla'],
    ['Address line1', quilla.street],
    ['Sender, name', quilla.name],
    ['Declaration, lines 1, unit value', '$39.99'],
  ])
    expect(all).toContainEqual({ label, value });
  expect(JSON.stringify(all)).not.toMatch(/gsi1|expires|"pk"|undefined|\[object/);
  expect(JSON.stringify(all), 'no ids of programs').not.toMatch(/[\da-f]{8}(?:-[\da-f]{4}){3}-/);
});

test('somebody else reads nothing of it, and a part that there is not is refused', async () => {
  const others = await partsOf({ userId: 'somebody-else' });
  expect(others.flatMap(({ entries }) => entries)).toEqual([]);
  const beyond = await world.ask('GET /api/own-data', { query: { part: '99' } });
  expect(beyond).toMatchObject({ status: 404, body: { code: 'NO_SUCH_PART' } });
});
