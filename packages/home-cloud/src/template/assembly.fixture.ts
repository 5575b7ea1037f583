import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openState } from '../state/state.ts';
import { type Assembly, readAssembly } from './assembly.ts';
import type { ResolvedTemplate } from './model.ts';
import { resolveTemplate } from './resolve.ts';

export interface Stack {
  readonly Resources?: Record<string, unknown>;
  readonly Outputs?: Record<string, unknown>;
  readonly Conditions?: Record<string, unknown>;
  readonly Mappings?: Record<string, unknown>;
}

/** The folder of an assembly in the format of `cdk synth`, with one asset, `abc.zip`. It is deleted after the test. */
const assemblyFolder = (stacks: Record<string, Stack>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const artifacts: Record<string, unknown> = {
    assets: { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } },
  };
  for (const [name, template] of Object.entries(stacks)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(template));
    artifacts[name] = { type: 'aws:cloudformation:stack', properties: { templateFile: `${name}.json` } };
  }
  const files = {
    abc: { source: { path: 'asset.abc' }, destinations: { here: { objectKey: 'abc.zip' } } },
  };
  writeFileSync(join(folder, 'assets.json'), JSON.stringify({ files }));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
  return folder;
};

export const readStacks = (stacks: Record<string, Stack>): Assembly => readAssembly(assemblyFolder(stacks));

const state = openState(':memory:');

export const resolvedAtHome = (assembly: Assembly): ResolvedTemplate =>
  resolveTemplate(assembly, {
    region: 'us-east-1',
    accountId: '000000000000',
    host: 'localhost:4400',
    queueOrigin: 'http://127.0.0.1:9999',
    state,
  });
