/**
 * The app that cdk.json names. For every command of the CDK CLI, which does not say which one it is, it builds what the stage needs
 * and synthesizes it. Standard output belongs to the CLI, so everything is said on standard error.
 */
import { join } from 'node:path';
import { synthesize } from '#infra/app.ts';
import { stageByName } from '#infra/stages.ts';
import { buildFor } from '../build.ts';
import { whileNobodyElseBuilds } from '../build-steps/lock.ts';
import { stageTarget } from '../build-steps/stage-target.ts';
import { root } from '../support/root.ts';
import { askedStage } from './asked-stage.ts';

const say = (line: string): void => console.error(line);

const readStage = (): ReturnType<typeof askedStage> => {
  try {
    return askedStage(process.env);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
};

const stage = readStage();
const target = stageTarget(stage);
// Also while it is synthesized: the assembly gets copies of what was built.
await whileNobodyElseBuilds(async () => {
  await buildFor(target, say);
  await synthesize({
    stage: stageByName(stage.name),
    lambdasDir: join(root, target.lambdasDir),
    siteDir: join(root, target.siteDir),
    isChecked: true,
  });
}, say);
