import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes an assembly in the format of `cdk synth`. Each function is a bundle of one file, `<name>.zip`. */
export const writeAssembly = (
  folder: string,
  stacks: Record<string, object>,
  functions: Record<string, string>,
): string => {
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  const files: Record<string, object> = {};
  for (const [name, source] of Object.entries(functions)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.mjs'), source);
    files[name] = { source: { path: name }, destinations: { here: { objectKey: `${name}.zip` } } };
  }
  write('assets.json', { files });
  const artifacts: Record<string, object> = {
    assets: { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } },
  };
  for (const [name, template] of Object.entries(stacks)) {
    const templateFile = `${name}.template.json`;
    write(templateFile, template);
    artifacts[name] = { type: 'aws:cloudformation:stack', properties: { templateFile } };
  }
  write('manifest.json', { artifacts });
  return folder;
};

/** A folder that is deleted after the test. */
export const folderForThisTest = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A distribution over the bucket of this id: the cloud at home needs a distribution or an API. */
export const siteOf = (bucket: string) => ({
  Type: 'AWS::CloudFront::Distribution',
  Properties: {
    DistributionConfig: {
      Enabled: true,
      DefaultCacheBehavior: {
        TargetOriginId: 'files',
        ViewerProtocolPolicy: 'redirect-to-https',
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
      },
      Origins: [
        {
          Id: 'files',
          DomainName: { 'Fn::GetAtt': [bucket, 'RegionalDomainName'] },
          S3OriginConfig: { OriginAccessIdentity: '' },
        },
      ],
    },
  },
});

export const readStacks = (stacks: Record<string, Stack>): Assembly =>
  readAssembly(writeAssembly(folderForThisTest(), stacks, { abc: '' }));

const state = openState(':memory:');

export const resolvedTemplate = (assembly: Assembly): ResolvedTemplate =>
  resolveTemplate(assembly, {
    region: 'us-east-1',
    accountId: '000000000000',
    host: 'localhost:4400',
    queueOrigin: 'http://127.0.0.1:9999',
    state,
  });
