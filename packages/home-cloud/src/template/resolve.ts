import type { State } from '../state/state.ts';
import type { Assembly, StackTemplate, TemplateResource } from './assembly.ts';
import { forBrowser, withoutTls } from './browser.ts';
import { TemplateError } from './errors.ts';
import type { Identity } from './identity.ts';
import type { ResolutionContext } from './intrinsics.ts';
import { noValue, resolveValue, truth } from './intrinsics.ts';
import type { ResolvedResource, ResolvedTemplate } from './model.ts';
import { knownType } from './registry.ts';
import { type DynamicReferences, dynamicReferences } from './secrets.ts';

/** Where the assembly will run. */
export interface ResolveSettings {
  readonly region: string;
  readonly accountId: string;
  /** `localhost:<port>` of the gateway. */
  readonly host: string;
  /** The origin of SQS and S3. */
  readonly queueOrigin: string;
  /** Stores generated secrets. Without it nothing runs, and the template is only measured: names and texts are as long as on AWS. */
  readonly state?: State;
}

/**
 * Resolves the whole assembly. Names come first and need nothing that runs, so references between stacks work in any direction.
 * Throws a TemplateError for each unsupported type, intrinsic function, reference or attribute, with its place.
 */
export const resolveTemplate = (assembly: Assembly, settings: ResolveSettings): ResolvedTemplate => {
  return new Resolution(assembly, settings).template();
};

/** Types whose texts are sent to browsers unchanged, such as a content security policy. */
const browserRead = new Set(['AWS::CloudFront::ResponseHeadersPolicy']);

class Resolution {
  private readonly assembly: Assembly;
  private readonly settings: ResolveSettings;
  private readonly identities = new Map<TemplateResource, Identity | 'being named'>();
  private readonly resources: ResolvedResource[];
  /** Undefined if the template is only measured. */
  private readonly dynamic: DynamicReferences | undefined;

  constructor(assembly: Assembly, settings: ResolveSettings) {
    this.assembly = assembly;
    this.settings = settings;
    this.resources = assembly.stacks.flatMap((stack) =>
      [...stack.resources.values()]
        .filter((it) => it.condition === undefined || this.condition(stack, it.condition))
        .map((it) => this.describe(stack, it)),
    );
    const secrets = this.resources.filter(({ type }) => type === 'AWS::SecretsManager::Secret');
    this.dynamic = settings.state && dynamicReferences(() => secrets, settings.state);
  }

  template(): ResolvedTemplate {
    const { resources, assembly, settings } = this;
    const byType = Map.groupBy(resources, ({ type }) => type);
    // Reads each property now, so that all errors of the template show at the start.
    for (const resource of resources) if (knownType(resource.type)?.inert === undefined) resource.properties;
    return {
      region: settings.region,
      accountId: settings.accountId,
      resources,
      outputs: this.outputs(),
      // Several types keep the order of the template.
      ofType: (...types) => {
        const [only = '', ...others] = types;
        return others.length > 0
          ? resources.filter(({ type }) => types.includes(type))
          : (byType.get(only) ?? []);
      },
      byRef: (type, ref) => {
        const found = resources.find((it) => it.type === type && it.ref === ref);
        if (found === undefined) throw new TemplateError(`no ${type} is called ${ref}`);
        return found;
      },
      assetPath: (objectKey) => {
        const path = assembly.assets.get(objectKey);
        if (path === undefined) throw new TemplateError(`no asset ${objectKey} in the assembly`);
        return path;
      },
    };
  }

  private describe(stack: StackTemplate, resource: TemplateResource): ResolvedResource {
    const { ref, attributes } = this.identity(stack, resource);
    const { logicalId, type } = resource;
    let properties: Record<string, unknown> | undefined;
    const work = () => this.finish(resource.properties, stack, resource) as Record<string, unknown>;
    return {
      stack: stack.name,
      logicalId,
      type,
      ref,
      attributes,
      get properties() {
        properties ??= work();
        return properties;
      },
    };
  }

  private identity(stack: StackTemplate, resource: TemplateResource): Identity {
    const known = this.identities.get(resource);
    if (known === 'being named') throw new TemplateError('its name depends on itself', resource);
    if (known !== undefined) return known;
    const type = knownType(resource.type);
    if (type === undefined)
      throw new TemplateError('the cloud at home does not know this type of resource', resource);
    this.identities.set(resource, 'being named');
    const { region, accountId, host, queueOrigin } = this.settings;
    const identity = type.identify({
      stack: stack.name,
      logicalId: resource.logicalId,
      region,
      accountId,
      host,
      queueOrigin,
      measuring: this.settings.state === undefined,
      property: (name) => {
        const value = resolveValue(resource.properties[name], this.context(stack, resource));
        return value === noValue ? undefined : value;
      },
    });
    this.identities.set(resource, identity);
    return identity;
  }

  private outputs(): Record<string, string> {
    const entries = this.assembly.stacks.flatMap((stack) =>
      [...stack.outputs]
        .filter(([, { condition }]) => condition === undefined || this.condition(stack, condition))
        .map(([id, { value }]) => [id, String(this.finish(value, stack))]),
    );
    return Object.fromEntries(entries);
  }

  /** Resolves intrinsic functions, then dynamic references, then addresses that differ at home. */
  private finish(value: unknown, stack: StackTemplate, resource?: TemplateResource): unknown {
    const resolved = resolveValue(value, this.context(stack, resource));
    const { dynamic } = this;
    if (dynamic === undefined) return resolved;
    const address = browserRead.has(resource?.type ?? '') ? forBrowser : withoutTls;
    const place = `${stack.name}.${resource?.logicalId ?? 'Outputs'}`;
    const origin = { ...this.settings, s3Origin: this.settings.queueOrigin };
    return mapStrings(resolved, (text) => address(dynamic(text, place), origin));
  }

  private condition(stack: StackTemplate, name: string): boolean {
    const condition = stack.conditions[name];
    if (condition === undefined) throw new TemplateError(`no condition ${name} in stack ${stack.name}`);
    return truth(condition, this.context(stack));
  }

  private context(stack: StackTemplate, resource?: TemplateResource): ResolutionContext {
    const refuse = (message: string) =>
      resource === undefined
        ? new TemplateError(`stack ${stack.name}: ${message}`)
        : new TemplateError(message, resource);
    const named = (logicalId: string): Identity => {
      const found = stack.resources.get(logicalId);
      if (found === undefined) throw refuse(`refers to ${logicalId}, which is not in this stack`);
      return this.identity(stack, found);
    };
    return {
      refuse,
      ref: (name) => {
        const pseudo = this.pseudoParameters(stack);
        if (Object.hasOwn(pseudo, name)) return pseudo[name];
        if (Object.hasOwn(stack.parameters, name)) return stack.parameters[name];
        return named(name).ref;
      },
      attribute: (logicalId, attribute) => {
        const value = named(logicalId).attributes[attribute];
        if (value !== undefined) return value;
        const type = stack.resources.get(logicalId)?.type;
        throw refuse(`asks for ${attribute} of ${logicalId}, which ${type} does not have at home`);
      },
      condition: (name) => this.condition(stack, name),
      mapping: (map, first, second) => {
        const maps = stack.mappings as Record<string, Record<string, Record<string, unknown>>>;
        const value = maps[map]?.[first]?.[second];
        if (value === undefined) throw refuse(`no entry ${map}.${first}.${second} in the mappings`);
        return value;
      },
      importValue: (name) => this.imported(name, refuse),
      stackOutput: (stackName, output) => {
        const from = this.assembly.stacks.find((it) => it.name === stackName);
        const found = from?.outputs.get(output);
        if (from === undefined || found === undefined)
          throw refuse(`no output ${output} of a stack ${stackName}`);
        return resolveValue(found.value, this.context(from));
      },
    };
  }

  private imported(name: string, refuse: ResolutionContext['refuse']): unknown {
    for (const stack of this.assembly.stacks) {
      const context = this.context(stack);
      for (const { exportName, value } of stack.outputs.values()) {
        if (exportName !== undefined && resolveValue(exportName, context) === name)
          return resolveValue(value, context);
      }
    }
    throw refuse(`no stack exports ${name}`);
  }

  private pseudoParameters(stack: StackTemplate): Record<string, unknown> {
    const { region, accountId } = this.settings;
    return {
      'AWS::Region': region,
      'AWS::AccountId': accountId,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stack.name,
      'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/${stack.name}/home`,
      'AWS::NoValue': noValue,
      'AWS::NotificationARNs': [],
    };
  }
}

/** The same value with `change` applied to all strings. Keys do not change. */
const mapStrings = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((it) => mapStrings(it, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, mapStrings(it, change)]));
};
