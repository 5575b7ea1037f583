import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/bookings/booking.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import type { Run } from '#domain/runs/run.ts';
import { sampleDone } from '#domain/runs/testing/sample-driving.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { mailChannel } from '#lambdas/notifications/channels/mail/mail-channel.ts';
import { wire as wireNotifier } from '#lambdas/notifications/notify.ts';
import { wireSoon } from '#lambdas/notifications/soon/open-soon.ts';
import { testDependencies } from '../../support/call.ts';
import { formOf, pickup, type RunsWorld, runIn, startRunsWorld } from './runs.world.ts';

const [A, B] = ['BKG-AAAAAA', 'BKG-BBBBBB'] as const;
const dan = { userId: 'dan', roles: ['driver'] as readonly Role[] };
const at = (time: string, day = '01'): string => `2026-12-${day}T${time}:00.000Z`;
const evening = '2026-11-30T22:00:00.000Z';

let world: RunsWorld;
let tell: Awaited<ReturnType<typeof startTelling>>;
beforeEach(async () => {
  world = await startRunsWorld();
  tell = await startTelling();
});
afterEach(() => world.stop());

/** Two people with a pickup each, and what they read. */
const startTelling = async () => {
  const { tables, clock } = world;
  const env = { ...tables.env, SITE_URL: 'https://skybarrel.test' };
  const mail: { to: string; subject: string; text: string }[] = [];
  const given = () => testDependencies(tables.client(), { clock });
  const channels = [
    mailChannel(env, {
      ...given(),
      readPhoto: async () => undefined,
      sendMail: async (to, { subject, text }) => {
        mail.push({ to, subject, text });
      },
    }),
  ];
  const person = async (userId: string) => {
    const named = { userId, email: `${userId}@example.test`, family_name: 'Person' };
    const TransactItems = [profileCreation(tables.profiles, newProfile(named, clock()))];
    await tables.client().send(new TransactWriteCommand({ TransactItems }));
  };
  const kept = new Map<string, Booking>();
  for (const [reference, ownerId] of [
    [A, 'anna'],
    [B, 'bert'],
  ] as const) {
    await person(ownerId);
    kept.set(reference, await world.store(pickup(reference, { ownerId, name: `Sample ${ownerId}` })));
  }
  const notify = wireNotifier(env, given(), channels);
  const soon = wireSoon(env, given(), channels);
  return {
    kept,
    mail,
    /** Everybody hears everything that runs said, however often it was said, and the job of what is due comes by. */
    hear: async (now: string) => {
      world.at(now);
      for (const event of await world.told())
        if (event.type === 'run-released.v1' || event.type === 'run-changed.v1')
          await notify(event as Parameters<typeof notify>[0]);
      await soon({ millisecondsLeft: () => 60_000 } as Parameters<typeof soon>[0]);
    },
    subjectsOf: (userId: string) =>
      mail.filter(({ to }) => to === `${userId}@example.test`).map(({ subject }) => subject),
  };
};

const released = async (): Promise<Run> =>
  runIn(await world.act(runIn(await world.save(formOf([A, B]))), { kind: 'RELEASE' }));
const drive = ({ id }: Pick<Run, 'id'>, act: DriveAct) =>
  world.ask('POST /api/drive/runs/{id}/acts', { as: dan, params: { id }, body: { act } });
const stopsOf = ({ stops }: Run) => stops.map(({ id }) => id) as [string, string];

describe('whoever waits for a van', () => {
  test('is told its window once, at five in the evening before, and nothing of anybody else', async () => {
    await released();
    await tell.hear('2026-11-30T21:59:00.000Z');
    expect(tell.mail).toEqual([]);
    for (const now of [evening, evening, at('14:00')]) await tell.hear(now);
    expect(tell.subjectsOf('anna')).toEqual(['We come for your pickup: Tue, Dec 1, 9 AM to 10:30 AM']);
    expect(tell.subjectsOf('bert')).toHaveLength(1);
    const [letter] = tell.mail.filter(({ to }) => to === 'anna@example.test');
    expect(letter?.text).toContain('Our van comes Tue, Dec 1, 9 AM to 10:30 AM.');
    expect(letter?.text).not.toMatch(/bert|BKG-BBBBBB/);
  });

  test('is told ten minutes after a run that is released later than that', async () => {
    world.at('2026-11-30T23:00:00.000Z');
    await released();
    await tell.hear('2026-11-30T23:09:00.000Z');
    expect(tell.mail).toEqual([]);
    await tell.hear('2026-11-30T23:10:00.000Z');
    expect(tell.mail).toHaveLength(2);
  });

  test('is told nothing of a run that was taken back, and once when it is released again', async () => {
    const run = await released();
    await tell.hear('2026-11-30T21:00:00.000Z');
    const back = runIn(await world.act(run, { kind: 'TAKE_BACK' }));
    await tell.hear(evening);
    expect(tell.mail).toEqual([]);
    const again = runIn(await world.act(back, { kind: 'RELEASE' }));
    for (const now of ['2026-11-30T22:11:00.000Z', '2026-11-30T22:30:00.000Z']) await tell.hear(now);
    expect(tell.mail).toHaveLength(2);
    // Taken back after it was told: the same window is told once.
    runIn(await world.act(runIn(await world.act(again, { kind: 'TAKE_BACK' })), { kind: 'RELEASE' }));
    await tell.hear('2026-11-30T23:30:00.000Z');
    expect(tell.mail).toHaveLength(2);
  });

  test('is told nothing more of a pickup that was canceled, also before its run has heard of it', async () => {
    await released();
    await tell.hear('2026-11-30T21:00:00.000Z');
    const before = tell.kept.get(A);
    if (before === undefined) throw new Error('There is no such booking.');
    const [visit] = before.visits;
    if (visit === undefined) throw new Error('It has no visit.');
    const visits = [{ ...visit, state: 'CANCELLED' as const }];
    await world.store({ ...before, version: 2, state: 'CANCELLED', visits }, before);
    await tell.hear(evening);
    expect([tell.subjectsOf('anna'), tell.subjectsOf('bert')]).toMatchObject([[], [expect.any(String)]]);
  });

  test('hears that they are next when the driver is on the way, once, with a window and its age', async () => {
    const run = await released();
    await tell.hear(evening);
    const [first] = stopsOf(run);
    world.at(at('14:00'));
    for (const _ of [1, 2]) await drive(run, { kind: 'HEAD', stop: first, at: at('14:00') });
    for (const now of ['14:01', '14:04']) await tell.hear(at(now));
    expect(tell.subjectsOf('anna').slice(1)).toEqual([
      expect.stringMatching(/^You are our next stop: \d+:?\d* AM to \d+:?\d* AM$/),
    ]);
    expect(tell.mail.at(-1)?.text).toContain('as of 9 AM');
    expect(tell.subjectsOf('bert')).toHaveLength(1);
  });

  test('is not told that they are next once the driver is there', async () => {
    const run = await released();
    await tell.hear(evening);
    const [first] = stopsOf(run);
    world.at(at('15:00'));
    await drive(run, { kind: 'HEAD', stop: first, at: at('14:00') });
    await drive(run, { kind: 'ARRIVE', stop: first, at: at('14:45') });
    await tell.hear(at('15:01'));
    expect(tell.subjectsOf('anna')).toHaveLength(1);
  });

  test('hears of a later time once, when the van is late and they are next, and then that they are next', async () => {
    const run = await released();
    await tell.hear(evening);
    const [first, second] = stopsOf(run);
    world.at(at('18:30'));
    await drive(run, { kind: 'ARRIVE', stop: first, at: at('18:29') });
    for (const now of ['18:31', '18:34']) await tell.hear(at(now));
    expect(tell.subjectsOf('bert').slice(1)).toEqual([
      expect.stringMatching(/^We come later than planned: /),
    ]);
    expect(tell.subjectsOf('anna')).toHaveLength(1);
    world.at(at('18:50'));
    await drive(run, sampleDone(first, '019a1d3c-0000-4000-8000-000000000301', at('18:45')));
    await drive(run, { kind: 'HEAD', stop: second, at: at('18:50') });
    for (const now of ['18:51', '18:54']) await tell.hear(at(now));
    expect(tell.subjectsOf('bert').slice(2)).toEqual([expect.stringMatching(/^You are our next stop: /)]);
  });
});
