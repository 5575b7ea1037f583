import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { TemplateError } from '../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';

/** A function of the template. */
export interface FunctionDefinition {
  readonly name: string;
  readonly arn: string;
  /** Absolute path of the bundle's entry module. */
  readonly file: string;
  /** Name of the export that handles events. */
  readonly exportName: string;
  readonly timeoutMs: number;
  readonly memoryMegabytes: number;
  /** The limit of concurrent events. Undefined when the template reserves none. */
  readonly reservedConcurrency: number | undefined;
  readonly variables: Readonly<Record<string, string>>;
  /** The key id that signs the function's calls, so that the caller is known. */
  readonly accessKeyId: string;
  /** The queue for events of asynchronous calls after the last failed try. */
  readonly deadLetterArn: string | undefined;
  /** The number of retries of an asynchronous call. */
  readonly asyncRetries: number;
}

const ignored = z.optional(z.unknown());
const Properties = z.strictObject({
  FunctionName: z.optional(z.string()),
  Handler: z.string(),
  Runtime: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Timeout: z._default(z.number(), 3),
  MemorySize: z._default(z.number(), 128),
  ReservedConcurrentExecutions: z.optional(z.number()),
  Environment: z.optional(
    z.strictObject({ Variables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) }),
  ),
  DeadLetterConfig: z.optional(z.strictObject({ TargetArn: z.string() })),
  PackageType: z.optional(z.literal('Zip')),
  // These have no effect on one machine.
  Architectures: ignored,
  Description: ignored,
  Role: ignored,
  LoggingConfig: ignored,
  TracingConfig: ignored,
  KmsKeyArn: ignored,
  EphemeralStorage: ignored,
  RecursiveLoop: ignored,
  RuntimeManagementConfig: ignored,
  SnapStart: ignored,
  Tags: ignored,
});

const InvokeConfig = z.strictObject({
  FunctionName: z.string(),
  Qualifier: ignored,
  MaximumRetryAttempts: z._default(z.number(), 2),
  MaximumEventAgeInSeconds: ignored,
  DestinationConfig: z.optional(
    z.strictObject({
      OnFailure: z.optional(z.strictObject({ Destination: z.string() })),
    }),
  ),
});

/**
 * The functions of the assembly, without CDK's providers of custom resources: the cloud at home does their work itself.
 * Throws a TemplateError for a function that it could not run.
 */
export const readFunctions = (template: ResolvedTemplate): readonly FunctionDefinition[] => {
  const providers = new Set(
    template.resources
      .filter(({ type }) => type.startsWith('Custom::'))
      .map(({ properties }) => properties.ServiceToken),
  );
  const configs = template
    .ofType('AWS::Lambda::EventInvokeConfig')
    .map((resource) => readProperties(resource, InvokeConfig));
  return template
    .ofType('AWS::Lambda::Function')
    .filter(({ attributes }) => !providers.has(attributes.Arn))
    .map((resource) => {
      const config = configs.find(
        ({ FunctionName }) => FunctionName === resource.ref || FunctionName === resource.attributes.Arn,
      );
      return functionOf(resource, template, config);
    });
};

const functionOf = (
  resource: ResolvedResource,
  template: ResolvedTemplate,
  config: z.output<typeof InvokeConfig> | undefined,
): FunctionDefinition => {
  const properties = readProperties(resource, Properties);
  if (!properties.Runtime.startsWith('nodejs')) {
    throw new TemplateError(`only Node.js functions run at home, not ${properties.Runtime}`, resource);
  }
  const dot = properties.Handler.lastIndexOf('.');
  const variables = properties.Environment?.Variables ?? {};
  return {
    name: resource.ref,
    arn: resource.attributes.Arn ?? '',
    file: entryFile(template.assetPath(properties.Code.S3Key), properties.Handler.slice(0, dot), resource),
    exportName: properties.Handler.slice(dot + 1),
    timeoutMs: properties.Timeout * 1000,
    memoryMegabytes: properties.MemorySize,
    reservedConcurrency: properties.ReservedConcurrentExecutions,
    variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
    accessKeyId: keyIdOf(resource.ref),
    deadLetterArn:
      config?.DestinationConfig?.OnFailure?.Destination ?? properties.DeadLetterConfig?.TargetArn,
    asyncRetries: config?.MaximumRetryAttempts ?? 2,
  };
};

const entryFile = (asset: string, moduleName: string, resource: ResolvedResource): string => {
  if (existsSync(asset) && statSync(asset).isFile()) {
    throw new TemplateError(`its code is the archive ${asset}; the home runs unpacked bundles`, resource);
  }
  const found = ['.mjs', '.js', '.cjs']
    .map((ending) => join(asset, `${moduleName}${ending}`))
    .find((path) => existsSync(path));
  if (found === undefined) throw new TemplateError(`no module ${moduleName} in ${asset}`, resource);
  return found;
};

/** A key id in the format of AWS that is the same at every start. */
const keyIdOf = (name: string): string =>
  `AKIA${createHash('sha256').update(name).digest('hex').slice(0, 16).toUpperCase()}`;
