import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { TemplateError } from './errors.ts';

/** A resource as CDK wrote it, with its intrinsic functions. */
export interface TemplateResource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly condition: string | undefined;
  /** The logical ids in DependsOn. */
  readonly dependsOn: readonly string[];
}

interface TemplateOutput {
  readonly value: unknown;
  readonly exportName: unknown;
  readonly condition: string | undefined;
}

export interface StackTemplate {
  readonly name: string;
  /** Size of the template's file. */
  readonly bytes: number;
  readonly resources: ReadonlyMap<string, TemplateResource>;
  readonly outputs: ReadonlyMap<string, TemplateOutput>;
  readonly conditions: Readonly<Record<string, unknown>>;
  readonly mappings: Readonly<Record<string, unknown>>;
  /** The defaults of the stack's parameters. At home there are no other values. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The output of `cdk synth`: the stacks in CDK's order, and the file assets. */
export interface Assembly {
  readonly stacks: readonly StackTemplate[];
  /** S3 object key → absolute path. */
  readonly assets: ReadonlyMap<string, string>;
}

const unknownRecord = z.record(z.string(), z.unknown());
const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.optional(z._default(unknownRecord, {})) }),
  ),
});
const Template = z.object({
  Resources: z.optional(
    z.record(
      z.string(),
      z.object({
        Type: z.string(),
        Properties: z.optional(unknownRecord),
        Condition: z.optional(z.string()),
        DependsOn: z.optional(z.union([z.string(), z.array(z.string())])),
      }),
    ),
  ),
  Outputs: z.optional(
    z.record(
      z.string(),
      z.object({
        Value: z.unknown(),
        Export: z.optional(z.object({ Name: z.unknown() })),
        Condition: z.optional(z.string()),
      }),
    ),
  ),
  Conditions: z.optional(unknownRecord),
  Mappings: z.optional(unknownRecord),
  Parameters: z.optional(z.record(z.string(), z.object({ Default: z.optional(z.unknown()) }))),
});
const AssetManifest = z.object({
  files: z.optional(
    z.record(
      z.string(),
      z.object({
        source: z.object({ path: z.optional(z.string()) }),
        destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
      }),
    ),
  ),
});

/**
 * Reads a synthesized cloud assembly with its stages (nested assemblies).
 * Throws a TemplateError when the folder has none.
 */
export const readAssembly = (folder: string): Assembly => {
  if (!existsSync(resolve(folder, 'manifest.json'))) {
    throw new TemplateError(`no cloud assembly in ${folder}: synthesize the CDK app first`);
  }
  const stacks: StackTemplate[] = [];
  const assets = new Map<string, string>();
  for (const [id, { type, properties = {} }] of Object.entries(readManifest(folder).artifacts)) {
    const file = (name: string) => resolve(folder, String(properties[name]));
    if (type === 'aws:cloudformation:stack') {
      stacks.push(readStack(String(properties.stackName ?? id), file('templateFile')));
    } else if (type === 'cdk:asset-manifest') {
      for (const [key, path] of readAssets(folder, file('file'))) assets.set(key, path);
    } else if (type === 'cdk:cloud-assembly') {
      const nested = readAssembly(file('directoryName'));
      stacks.push(...nested.stacks);
      for (const [key, path] of nested.assets) assets.set(key, path);
    }
  }
  return { stacks, assets };
};

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const readManifest = (folder: string) => Manifest.parse(readJson(resolve(folder, 'manifest.json')));

const readAssets = (folder: string, manifest: string): [string, string][] => {
  const files = Object.values(AssetManifest.parse(readJson(manifest)).files ?? {});
  return files.flatMap(({ source, destinations }) =>
    source.path === undefined
      ? []
      : Object.values(destinations).map((to): [string, string] => [
          to.objectKey,
          resolve(folder, source.path ?? ''),
        ]),
  );
};

const readStack = (name: string, templateFile: string): StackTemplate => {
  const file = readFileSync(templateFile);
  const template = Template.parse(JSON.parse(file.toString()));
  const resources = Object.entries(template.Resources ?? {}).map(
    ([logicalId, it]): [string, TemplateResource] => [
      logicalId,
      {
        stack: name,
        logicalId,
        type: it.Type,
        properties: it.Properties ?? {},
        condition: it.Condition,
        dependsOn: [it.DependsOn ?? []].flat(),
      },
    ],
  );
  const outputs = Object.entries(template.Outputs ?? {}).map(([id, it]): [string, TemplateOutput] => [
    id,
    { value: it.Value, exportName: it.Export?.Name, condition: it.Condition },
  ]);
  const parameters = Object.entries(template.Parameters ?? {}).map(([id, it]) => [id, it.Default]);
  return {
    name,
    bytes: file.length,
    resources: new Map(resources),
    outputs: new Map(outputs),
    conditions: template.Conditions ?? {},
    mappings: template.Mappings ?? {},
    parameters: Object.fromEntries(parameters),
  };
};
