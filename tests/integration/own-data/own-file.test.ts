import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnDataPart } from '#domain/own-data/endpoints.ts';
import { ofPerson } from '#lambdas/told.ts';
import { giveAnAccount } from './account-past.ts';
import { giveAPast } from './everything.ts';
import { type Leaving, quilla, startLeaving } from './leaving.world.ts';

let world: Leaving;
beforeEach(async () => {
  world = await startLeaving();
  await giveAPast(world);
  await giveAnAccount(world);
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

test('the file of one’s own data has a part of every domain, in words, what weighs most first', async () => {
  const parts = await partsOf();
  expect(parts.map(({ heading }) => heading).toSorted()).toEqual(
    ofPerson.map(({ heading }) => heading).toSorted(),
  );
  const filled = parts.filter(({ entries }) => entries.length > 0).map(({ heading }) => heading);
  expect(filled).toEqual([
    'You and your account',
    'Invoices and payments',
    'Shipments',
    'Parcels',
    'U.S. mailbox',
    'Pickups and drop-offs',
    'Quotes',
    'Messages to us',
    'What we may tell you, and what we told you',
    'Files you sent about yourself',
    'Driving for us',
  ]);
  const all = parts.flatMap(({ entries }) => entries.flat());
  for (const [label, value] of [
    ['First name', 'Quilla'],
    ['Address', quilla.street],
    ['State', 'New York'],
    ['Sender, name', quilla.name],
    ['Status', 'Delivered'],
    ['What happened', 'Left with the flight'],
    ['What happened', 'You asked for this quote'],
    ['What is inside', '1 × Children’s shoes, $39.99 each'],
    ['What you want to hear of', 'Where my shipment is'],
    ['Where, ZIP code', '11226'],
  ])
    expect(all).toContainEqual({ label, value });
});

/** What may stand in the file as it is: our numbers, tracking and order numbers, mailboxes, e-mail addresses, and names of firms and papers. */
const codes =
  /\b(?:INV|BKG|QTE|ENQ|TRC|PCL|CLM|SKB|KS)-[\dA-Z-]+|\b1Z\w{16}\b|\b[\dA-Z]{5}-[\dA-Z]{5}-[\dA-Z]\b|\b\d{3}-\d{7}-\d{7}\b|\S+@\S+|\bU\.S\.|\b(?:UPS|PDF|KB|ZIP|NY|ID|AM|PM|WhatsApp)\b/g;
/** What only programs read. */
const raw: Readonly<Record<string, RegExp>> = {
  'a state in capitals': /\b[A-Z]{2,}(?:_[A-Z]+)*\b/,
  camelCase: /[a-z][A-Z]/,
  snake_case: /\w_\w/,
  'an id': /[\da-f]{8}-[\da-f]{4}-|(?:#|admin-|user-)\d/,
  'an instant or a day': /\d{4}-\d\d-\d\d/,
  'a program’s value': /undefined|null|NaN|\[object|[{}"]/,
};

test('everything that happened says to what it did', async () => {
  const happened = (await partsOf())
    .filter(({ heading }) => !heading.startsWith('What we may tell'))
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.some(({ label }) => label === 'When'))
    .filter((entry) => !entry.some(({ label }) => label === 'Reason'));
  expect(happened.length).toBeGreaterThan(8);
  for (const [first] of happened)
    expect(['Shipment', 'Parcel', 'Booking', 'Quote', 'Mailbox', 'Your message', 'Record']).toContain(
      first?.label,
    );
});

test('nothing in the file is a word of programs: not a label, not a value', async () => {
  const parts = await partsOf();
  const texts = parts.flatMap(({ heading, entries }) => [
    heading,
    ...entries.flat().flatMap(({ label, value }) => [label, value]),
  ]);
  expect(texts.length).toBeGreaterThan(300);
  const found = texts.flatMap((text) =>
    Object.entries(raw).flatMap(([what, shape]) =>
      shape.test(text.replace(codes, '')) ? [`${what}: ${text}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test('somebody else reads nothing of it, and a part that there is not is refused', async () => {
  const others = await partsOf({ userId: 'somebody-else' });
  expect(others.flatMap(({ entries }) => entries)).toEqual([]);
  const beyond = await world.ask('GET /api/own-data', { query: { part: '99' } });
  expect(beyond).toMatchObject({ status: 404, body: { code: 'NO_SUCH_PART' } });
});
