import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Stage } from '#infra/stages.ts';
import { stageToDeploy } from './cdk/asked-stage.ts';
import { deployedUrl, smokeTest } from './smoke/smoke-test.ts';
import { root } from './support/root.ts';

const usage = 'npm run deploy -- --stage NAME [--yes] [--dry-run]';

/** An error in the arguments. Only then is the usage shown. */
class UsageError extends Error {}

interface Arguments {
  readonly stage: string;
  /** Only builds and synthesizes. */
  readonly dryRun: boolean;
  /** Does not ask before it widens permissions. */
  readonly yes: boolean;
}

const readArguments = (): Arguments => {
  const {
    stage,
    'dry-run': dryRun,
    yes,
  } = parseArgs({
    options: {
      stage: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  }).values;
  if (!stage) throw new UsageError('Which stage? Nothing deploys by default.');
  if (!yes && !dryRun && !process.stdin.isTTY)
    throw new UsageError('Without a terminal nobody can agree to wider permissions: add --yes.');
  return { stage, dryRun, yes };
};

/** Missing settings that the person who deploys should know: the stage runs without them, but not fully. */
const notices = (stage: Stage): readonly string[] => [
  ...(stage.sesIdentity
    ? []
    : [
        'no sesIdentity: Cognito sends about 50 mails a day, and neither staff nor customers get any other mail',
      ]),
  ...(stage.whatsAppNumberId
    ? []
    : [
        'no whatsAppNumberId: nobody gets WhatsApp messages; turn the channel off under Admin, Settings, What works today, so that no page promises it',
      ]),
  ...(stage.whatsAppNumberId
    ? [
        'WhatsApp: Meta lets a new business write to 250 people a day, and no API tells the limit (docs/deploy.md, 1)',
      ]
    : []),
  ...(stage.domain ? [] : ['no domain: the site is reachable at its cloudfront.net address']),
  ...(stage.alarmMail ? [] : ['no alarmMail: alarms show in the CloudWatch console only']),
];

/** Runs the CDK CLI with this process's terminal, because it asks before it widens permissions. */
const cdk = (args: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin/cdk'), args, { cwd: root, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(`The CDK CLI could not start: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });

/** What `npx cdk deploy --all -c stage=NAME` does, with notices before it and the test after it. */
const deploy = async (): Promise<number> => {
  const { stage: name, dryRun, yes } = readArguments();
  const stage = stageToDeploy(name);
  for (const notice of notices(stage)) console.log(`  note: ${notice}`);
  const strictly = ['--strict', '-c', `stage=${name}`];
  if (dryRun) return cdk(['synth', '--quiet', ...strictly]);
  const code = await cdk(['deploy', '--all', ...strictly, ...(yes ? ['--require-approval', 'never'] : [])]);
  if (code !== 0) return code;
  return (await smokeTest(await deployedUrl(name), stage)) ? 0 : 1;
};

process.exitCode = await deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError || error instanceof TypeError) console.error(`Usage: ${usage}`);
  return 2;
});
