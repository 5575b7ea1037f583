import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { overQuota, readAssembly } from 'home-cloud/quotas';
import { checkedStages, confirmedBusiness } from '../../infra/checked-stages.ts';
import { skybarrel } from '../../infra/skybarrel.ts';
import type { StageSettings } from '../../infra/stages.ts';
import { lambdasDir, siteDir } from '../support/root.ts';

/**
 * Synthesizes stages that no developer has: production, and the longest name with every setting. As `cdk synth --strict` with cdk-nag:
 * a violation fails the synthesis, a warning counts as an error, and every resource is held to AWS's quotas.
 */
const problemsOf = (stage: StageSettings, outdir: string): readonly string[] => {
  const app = skybarrel({ stage, business: confirmedBusiness, lambdasDir, siteDir, outdir, validate: true });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const warnings = app
    .synth()
    .stacks.flatMap(({ messages }) =>
      messages.filter(({ level }) => level !== 'info').map(({ id, entry }) => `${id}: ${String(entry.data)}`),
    );
  const refused = [...overQuota(readAssembly(outdir))].map(
    ({ place, message }) => `${place.logicalId} in ${place.stack}: ${message}`,
  );
  return [...warnings, ...refused];
};

const folder = mkdtempSync(join(tmpdir(), 'skybarrel-stages-'));
try {
  for (const [name, stage] of Object.entries(checkedStages)) {
    for (const problem of problemsOf(stage, join(folder, name))) {
      console.error(`${stage.name}: ${problem}`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
