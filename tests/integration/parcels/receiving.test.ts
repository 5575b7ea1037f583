import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  benchParcel,
  clerk,
  nextCode,
  otherClerk,
  otherUps,
  type ParcelsWorld,
  saturday,
  staff,
  startParcelsWorld,
  ups,
  usps,
} from './worlds/parcels.world.ts';

let world: ParcelsWorld;
beforeEach(async () => {
  world = await startParcelsWorld();
});
// Fails when an item is kept in another way than the domain says.
afterEach(() => world.stop());

const types = async () => (await world.events()).map(({ type }) => type).toSorted();

describe('a receipt', () => {
  test('of a number that one person announced is theirs, with what they said of it, and the pre-alert is matched', async () => {
    const alert = await world.announce('ann', ups);
    const answer = await world.receive({ scanned: '1z 999 aa1 0123456784' });
    const parcel = benchParcel(answer);
    expect(answer.body.recorded).toBe(true);
    expect(parcel).toMatchObject({
      state: 'IN_STORAGE',
      matchedBy: 'PRE_ALERT',
      owner: { mailbox: world.mailboxes.ann.number, name: 'Ann Persaud' },
    });
    expect(await world.stored(parcel.code)).toMatchObject({
      ownerId: 'ann',
      preAlert: alert.id,
      declaration: alert.declaration,
    });
    expect(await types()).toEqual(['parcel-received.v1', 'pre-alert-changed.v1']);
    expect((await world.lookUp({ scanned: ups })).body.announced).toBeUndefined();
  });

  test('with an exact mailbox number and an agreeing name is its owner’s; with another name it is nobody’s', async () => {
    const { number } = world.mailboxes.ben;
    const sure = benchParcel(await world.receive({ label: { mailbox: number, name: 'Ben Singh' } }));
    expect(sure).toMatchObject({ state: 'IN_STORAGE', matchedBy: 'LABEL', owner: { mailbox: number } });
    const unsure = benchParcel(
      await world.receive({ scanned: otherUps, label: { mailbox: number, name: 'Carl Thomas' } }),
    );
    expect(unsure.state).toBe('UNIDENTIFIED');
    expect(unsure.owner).toBeUndefined();
  });

  test('sent twice is one parcel, also at the same moment', async () => {
    const receipt = world.receipt();
    const twice = await Promise.all([world.receive(receipt), world.receive(receipt)]);
    expect(twice.map(({ body }) => body.recorded).toSorted()).toEqual([false, true]);
    expect((await world.receive(receipt)).body.recorded).toBe(false);
    expect(await types()).toEqual(['parcel-received.v1']);
    expect(await world.history(receipt.code)).toHaveLength(1);
  });

  test('whose answer was lost after it was put right is still the same parcel', async () => {
    const receipt = world.receipt();
    await world.receive(receipt);
    await world.ask('PUT /api/bench/parcels/{code}', {
      params: { code: receipt.code },
      body: { version: 1, shelf: 'C-11' },
    });
    expect(benchParcel(await world.receive(receipt))).toMatchObject({ version: 2, shelf: 'C-11' });
  });

  test('with the label of another parcel is refused in words, and nothing of either is lost', async () => {
    const receipt = world.receipt();
    const { code } = benchParcel(await world.receive(receipt));
    const before = await world.stored(code);
    // Another number, and the same one at another time: neither is the parcel that has the label.
    for (const change of [{ scanned: otherUps }, { at: '2026-11-28T14:00:00.000Z' }, { scanned: undefined }])
      expect(await world.receive({ ...receipt, ...change }, otherClerk)).toMatchObject({
        status: 409,
        body: { code: 'CODE_USED', message: expect.stringContaining('on another parcel') },
      });
    expect(await world.stored(code)).toEqual(before);
    expect(await world.history(code)).toHaveLength(1);
    const other = benchParcel(await world.receive({ scanned: otherUps }, otherClerk));
    expect(await world.stored(other.code)).toMatchObject({ tracking: otherUps, receivedBy: 'clerk-2' });
    expect((await world.receive(receipt)).body).toMatchObject({ recorded: false, parcel: { code } });
  });

  test('of a number that is here shows that parcel; another box with one label is received when the clerk says so', async () => {
    const first = benchParcel(await world.receive());
    const again = await world.receive({}, otherClerk);
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'PARCEL_HERE', details: { parcel: { code: first.code, shelf: 'B-04' } } },
    ]);
    const second = benchParcel(await world.receive({ another: true }));
    expect(second.code).not.toBe(first.code);
  });

  test('by two clerks at one moment: one has it, and the other is shown that parcel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scanned = `TBA12345678901${round}`;
      const answers = await Promise.all([
        world.receive({ scanned }, clerk),
        world.receive({ scanned }, otherClerk),
      ]);
      const [won, lost] = answers.toSorted((one, other) => Number(one.status) - Number(other.status));
      expect([won?.status, lost?.status]).toEqual([200, 409]);
      expect(lost?.body).toMatchObject({
        code: 'PARCEL_HERE',
        details: { parcel: { code: won && benchParcel(won).code } },
      });
    }
  });

  test('for a mailbox that a clerk chose is its owner’s; a number that nobody has is refused', async () => {
    const { number } = world.mailboxes.ben;
    expect(benchParcel(await world.receive({ mailbox: number }))).toMatchObject({
      matchedBy: 'BENCH',
      owner: { mailbox: number },
    });
    expect((await world.receive({ scanned: otherUps, mailbox: '99999' })).body.code).toBe(
      'MAILBOX_NOT_FOUND',
    );
  });

  test('of a number that two people announced is nobody’s, and both are suggested', async () => {
    await world.announce('ann', ups);
    await world.announce('ben', ups);
    const { body } = await world.lookUp({ scanned: ups });
    expect(body.certain).toBeUndefined();
    expect(body.candidates).toHaveLength(2);
    expect(benchParcel(await world.receive()).state).toBe('UNIDENTIFIED');
  });

  test('whose label is certainly another’s than who announced it is nobody’s', async () => {
    await world.announce('ann', ups);
    const { number } = world.mailboxes.ben;
    const parcel = benchParcel(await world.receive({ label: { mailbox: number, name: 'Ben Singh' } }));
    expect(parcel.state).toBe('UNIDENTIFIED');
  });
});

describe('a number that was announced', () => {
  test('is nobody’s where the label names exactly another, also without a number of a mailbox, and both are suggested', async () => {
    await world.announce('ann', ups);
    const label = { name: 'Ben Singh' };
    const { body } = await world.lookUp({ scanned: ups, label });
    expect(body.certain).toBeUndefined();
    expect((body.candidates as { mailbox: string }[]).map(({ mailbox }) => mailbox).toSorted()).toEqual(
      [world.mailboxes.ann.number, world.mailboxes.ben.number].toSorted(),
    );
    expect(benchParcel(await world.receive({ label })).state).toBe('UNIDENTIFIED');
  });

  test('counts for sixty days, whether the end was written down or not', async () => {
    await world.announce('ann', ups);
    world.at('2027-01-19T15:00:00.000Z');
    const { body } = await world.lookUp({ scanned: ups });
    expect([body.certain, body.candidates, body.announced]).toEqual([undefined, [], undefined]);
    const { code, state } = benchParcel(await world.receive());
    expect(state).toBe('UNIDENTIFIED');
    await world.ask('POST /api/desk/parcels/{code}/owner', {
      as: staff,
      params: { code },
      body: { version: 1, mailbox: world.mailboxes.ann.number, because: 'She called.' },
    });
    expect((await world.stored(code))?.preAlert).toBeUndefined();
  });

  test('while a receipt waited for the network counts like one after the arrival', async () => {
    await world.announce('ann', ups, { expiresAt: '2027-01-27T14:30:00.000Z' });
    expect(benchParcel(await world.receive({ at: '2026-11-28T14:00:00.000Z' })).state).toBe('UNIDENTIFIED');
  });
});

describe('a second box with one number', () => {
  test('is suggested to the owner of the first, and theirs only with an exact number of a mailbox', async () => {
    const { number } = world.mailboxes.ann;
    await world.announce('ann', ups);
    await world.receive();
    const { body } = await world.lookUp({ scanned: ups });
    expect(body.candidates).toMatchObject([{ mailbox: number, why: ['has another box with this number'] }]);
    expect(benchParcel(await world.receive({ another: true })).state).toBe('UNIDENTIFIED');
    const label = { name: 'Ann Persaud' };
    expect(benchParcel(await world.receive({ another: true, label })).state).toBe('UNIDENTIFIED');
    expect(
      benchParcel(await world.receive({ another: true, label: { ...label, mailbox: number } })),
    ).toMatchObject({ state: 'IN_STORAGE', matchedBy: 'LABEL', owner: { mailbox: number } });
  });
});

describe('the clock of a device', () => {
  test('counts seven days back, and the free days begin with the day after', async () => {
    const { code } = benchParcel(await world.receive({ at: '2026-11-22T15:00:00.000Z' }));
    expect(await world.stored(code)).toMatchObject({
      receivedAt: '2026-11-22T15:00:00.000Z',
      // Thirty free days: November 23 to December 22.
      freeUntil: '2026-12-23T05:00:00.000Z',
    });
  });

  test.each(['2026-11-20T15:00:00.000Z', '2027-01-01T00:00:00.000Z'])(
    'that says %s is wrong: ours counts, and the same receipt is still one parcel',
    async (at) => {
      const receipt = world.receipt({ at });
      await world.receive(receipt);
      world.at('2026-11-28T15:00:05.000Z');
      expect((await world.receive(receipt)).body.recorded).toBe(false);
      expect(await world.stored(receipt.code)).toMatchObject({ receivedAt: saturday, saidAt: at });
    },
  );
});

test('a slow clock starts no storage early and stops no refusal at the door, and its receipt is still one parcel', async () => {
  const slow = { at: '2026-11-25T14:59:00.000Z', sentAt: '2026-11-25T15:00:00.000Z' };
  expect((await world.receive({ ...slow, scanned: usps })).body.code).toBe('DOOR_REFUSED');
  const receipt = world.receipt(slow);
  await world.receive(receipt);
  world.at('2026-11-28T15:10:00.000Z');
  const again = { ...receipt, sentAt: '2026-11-25T15:10:00.000Z' };
  expect((await world.receive(again)).body.recorded).toBe(false);
  expect(await world.stored(receipt.code)).toMatchObject({
    receivedAt: '2026-11-28T14:59:00.000Z',
    saidAt: slow.at,
    freeUntil: '2026-12-29T05:00:00.000Z',
  });
});

describe('U.S. Mail', () => {
  test('is refused while its addressee has no Form 1583, and the bench is told so before', async () => {
    const { body } = await world.lookUp({ scanned: usps });
    expect(body).toMatchObject({ usMail: true, carrier: 'USPS', refuse: { why: 'US_MAIL' } });
    const refused = await world.receive({ scanned: usps });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'DOOR_REFUSED' }]);
  });

  test('that was received without a network is here, and held until the form is there', async () => {
    const { number } = world.mailboxes.ann;
    const answer = await world.receive({ scanned: usps, mailbox: number, at: '2026-11-28T14:00:00.000Z' });
    const parcel = benchParcel(answer);
    expect(parcel).toMatchObject({ state: 'IN_STORAGE', owner: { mailbox: number } });
  });
});

describe('another number on the same parcel', () => {
  const other = 'TBA123456789012';

  test('is announced like the first, and the parcel is found by it as long as it is kept', async () => {
    const alert = await world.announce('ann', other);
    const asked = { scanned: ups, otherNumbers: [other, ups, '420071059405803699300124287899'] };
    expect((await world.lookUp(asked)).body.certain).toMatchObject({ by: 'PRE_ALERT' });
    const { code } = benchParcel(await world.receive(asked));
    expect(await world.stored(code)).toMatchObject({
      tracking: ups,
      otherNumbers: [other, usps],
      ownerId: 'ann',
      preAlert: alert.id,
    });
    for (const search of [other, other.slice(-8), usps]) {
      const { body } = await world.ask('GET /api/desk/parcels', { as: staff, query: { search } });
      expect(body.items).toMatchObject([{ code }]);
    }
    expect((await world.lookUp({ scanned: other })).body.here).toMatchObject({ code });
  });
});

describe('who stands at the door', () => {
  const groundSaver = '1ZXX3150YW44070023';
  const dayOf = async () =>
    (await world.ask('GET /api/bench/days/{day}', { params: { day: '2026-11-28' } })).body;

  test('decides where the number does not: what UPS itself brings of an economy service is no U.S. Mail', async () => {
    expect((await world.lookUp({ scanned: groundSaver })).body.refuse).toMatchObject({ why: 'US_MAIL' });
    const byUps = await world.lookUp({ scanned: groundSaver, broughtBy: 'UPS' });
    expect(byUps.body).toMatchObject({ usMail: false });
    expect(byUps.body.refuse).toBeUndefined();
    const { code } = benchParcel(await world.receive({ scanned: groundSaver, broughtBy: 'UPS' }));
    const stored = await world.stored(code);
    expect(stored).toMatchObject({ carrier: 'UPS', broughtBy: 'UPS' });
    expect(stored?.usMail).toBeUndefined();
  });

  test('says that it is U.S. Mail where the label says nothing, and is not believed against the number', async () => {
    const noNumber = { scanned: undefined, label: { name: 'Ann Persaud' } };
    const byUsps = await world.lookUp({ label: { name: 'Ann Persaud' }, broughtBy: 'USPS' });
    expect(byUsps.body).toMatchObject({ usMail: true, refuse: { why: 'US_MAIL' } });
    expect((await world.receive({ ...noNumber, broughtBy: 'USPS' })).body.code).toBe('DOOR_REFUSED');
    expect((await world.receive({ scanned: usps, broughtBy: 'UPS' })).body.code).toBe('DOOR_REFUSED');
  });

  test('is whose count the parcel is reckoned by, also of one that goes back without a number', async () => {
    const tally = { id: '5d0b4c1e-8a3f-4b57-9c2d-1e6f7a8b9c0d', carrier: 'FEDEX', counted: 3 };
    await world.ask('POST /api/bench/tallies', { body: tally });
    await world.receive({ scanned: 'PO-55-0001-XYZ', broughtBy: 'FEDEX' });
    const refusal = { id: '0b7f2d4c-6e1a-4f93-8d5b-2c3a4e5f6071', why: 'MAILBOX_CLOSED', broughtBy: 'FEDEX' };
    expect((await world.ask('POST /api/bench/refusals', { body: refusal })).status).toBe(200);
    expect(await dayOf()).toMatchObject({
      carriers: [{ carrier: 'FEDEX', counted: 3, received: 1, refused: 1, open: 1 }],
      open: 1,
      unplaced: 0,
    });
    await world.receive({ scanned: undefined });
    expect(await dayOf()).toMatchObject({ open: 0, unplaced: 1 });
  });
});

describe('the bench', () => {
  test('shows name and mailbox of people and nothing else', async () => {
    await world.announce('ann', ups);
    const parcel = benchParcel(await world.receive());
    const { body } = await world.lookUp({ scanned: parcel.code });
    expect(JSON.stringify(body)).not.toContain('example.test');
    expect(body.here).toMatchObject({ code: parcel.code, owner: { name: 'Ann Persaud' } });
  });

  test('puts right what was mistyped, with its history, and shows who changed it in between', async () => {
    const { code } = benchParcel(await world.receive());
    const correct = (body: object) => world.ask('PUT /api/bench/parcels/{code}', { params: { code }, body });
    expect(benchParcel(await correct({ version: 1, weightLb: 4.1, shelf: 'C-11' }))).toMatchObject({
      version: 2,
      weightLb: 4.1,
      shelf: 'C-11',
    });
    expect((await world.history(code)).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['measured', 'moved', 'received']),
    );
    const late = await correct({ version: 1, weightLb: 5 });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'PARCEL_CHANGED', details: { parcel: { version: 2 } } },
    ]);
    expect((await correct({ version: 1, weightLb: 4.1 })).status).toBe(200);
  });

  test('compares what a carrier counted with what is here', async () => {
    const tally = { id: '5d0b4c1e-8a3f-4b57-9c2d-1e6f7a8b9c0d', carrier: 'UPS', counted: 3 };
    await world.ask('POST /api/bench/tallies', { body: tally });
    await world.ask('POST /api/bench/tallies', { body: tally });
    await world.receive();
    const refusal = { id: '0b7f2d4c-6e1a-4f93-8d5b-2c3a4e5f6071', scanned: otherUps, why: 'MAILBOX_CLOSED' };
    const noted = await world.ask('POST /api/bench/refusals', { body: refusal });
    expect(noted.body.noted).toBe(true);
    expect((await world.ask('POST /api/bench/refusals', { body: refusal })).body.noted).toBe(false);
    const { body } = await world.ask('GET /api/bench/days/{day}', { params: { day: '2026-11-28' } });
    expect(body.carriers).toEqual([
      { carrier: 'UPS', counted: 3, received: 1, refused: 1, open: 1, openSince: saturday },
    ]);
    expect(body.tallies).toHaveLength(1);
  });

  test('tells the owner of a parcel that they announced that the carrier took it back, and nobody who only knew its number', async () => {
    const alert = await world.announce('ann', usps);
    await world.announce('ben', usps);
    const refusal = { id: '0b7f2d4c-6e1a-4f93-8d5b-2c3a4e5f6072', scanned: usps, why: 'US_MAIL' };
    await world.ask('POST /api/bench/refusals', { body: refusal });
    expect(await world.events()).toEqual([]);
    const { number: mailbox } = world.mailboxes.ann;
    const body = { ...refusal, id: '0b7f2d4c-6e1a-4f93-8d5b-2c3a4e5f6071', mailbox };
    await world.ask('POST /api/bench/refusals', { body });
    expect((await world.events()).map(({ data }) => data)).toMatchObject([
      { id: alert.id, what: 'refused-at-door', state: 'PENDING_ARRIVAL' },
    ]);
  });
});

test('each parcel is told once as received when several come for one person at the same moment', async () => {
  const { number: mailbox } = world.mailboxes.ann;
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, at) => world.receive({ scanned: `TBA98765432109${at}`, mailbox })),
  );
  const told = (await world.events()).filter(({ type }) => type === 'parcel-received.v1');
  expect(told.map(({ data }) => [data.ownerId, data.code]).toSorted()).toEqual(
    made.map((answer) => ['ann', benchParcel(answer).code]).toSorted(),
  );
});

test('a code is made on the device', () => {
  expect(nextCode()).toMatch(/^PCL-[0-9A-Z]{8}$/);
});
