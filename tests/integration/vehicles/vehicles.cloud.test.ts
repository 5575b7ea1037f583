import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleDriver } from '#domain/drivers/testing/sample-driver.ts';
import { jpeg } from '#domain/files/testing/sample-files.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import type { Tokens } from '../../support/people.ts';
import { van } from './vehicles.world.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { dispatch, driver, admin } = signedIn(cloud, 'dispatch', 'driver', 'admin');

const id = newId();
const today = newYorkDay(Date.now());
const { license, papers, weekly } = sampleDriver;
/** A license that ends soon, and a training that ended yesterday. */
const form = {
  license: { ...license, expires: addDays(today, 3) },
  papers: {
    ...papers,
    securityTraining: { passed: addDays(today, -300), expires: addDays(today, -1) },
  },
  weekly,
};
const expiring = {
  ...van,
  papers: {
    ...van.papers,
    inspection: { expires: addDays(today, 14) },
    insurance: { expires: addDays(today, -1) },
  },
};

const ask = async <Body = Record<string, unknown>>(
  path: string,
  { as = dispatch, ...request }: { as?: Tokens; body?: unknown; method?: 'PUT' } = {},
): Promise<Body> => {
  const answer = await cloud.ask<Body>(path, { as, ...request });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
};
const statusOf = async (path: string, as: Tokens): Promise<number> => (await cloud.ask(path, { as })).status;
const run = (job: string) => cloud.invoke(cloud.named('AWS::Lambda::Function', job), {});
const kinds = async (): Promise<readonly string[]> =>
  (await ask<{ items: readonly { kind: string }[] }>('tasks')).items.map(({ kind }) => kind).toSorted();

/** Sends a file as a browser does. */
const send = async (as: Tokens, purpose: string, subject: { kind: string; id: string }): Promise<string> => {
  const { file, upload } = await cloud
    .ask<{ file: { id: string }; upload: { url: string; headers: Record<string, string> } }>('files', {
      as,
      headers: { 'idempotency-key': newId() },
      body: {
        purpose,
        subject,
        contentType: 'image/jpeg',
        bytes: jpeg.length,
        sha256: createHash('sha256').update(jpeg).digest('base64'),
      },
    })
    .then(({ body }) => body);
  const sent = await fetch(upload.url, {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(jpeg),
  });
  expect(sent.status).toBe(200);
  return file.id;
};

test('an expired paper is a task, one that expires is in the feed once, and the task goes with the new paper', async () => {
  const entered = await ask<{ state: string }>(`desk/vehicles/${id}`, {
    method: 'PUT',
    body: { version: 0, form: expiring, miles: 45_120 },
  });
  expect(entered.state).toBe('COMPLIANCE_HOLD');
  await ask(`desk/drivers/${driver.userId}`, { method: 'PUT', body: { version: 0, form } });
  const both = ['DRIVER_PAPER_EXPIRED', 'VEHICLE_PAPER_EXPIRED'];
  await expect.poll(kinds, patience).toEqual(both);
  // A paper that expires at midnight is found by the first of these, and the list can be built again from the things themselves.
  for (const job of ['TasksWatchDates', 'TasksRebuild']) await run(job);
  expect(await kinds()).toEqual(both);
  for (const job of ['VehiclesWarn', 'DriversWatch', 'VehiclesWarn']) await run(job);
  const titles = async () =>
    (await ask<{ items: readonly { title: string }[] }>('notifications')).items
      .map(({ title }) => title)
      .filter((title) => title.includes('ends in'));
  await expect
    .poll(async () => (await titles()).toSorted(), patience)
    .toEqual([
      expect.stringMatching(/^The driver’s license of a driver ends in 3 days, on /),
      expect.stringMatching(/^The inspection of Van 1 ends in 14 days, on /),
    ]);
  const { vehicle } = await ask<{ vehicle: { version: number } }>(`desk/vehicles/${id}`);
  await ask(`desk/vehicles/${id}`, {
    method: 'PUT',
    body: {
      version: vehicle.version,
      form: { ...expiring, papers: { ...van.papers, insurance: { expires: addDays(today, 365) } } },
    },
  });
  await expect.poll(kinds, patience).toEqual(['DRIVER_PAPER_EXPIRED']);
}, 120_000);

test('a fault is reported with its photo and fuel with its receipt; no driver sees papers of a vehicle or another driver’s things', async () => {
  const photo = await send(driver, 'FAULT_PHOTO', { kind: 'road', id });
  const receipt = await send(driver, 'ROAD_RECEIPT', { kind: 'driver', id: driver.userId });
  await send(dispatch, 'VEHICLE_PAPER', { kind: 'vehicle', id });
  const scan = await send(dispatch, 'DRIVER_LICENSE', { kind: 'driver', id: driver.userId });
  const { driver: known } = await ask<{ driver: { version: number } }>(`desk/drivers/${driver.userId}`);
  const scanned = { ...form, license: { ...form.license, file: scan } };
  await ask(`desk/drivers/${driver.userId}`, {
    method: 'PUT',
    body: { version: known.version, form: scanned },
  });
  const { odometer } = (await ask<{ vehicle: { odometer: { miles: number } } }>(`desk/vehicles/${id}`))
    .vehicle;
  const looked = 'brakes parkingBrake steering lights tires horn wipers mirrors wheels emergency'.split(' ');
  const at = new Date().toISOString();
  const fault = { id: newId(), item: 'lights', note: 'The left one is out.', photo, unsafe: true };
  const inspection = { id: newId(), reading: { miles: odometer.miles, at }, looked, faults: [fault] };
  const cost = { id: newId(), kind: 'FUEL', at, cents: 6240, photo: receipt };
  for (const report of [
    { kind: 'INSPECT', inspection },
    { kind: 'SPEND', cost },
  ])
    await ask(`drive/vehicles/${id}/reports`, { as: driver, body: { report } });
  await expect.poll(kinds, patience).toContain('VEHICLE_UNSAFE');
  expect(
    await Promise.all(
      [`road:${id}`, `driver:${driver.userId}`, `vehicle:${id}`, `driver:${dispatch.userId}`].map((subject) =>
        statusOf(`files?subject=${subject}`, driver),
      ),
    ),
  ).toEqual([200, 200, 404, 404]);
  expect(await Promise.all([statusOf('desk/vehicles', driver), statusOf('desk/drivers', driver)])).toEqual([
    403, 403,
  ]);
  expect(await statusOf('drive/me', driver)).toBe(200);
}, 120_000);

test('who loses the role of a driver does not drive for us any more, and the task about their papers goes', async () => {
  const { people } = await ask<{ people: readonly { userId: string; version: number }[] }>('staff', {
    as: admin,
  });
  const version = people.find(({ userId }) => userId === driver.userId)?.version;
  await ask(`staff/${driver.userId}/roles`, {
    as: admin,
    body: { id: newId(), version, give: [], take: ['driver'], reason: 'Works elsewhere now' },
  });
  const shown = async () =>
    (await ask<{ driver: { endedAt?: string } }>(`desk/drivers/${driver.userId}`)).driver.endedAt;
  await expect.poll(shown, patience).toEqual(expect.any(String));
  await expect.poll(kinds, patience).toEqual(['VEHICLE_UNSAFE']);
}, 120_000);
