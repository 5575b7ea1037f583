import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { stackOutput } from '../support/stack-output.ts';
import { alarmCheck } from './alarm-check.ts';
import { runChecks } from './check.ts';
import { siteChecks } from './site-checks.ts';

/** After a change, it takes minutes until all edges of a distribution give the same answer. */
const patience = { lastsMs: 120_000, pauseMs: 3_000 };

/** The address of a deployed stage at CloudFront, which works without the stage's own DNS. */
export const deployedUrl = async (stage: string): Promise<string> => {
  const host = await stackOutput(stage, 'edge', 'DistributionDomain');
  if (host === undefined) throw new Error(`The stage ${stage} has no distribution. Deploy it first.`);
  return `https://${host}`;
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
