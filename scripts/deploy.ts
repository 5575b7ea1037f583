import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultBrand } from '#domain/settings/brand.ts';
import { resolveStage, type Stage, samplesOn, stageByName } from '#infra/stages.ts';
import { buildAll } from './build.ts';
import { buildLambdas } from './build-lambdas.ts';
import { deployedUrl, smokeTest } from './smoke/smoke-test.ts';
import { lambdasDir, outputsFile, root } from './support/root.ts';

const usage = 'npm run deploy -- --stage NAME [--yes] [--dry-run]';

/** The words typed were wrong; the usage line helps. */
class UsageError extends Error {}

interface Wish {
  readonly stage: string;
  /** Only builds and synthesizes. */
  readonly dryRun: boolean;
  /** Deploys wider permissions without asking. */
  readonly yes: boolean;
}

const readArguments = (): Wish => {
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
    throw new UsageError('Without a terminal nobody can agree to wider permissions: say --yes.');
  return { stage, dryRun, yes };
};

/** What the owner should know before it goes out: settings without which the stage runs, but not fully. */
const notices = (stage: Stage): readonly string[] => [
  ...(stage.sesIdentity
    ? []
    : ['no sesIdentity: Cognito mails about 50 a day, and neither desk nor customers get any other mail']),
  ...(stage.domain ? [] : ['no domain: the site is reachable at its cloudfront.net address']),
  ...(stage.alarmMail ? [] : ['no alarmMail: alarms stand in the CloudWatch console only']),
];

/** Runs the CDK CLI with the terminal as its own, because it asks before it widens permissions. */
const cdk = (args: readonly string[], stage: string): Promise<number> =>
  new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin/cdk'), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STAGE: stage, NAG: '1', AWS_REGION: 'us-east-1' },
    });
    child.on('error', (error) => {
      console.error(`The CDK CLI could not start: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });

const deploy = async (): Promise<number> => {
  const { stage: name, dryRun, yes } = readArguments();
  const stage = resolveStage(stageByName(name), defaultBrand);
  for (const notice of notices(stage)) console.log(`  note: ${notice}`);
  // Pages are built for the stage: under its own address, and without invented customers where real ones come.
  if (stage.domain) process.env.SITE_URL = `https://${stage.domain}`;
  process.env.SITE_SAMPLES = samplesOn(stage);
  await buildAll();
  await buildLambdas({ outDir: lambdasDir, stage: 'lambda' });
  const output = ['--output', `.cache/cdk-${stage.name}`, '--no-notices'];
  if (dryRun) return cdk(['synth', '--strict', '--quiet', ...output], stage.name);
  const outputs = outputsFile(stage.name);
  const approval = yes ? ['--require-approval', 'never'] : [];
  const code = await cdk(
    ['deploy', '--all', '--strict', '--outputs-file', outputs, ...approval, ...output],
    stage.name,
  );
  if (code !== 0) return code;
  return (await smokeTest(deployedUrl(outputs, stage.name), stage.name)) ? 0 : 1;
};

process.exitCode = await deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError || error instanceof TypeError) console.error(`Usage: ${usage}`);
  return 2;
});
