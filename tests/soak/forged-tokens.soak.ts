import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestCloud, type TestCloud } from '../support/cloud.ts';
import { forgeriesOf, poolKeyOf } from '../support/forgeries.ts';
import { peopleOf, type Tokens } from '../support/people.ts';
import { callRoute, isOpenTo, routes } from '../support/routes.ts';

/** The firewall counts calls by address in five minutes: a route at a time stays below, then the clock moves on. */
const WINDOW_MS = 5 * 60_000;

let cloud: TestCloud;
let admin: Tokens;
let passed = 0;
beforeAll(async () => {
  cloud = await startTestCloud();
  const people = await peopleOf(cloud);
  await people.aPerson('admin@example.test', 'admin');
  admin = await people.tokensOf('admin@example.test');
});
afterAll(() => cloud.stop());

test.each(routes)('no forged token opens $title', async (route) => {
  const now = Math.floor((Date.now() + passed) / 1000);
  const { good, bad } = forgeriesOf({ ...admin, poolKey: poolKeyOf(cloud), now });
  if (isOpenTo(route, 'admin'))
    expect([401, 403]).not.toContain((await callRoute(cloud.url, route, { token: good })).status);
  const anonymous = (await callRoute(cloud.url, route)).status;
  const opened: string[] = [];
  for (const [kind, token] of Object.entries(bad)) {
    const answer = await callRoute(cloud.url, route, { token });
    if (answer.status !== anonymous) opened.push(`${kind}: ${answer.status}`);
    expect(await answer.text(), kind).not.toContain(admin.userId);
  }
  expect(opened).toEqual([]);
  passed += WINDOW_MS;
  await cloud.advance(WINDOW_MS);
});
