import { join } from 'node:path';
import { buildApart, run } from './support/process.ts';
import { root } from './support/root.ts';

/** Each check, the fastest first. All of them run, so that one run shows everything that is wrong. */
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
const folders = [
  'domain',
  'events',
  'lambdas',
  'infra',
  'packages/home-cloud',
  'packages/home-cloud/tests',
  'web',
  'tests',
];
const checks: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format and lint', bin('biome'), ['ci', '--error-on-warnings', '--max-diagnostics=50', '.']],
  ...folders.map((folder) => [`types: ${folder}`, bin('tsc'), ['-p', `${folder}/tsconfig.json`]] as const),
  [
    'stages: production, and the longest name with every setting',
    process.execPath,
    ['scripts/check/stages.ts'],
  ],
  ['unused code', bin('knip'), ['--no-progress']],
  // Builds what the stage dev needs and checks its templates, with cdk-nag, as a deployment does.
  ['cdk synth --strict', bin('cdk'), ['synth', '--strict', '--quiet']],
];

process.chdir(root);
await buildApart();
let failed = 0;
for (const [name, command, args] of checks) {
  const begun = performance.now();
  const { code, output } = await run(command, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (code !== 0) {
    failed += 1;
    console.log(output);
  }
}
if (failed > 0) console.log(`\n${failed} of ${checks.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
