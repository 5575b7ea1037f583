import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditParcels } from '../../support/parcel-audit.ts';
import { connectionReset, type Faults } from '../../support/tables.ts';
import {
  admin,
  clerk,
  otherClerk,
  type ParcelsWorld,
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

const PARCELS = 12;

test('every receipt is one parcel in one place, though the network flaps, devices send again and two clerks scan the same', async () => {
  const { number: mailbox } = world.mailboxes.ann;
  const receipts = Array.from({ length: PARCELS }, (_, at) =>
    world.receipt({
      scanned: `TBA1234567890${String(at).padStart(2, '0')}`,
      ...(at % 4 === 0 ? {} : { mailbox }),
      shelf: `B-0${at % 5}`,
    }),
  );
  const faults = flapping();
  for (const receipt of receipts) {
    // The device sends until it has an answer; a colleague scans the same box for a label of their own.
    let status: number | undefined = 500;
    for (let sent = 0; status === undefined || status >= 500; sent += 1) {
      if (sent > 20) throw new Error('The device gave up.');
      ({ status } = await world.receive(receipt, clerk, faults));
    }
    expect(status).toBe(200);
    const { code: label, ...box } = receipt;
    expect([label, (await world.receive(box, otherClerk)).body.code]).toEqual([label, 'PARCEL_HERE']);
  }
  const items = await world.tables.all(world.tables.parcels);
  expect(auditParcels(items)).toEqual({
    received: PARCELS,
    byPlace: { shelves: 9, unidentified: 3 },
    wrong: [],
  });
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
