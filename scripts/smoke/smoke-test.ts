import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { Stage } from '#infra/stages.ts';
import { stackOutput } from '../support/stack-output.ts';
import { alarmCheck } from './alarm-check.ts';
import { type Failure, runChecks } from './check.ts';
import { quotaChecks } from './quota-checks.ts';
import { siteChecks } from './site-checks.ts';

/** After a change, it takes minutes until all edges of a distribution give the same answer. */
const patience = { lastsMs: 120_000, pauseMs: 3_000 };

/** The address of a deployed stage at CloudFront, which works without the stage's own DNS. */
export const deployedUrl = async (stage: string): Promise<string> => {
  const host = await stackOutput(stage, 'edge', 'DistributionDomain');
  if (host === undefined) throw new Error(`The stage ${stage} has no distribution. Deploy it first.`);
  return `https://${host}`;
};

/** A quota is what it is: looking again does not change it. */
const once = { lastsMs: 0, pauseMs: 0 };

/**
 * Checks the quotas of the account. Those of production must be enough. On another stage a small quota is only said, because people can
 * try a stage in a new account.
 */
const checkQuotas = async (stage: Stage): Promise<readonly Failure[]> => {
  const clients = {
    lambda: new LambdaClient({ region: stage.region }),
    ses: new SESv2Client({ region: stage.region }),
  };
  console.log('› checking the quotas of the account …');
  const failures = await runChecks(quotaChecks(clients, stage), once, console.log);
  if (stage.production) return failures;
  if (failures.length > 0) console.log('  note: enough to try the stage, too little for customers');
  return [];
};

/**
 * Checks a running site. Of a deployed stage it checks an alarm and the quotas of the account, too; the cloud at home has neither a topic
 * that reaches people nor quotas. True when everything works.
 */
export const smokeTest = async (siteUrl: string, stage: Stage | undefined): Promise<boolean> => {
  console.log(`› checking ${siteUrl} …`);
  const alarms = stage ? [alarmCheck(new CloudWatchClient({ region: stage.region }), stage.name)] : [];
  const failures = [
    ...(await runChecks([...siteChecks(siteUrl), ...alarms], patience, console.log)),
    ...(stage ? await checkQuotas(stage) : []),
  ];
  if (!stage)
    console.log('  note: no deployed stage, so no alarm is raised and no quota of an account is checked');
  console.log(
    failures.length === 0
      ? 'Everything works.'
      : `${failures.length} of these failed. The stage is deployed, but does not work yet: docs/deploy.md and docs/operations.md say what to do.`,
  );
  return failures.length === 0;
};
