import { readFileSync } from 'node:fs';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import * as z from 'zod/mini';
import { alarmCheck } from './alarm-check.ts';
import { runChecks } from './check.ts';
import { siteChecks } from './site-checks.ts';

/** A distribution that was just changed takes minutes to answer everywhere alike. */
const patience = { lastsMs: 120_000, pauseMs: 3_000 };

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Where a stage answers whatever its DNS says: CloudFront's own name, which the deployment wrote among its outputs.
 * Throws where there is no such file: the stage was not deployed from here.
 */
export const deployedUrl = (outputsFile: string, stage: string): string => {
  const outputs = Outputs.parse(JSON.parse(readFileSync(outputsFile, 'utf8')));
  const edge = outputs[`skybarrel-${stage}-edge`];
  if (edge?.DistributionDomain) return `https://${edge.DistributionDomain}`;
  throw new Error(`${outputsFile} has no DistributionDomain of stage ${stage}. Deploy it first.`);
};

/** Looks at a running site, and at the alarms of a stage where one is named. True when all of it works. */
export const smokeTest = async (siteUrl: string, stage: string | undefined): Promise<boolean> => {
  console.log(`› looking at ${siteUrl} …`);
  const alarms = stage ? [alarmCheck(new CloudWatchClient({ region: 'us-east-1' }), stage)] : [];
  const failures = await runChecks([...siteChecks(siteUrl), ...alarms], patience, console.log);
  console.log(
    failures.length === 0
      ? 'All of it works.'
      : `${failures.length} of these do not work: the deployment is up, but do not hand it over. docs/operations.md says what to do.`,
  );
  return failures.length === 0;
};
