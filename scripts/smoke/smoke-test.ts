import { readFileSync } from 'node:fs';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import * as z from 'zod/mini';
import { alarmCheck } from './alarm-check.ts';
import { runChecks } from './check.ts';
import { siteChecks } from './site-checks.ts';

/** After a change, it takes minutes until all edges of a distribution give the same answer. */
const patience = { lastsMs: 120_000, pauseMs: 3_000 };

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * The address of a stage at CloudFront, which works without the stage's own DNS. The deployment wrote it into the file of
 * outputs. Throws when there is no such file, because then the stage was not deployed from this folder.
 */
export const deployedUrl = (outputsFile: string, stage: string): string => {
  const outputs = Outputs.parse(JSON.parse(readFileSync(outputsFile, 'utf8')));
  const edge = outputs[`skybarrel-${stage}-edge`];
  if (edge?.DistributionDomain) return `https://${edge.DistributionDomain}`;
  throw new Error(`${outputsFile} has no DistributionDomain of stage ${stage}. Deploy it first.`);
};

/** Checks a running site, and an alarm of the stage if one is named. True when everything works. */
export const smokeTest = async (siteUrl: string, stage: string | undefined): Promise<boolean> => {
  console.log(`› checking ${siteUrl} …`);
  const alarms = stage ? [alarmCheck(new CloudWatchClient({ region: 'us-east-1' }), stage)] : [];
  const failures = await runChecks([...siteChecks(siteUrl), ...alarms], patience, console.log);
  console.log(
    failures.length === 0
      ? 'Everything works.'
      : `${failures.length} of these failed. The stage is deployed, but does not work yet: docs/deploy.md and docs/operations.md say what to do.`,
  );
  return failures.length === 0;
};
