import { resolve } from 'node:path';
import { skybarrel } from './skybarrel.ts';
import { stageByName } from './stages.ts';

export interface Synthesis {
  /** Settings of the stage, unchecked. */
  readonly stage: unknown;
  readonly lambdasDir: string;
  readonly siteDir: string;
  /** Whether the templates are checked against CloudFormation's schemas and by cdk-nag. It takes three seconds, which a start at home saves. */
  readonly isChecked: boolean;
}

/** Synthesizes the system into `CDK_OUTDIR`, from what was built for a stage. */
export const synthesize = async ({ stage, lambdasDir, siteDir, isChecked }: Synthesis): Promise<void> => {
  const app = skybarrel({ stage, lambdasDir, siteDir, validate: isChecked });
  if (isChecked) {
    const [{ Validations }, { AwsSolutionsChecks }] = await Promise.all([
      import('aws-cdk-lib'),
      import('cdk-nag'),
    ]);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  }
  app.synth();
};

/** `STAGE` (default dev) with what was built for the cloud at home. What is deployed is synthesized by scripts/cdk/app.ts. */
if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  await synthesize({
    stage: stageByName(process.env.STAGE ?? 'dev'),
    lambdasDir: resolve(root, 'build/lambdas'),
    siteDir: resolve(root, 'build/site'),
    isChecked: false,
  });
}
