import { afterEach, beforeEach, expect, test } from 'vitest';
import { atLength } from '../../support/length.ts';
import { auditParcels } from '../../support/parcel-audit.ts';
import { connectionReset, type Faults } from '../../support/tables.ts';
import {
  admin,
  clerk,
  otherClerk,
  type ParcelsWorld,
  saturday,
  staff,
  startParcelsWorld,
} from './worlds/parcels.world.ts';

let world: ParcelsWorld;
beforeEach(async () => {
  world = await startParcelsWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

/** Requests that never arrive, and answers that get lost, by turns. */
const flapping = (): Faults => {
  let calls = 0;
  const fail = () => {
    calls += 1;
    if (calls % 3 === 0) throw connectionReset();
  };
  return { before: fail, after: fail };
};

/** A morning at the bench. */
const PARCELS = atLength(40, 200);
/** Devices that send at the same time, each its parcels one after the other. */
const DEVICES = 4;

test(`${PARCELS} receipts are as many parcels, each in one place and in order, though the network flaps, devices send again, two people share each and a colleague scans the same`, async () => {
  const { number: mailbox } = world.mailboxes.ann;
  const receipts = Array.from({ length: PARCELS }, (_, at) =>
    world.receipt({
      scanned: `TBA123456789${String(at).padStart(3, '0')}`,
      // A minute ago at most, a parcel every quarter of a second.
      at: new Date(new Date(saturday).getTime() - (PARCELS - at) * 250).toISOString(),
      ...(at % 4 === 0 ? {} : { mailbox }),
      shelf: `B-0${at % 5}`,
    }),
  );
  const clerks = [clerk, otherClerk] as const;
  const faults = flapping();
  /** The device sends until it has an answer; a colleague scans the same box for a label of their own. */
  const closed = async (receipt: (typeof receipts)[number], at: number): Promise<void> => {
    const [by, colleague] = at % 2 === 0 ? clerks : ([otherClerk, clerk] as const);
    let status: number | undefined = 500;
    for (let sent = 0; status === undefined || status >= 500; sent += 1) {
      if (sent > 20) throw new Error('The device gave up.');
      ({ status } = await world.receive(receipt, by, faults));
    }
    expect(status).toBe(200);
    const { code: label, ...box } = receipt;
    expect([label, (await world.receive(box, colleague)).body.code]).toEqual([label, 'PARCEL_HERE']);
  };
  const device = async (first: number): Promise<void> => {
    for (const [at, receipt] of receipts.entries()) if (at % DEVICES === first) await closed(receipt, at);
  };
  await Promise.all(Array.from({ length: DEVICES }, (_, first) => device(first)));
  const items = await world.tables.all(world.tables.parcels);
  expect(auditParcels(items)).toEqual({
    received: PARCELS,
    byPlace: { shelves: (PARCELS * 3) / 4, unidentified: PARCELS / 4 },
    wrong: [],
  });
  const parcels = items
    .filter(({ sk }) => sk === 'PARCEL')
    .toSorted((one, other) => (String(one.receivedAt) < String(other.receivedAt) ? -1 : 1));
  // In the order in which they were closed, each by who had the device in hand.
  expect(parcels.map(({ code, receivedBy }) => [code, receivedBy])).toEqual(
    receipts.map(({ code }, at) => [code, clerks[at % 2]?.userId]),
  );
});

test('after parcels were assigned, moved, given back and disposed of, each is in one place', async () => {
  const { ann, ben } = world.mailboxes;
  const codes = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const { body } = await world.receive({ scanned: `TBA98765432100${at}` });
      return (body.parcel as { readonly code: string }).code;
    }),
  );
  const post = (deed: string, code: string, body: object) =>
    world.ask(`POST /api/desk/parcels/{code}/${deed}`, {
      as: deed === 'dispose' ? admin : staff,
      params: { code },
      body: { because: 'The name on the invoice.', ...body },
    });
  for (const code of codes.slice(0, 5)) await post('owner', code, { version: 1, mailbox: ann.number });
  for (const code of codes.slice(0, 2)) await post('owner', code, { version: 2, mailbox: ben.number });
  await post('owner', codes[2] ?? '', { version: 2 });
  for (const code of [codes[3] ?? '', codes[7] ?? '']) {
    const version = (await world.stored(code))?.version;
    await post('dispose', code, { version });
  }
  await world.ask('PUT /api/bench/parcels/{code}', {
    params: { code: codes[4] ?? '' },
    body: { version: 2, shelf: 'Z-9' },
  });
  const audit = auditParcels(await world.tables.all(world.tables.parcels));
  expect(audit).toEqual({
    received: 8,
    byPlace: { shelves: 3, unidentified: 3, disposed: 2 },
    wrong: [],
  });
});
