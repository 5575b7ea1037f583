import { resolve } from 'node:path';
import { skybarrel } from './skybarrel.ts';
import { stageByName } from './stages.ts';

/**
 * Synthesizes the system. `STAGE` names the stage (default dev), `CDK_OUTDIR` the folder; `NAG=1` also checks it
 * with cdk-nag, which takes most of a second, so only checks and deployments ask for it. Templates are validated only
 * when the CDK CLI runs this file, as checks and deployments do. Validation takes two seconds, which a start at home saves.
 */
const root = resolve(import.meta.dirname, '..');
const app = skybarrel({
  stage: stageByName(process.env.STAGE ?? 'dev'),
  lambdasDir: resolve(root, 'build/lambdas'),
  siteDir: resolve(root, 'build/site'),
  validate: process.env.CDK_CLI_VERSION !== undefined,
});

if (process.env.NAG === '1') {
  const [{ Validations }, { AwsSolutionsChecks }] = await Promise.all([
    import('aws-cdk-lib'),
    import('cdk-nag'),
  ]);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}

app.synth();
