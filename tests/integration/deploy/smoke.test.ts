import { expect, test } from 'vitest';
import { runChecks } from '../../../scripts/smoke/check.ts';
import { siteChecks } from '../../../scripts/smoke/site-checks.ts';
import { cloudForThisFile } from '../../support/for-this-file.ts';

const cloud = cloudForThisFile();

test('all checks after a deployment pass on the cloud at home', async () => {
  const said: string[] = [];
  const patience = { lastsMs: 30_000, pauseMs: 200 };
  expect(await runChecks(siteChecks(cloud.url), patience, (line) => said.push(line))).toEqual([]);
  expect(said).toHaveLength(6);
});
