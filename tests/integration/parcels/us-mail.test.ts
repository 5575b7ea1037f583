import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { benchParcel, type ParcelsWorld, startParcelsWorld, ups, usps } from './worlds/parcels.world.ts';
import { signedForm, storeMailbox, takeUsMail } from './worlds/us-mail.ts';

let world: ParcelsWorld;
beforeEach(async () => {
  world = await startParcelsWorld();
  await takeUsMail(world.tables);
});
afterEach(() => world.stop());

/** A number of no form that we know, behind the routing code of USPS. */
const lastMile = '4201028200009261290113185417468511';

/** Ann's mailbox as it is now. */
const isNow = async (change: Partial<Mailbox>): Promise<Mailbox> => {
  const mailbox = { ...world.mailboxes.ann, version: 2, ...change };
  await storeMailbox(world.tables, mailbox);
  return mailbox;
};
const labelOf = ({ number, ownerName }: Mailbox, name = ownerName) => ({ mailbox: number, name });

describe.each([
  ['USPS', usps],
  ['the last mile of another carrier', lastMile],
])('what comes by %s', (_, scanned) => {
  test('is refused at the bench and at the door for whom Form 1583 is missing', async () => {
    const label = labelOf(await isNow({ forms: [] }));
    expect((await world.lookUp({ scanned, label })).body).toMatchObject({
      usMail: true,
      refuse: { why: 'US_MAIL', words: expect.stringContaining('Form 1583') },
    });
    expect((await world.receive({ scanned, label })).body.code).toBe('DOOR_REFUSED');
  });

  test('is taken for whom it is on file, and not for another name on the same mailbox', async () => {
    const ann = await isNow({
      forms: [signedForm('Ann Persaud')],
      names: [{ name: 'Devi Persaud', kind: 'PERSON' }],
    });
    const devi = { scanned, mailbox: ann.number, label: labelOf(ann, 'Devi Persaud') };
    expect((await world.receive(devi)).body.code).toBe('DOOR_REFUSED');
    const label = labelOf(ann);
    expect((await world.lookUp({ scanned, label })).body.refuse).toBeUndefined();
    const { code } = benchParcel(await world.receive({ scanned, label }));
    expect(await world.stored(code)).toMatchObject({ usMail: true, ownerId: 'ann', mailbox: ann.number });
  });
});

describe('a mailbox that was closed', () => {
  const closed = (change: Partial<Mailbox> = {}) =>
    isNow({
      status: 'CLOSED',
      closedAt: '2026-10-15T15:00:00.000Z',
      forms: [signedForm('Ann Persaud')],
      forwardTo: 'Ann Persaud, 1 Sample Street, Newark, NJ 07102',
      ...change,
    });

  test('gets its U.S. Mail for six months, so that it can be sent on, and nothing else', async () => {
    const label = labelOf(await closed());
    expect((await world.lookUp({ scanned: usps, label })).body.refuse).toBeUndefined();
    const { code } = benchParcel(await world.receive({ scanned: usps, label }));
    expect(await world.stored(code)).toMatchObject({ ownerId: 'ann', mailbox: label.mailbox });
    expect((await world.receive({ scanned: ups, label })).body).toMatchObject({
      code: 'DOOR_REFUSED',
      details: { why: 'MAILBOX_CLOSED' },
    });
  });

  test.each<[string, Partial<Mailbox>, string]>([
    ['after six months', {}, '2027-04-16T15:00:00.000Z'],
    ['without an address to send it to', { forwardTo: undefined }, '2026-11-28T15:00:00.000Z'],
  ])('gets none %s', async (_, change, at) => {
    const label = labelOf(await closed(change));
    world.at(at);
    expect((await world.lookUp({ scanned: usps, label })).body).toMatchObject({
      refuse: { why: 'MAILBOX_CLOSED' },
    });
    expect((await world.receive({ scanned: usps, label })).body.code).toBe('DOOR_REFUSED');
    // Without a network the carrier had left before anybody knew.
    const early = new Date(new Date(at).getTime() - 3_600_000).toISOString();
    const { code } = benchParcel(await world.receive({ scanned: usps, label, at: early }));
    expect((await world.stored(code))?.state).toBe('UNIDENTIFIED');
  });
});
