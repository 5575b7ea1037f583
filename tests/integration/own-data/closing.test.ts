import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptTold } from '#domain/own-data/kept-papers.ts';
import { keptPapers } from '#lambdas/own-data/kept-papers.ts';
import { holds } from '#lambdas/told.ts';
import { classesOf } from '../../support/kept-items.ts';
import { connectionReset, type Item } from '../../support/tables.ts';
import { giveAPast } from './everything.ts';
import { type Leaving, quilla, startLeaving } from './leaving.world.ts';

let world: Leaving;
beforeEach(async () => {
  world = await startLeaving();
  await giveAPast(world);
});
afterEach(() => world.tables.stopAsKept());

const close = (asked = {}) => world.ask('POST /api/account-closing', { body: {}, ...asked });

/** The class under which a paper keeps an item with its person; undefined where none does. */
const paperOf = (table: string, item: Item): string | undefined => {
  const [, held] =
    holds.flatMap((of) => Object.entries(of)).find(([name]) => name.toLowerCase() === table) ?? [];
  if (held === undefined) return undefined;
  const { kinds, ofPeople } = held as (typeof holds)[number][string];
  const kept =
    'what' in ofPeople ? ofPeople.forgotten.flatMap((part) => (part.how === 'kept' ? [part] : [])) : [];
  return kept.find(({ until }) => classesOf(kinds, item).includes(until))?.told;
};

describe('somebody who closed their account', () => {
  test('is in no table, search or event but where a paper must keep them, and the list of those is this', async () => {
    const before = new Set((await world.traces()).map(({ table }) => table));
    // Otherwise the rest of this test would prove nothing.
    expect([...before].toSorted()).toEqual([
      'billing',
      'bookings',
      'customers',
      'drivers',
      'enquiries',
      'mailboxes',
      'notifications',
      'parcels',
      'profiles',
      'quotes',
      'shipments',
    ]);
    expect((await close()).status).toBe(200);
    await world.forget();
    const left = await world.traces();
    const without = left.filter(({ table, item }) => paperOf(table, item) === undefined);
    expect(
      without.map(({ table, item }) => `${table}: ${item.pk} / ${item.sk} ${JSON.stringify(item)}`),
    ).toEqual([]);
    // How it was for them is in no paper.
    expect(left.filter(({ item }) => item.sk === 'OPINION')).toEqual([]);
    const list = [...new Set(left.map(({ table, item }) => `${table}: ${paperOf(table, item)}`))].toSorted();
    console.info(`Papers that keep somebody who left:\n${list.join('\n')}`);
    expect(list.map((line) => line.split(':')[0])).toEqual(['billing', 'mailboxes', 'shipments']);
    expect(world.pool).toEqual(['ended', 'ended', 'removed']);
  });

  test('gets one last letter, which says what stays and until when', async () => {
    await close();
    await world.forget();
    await world.forget();
    await world.forgetRest();
    expect(world.mail).toHaveLength(1);
    const [letter] = world.mail;
    expect(letter).toMatchObject({ to: quilla.email, subject: 'Your Skybarrel account is closed' });
    // She never sent a proof of who she is, and no airline knows her: those are not hers to read.
    const hers = ['invoices', 'papers', 'photos', 'forms', 'shipments'];
    for (const { paper, told, until } of keptPapers) {
      const line = `${told.replace(/\.$/, '')}. How long: ${keptTold({ until })}`;
      expect(letter?.text.includes(line), told).toBe(hers.includes(paper));
    }
    expect((await world.closing())?.doneAt).toBeDefined();
  });
});

describe('a run that is killed anywhere', () => {
  test('is done again from the event, until nothing is left', async () => {
    await close();
    let dying = true;
    for (let lasts = 3; dying; lasts += 9) {
      let calls = 0;
      const before = () => {
        calls += 1;
        if (calls > lasts) throw Object.assign(connectionReset(), { $retryable: undefined, name: 'Killed' });
      };
      dying = await world.forget({ before }).then(
        () => false,
        () => true,
      );
    }
    const left = await world.traces();
    expect(left.filter(({ table, item }) => paperOf(table, item) === undefined)).toEqual([]);
    expect((await world.closing())?.doneAt).toBeDefined();
    expect(world.mail.length).toBeGreaterThanOrEqual(1);
  }, 120_000);

  test('goes on by itself within the hour, also when a run has little time', async () => {
    await close();
    await world.forgetRest(5_000);
    expect((await world.closing())?.doneAt).toBeUndefined();
    expect(await world.forgetRest()).toEqual({ closed: 1 });
    expect(await world.forgetRest()).toEqual({ closed: 0 });
  });
});
