import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { confirmedBusiness } from '#infra/checked-stages.ts';
import { skybarrel } from '#infra/skybarrel.ts';
import { broken } from '../support/mutants/mutants.ts';

/** A value of a template, in which every reference to another resource is a text. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** One resource of any stack, as the tests read it. */
export interface Resource {
  /** `data.MailboxesTable…`: stack and logical id, which references to it begin with. */
  readonly id: string;
  readonly stack: string;
  readonly type: string;
  readonly deletion: string | undefined;
  readonly properties: Plain;
  /** What its properties say at this path, `DistributionConfig.Origins.0.DomainName`. */
  at(path: string): Plain | undefined;
  /** The same as a list. */
  list(path: string): Plain[];
  /** Every string anywhere at this path. */
  texts(path: string): string[];
  /** The resource that this path refers to. */
  to(path: string): Resource | undefined;
}

type Raw = Record<string, unknown>;
interface Template {
  readonly Resources: Record<string, { Type: string; Properties?: Raw; DeletionPolicy?: string }>;
  readonly Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
}

const root = join(import.meta.dirname, '../..');

/** Every handler entry, `mailboxes/http` and so on. */
export const handlerEntries = (): string[] =>
  readdirSync(join(root, 'lambdas'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.handler.ts'))
    .map((file) => file.slice(0, -'.handler.ts'.length))
    .sort();

const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** A small site that the edge accepts: three pages, a file and an asset. */
export const fixtureSite = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-site-'));
  for (const page of [
    'index.html',
    '404.html',
    'app.html',
    'desk.html',
    'about/index.html',
    'prices/index.html',
    'auth/login/index.html',
  ])
    put(join(dir, page), page);
  put(join(dir, 'robots.txt'), 'User-agent: *');
  put(join(dir, 'assets/app-1a2b3c4d.js'), 'export {};');
  return dir;
};

/** A bundle for every handler: a handler that infra does not know must be found, and so must one that does not exist. */
const fixtureBundles = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'skybarrel-lambdas-'));
  for (const entry of handlerEntries()) {
    put(join(dir, entry.replaceAll('/', '-'), 'index.mjs'), `export const handler = () => '${entry}';`);
  }
  return dir;
};

/** The app of a stage with fixtures, not yet synthesized. The environment may name a mutant that these tests must judge. */
export const fixtureApp = (stage: unknown = { name: 'test' }): App =>
  broken(
    skybarrel({
      stage,
      business: confirmedBusiness,
      lambdasDir: fixtureBundles(),
      siteDir: fixtureSite(),
      outdir: mkdtempSync(join(tmpdir(), 'skybarrel-cdk-')),
      validate: false,
    }),
  );

const short = (stackName: string): string => stackName.slice(stackName.lastIndexOf('-') + 1);
const joined = (value: Plain): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Replaces references by text: `Ref` → `stack.Id`, `GetAtt` → `stack.Id.Arn`, outputs of other stacks → their values. */
const plainly = (templates: ReadonlyMap<string, Template>) => {
  const exports = new Map(
    [...templates].flatMap(([stack, { Outputs }]) =>
      Object.values(Outputs ?? {}).flatMap(({ Export, Value: value }) =>
        Export === undefined ? [] : [[Export.Name, { stack, value }] as const],
      ),
    ),
  );
  const plain = (stack: string, value: unknown): Plain => {
    if (Array.isArray(value)) return value.map((item) => plain(stack, item));
    if (typeof value !== 'object' || value === null) return value as Plain;
    const raw = value as Raw;
    if (typeof raw.Ref === 'string')
      return raw.Ref.startsWith('AWS::') ? `<${raw.Ref}>` : `${stack}.${raw.Ref}`;
    if (raw['Fn::GetAtt']) return `${stack}.${(raw['Fn::GetAtt'] as string[]).join('.')}`;
    if (raw['Fn::Sub']) return String(raw['Fn::Sub']);
    if (raw['Fn::Join']) {
      const [glue, parts] = raw['Fn::Join'] as [string, unknown[]];
      return parts.map((part) => joined(plain(stack, part))).join(glue);
    }
    if (typeof raw['Fn::ImportValue'] === 'string') {
      const { stack: other, value: exported } = exports.get(raw['Fn::ImportValue']) ?? {};
      return other === undefined ? String(raw['Fn::ImportValue']) : plain(other, exported);
    }
    if (raw['Fn::GetStackOutput']) {
      const { StackName, OutputName } = raw['Fn::GetStackOutput'] as Record<string, string>;
      const other = short(StackName ?? '');
      return plain(other, templates.get(other)?.Outputs?.[OutputName ?? '']?.Value);
    }
    return Object.fromEntries(Object.entries(raw).map(([key, item]) => [key, plain(stack, item)]));
  };
  return plain;
};

/** Reads a value by its path, `DistributionConfig.Origins.0.DomainName`; undefined if there is none. */
export const at = (value: Plain | undefined, path: string): Plain | undefined =>
  path
    .split('.')
    .reduce<Plain | undefined>(
      (here, key) =>
        typeof here === 'object' && here !== null ? (here as Record<string, Plain>)[key] : undefined,
      value,
    );

/** Every string anywhere inside a value. */
export const textsIn = (value: Plain | undefined): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

/** A value as a list, because CloudFormation may write a single item without brackets. */
export const listOf = (value: Plain | undefined): Plain[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export interface Cloud {
  /** The folder of the assembly. */
  readonly folder: string;
  readonly resources: readonly Resource[];
  ofType(type: string): readonly Resource[];
  /** The only resource of its type. */
  the(type: string): Resource | undefined;
  /** The resource that a reference such as `data.Table.Arn` begins with. */
  behind(reference: Plain | undefined): Resource | undefined;
}

/** The settings of a stage with all options: a firewall for the accounts, mail, a reader of assigned mailboxes. */
export const withAllOptions = {
  name: 'test',
  sesIdentity: 'skybarrel.test',
  alarmMail: 'ops@example.com',
  edgeFirewall: true,
  userPoolFirewall: true,
  mailboxAssignedReader: 'arn:aws:iam::000000000000:role/warehouse',
};

const known = new Map<string, Cloud>();

/** A stage's templates as one list of resources. A worker synthesizes a stage only once for all its files. */
export const synthesize = (stage: unknown = { name: 'test' }): Cloud => {
  const name = JSON.stringify(stage);
  const cloud = known.get(name) ?? readAnew(stage);
  known.set(name, cloud);
  return cloud;
};

const readAnew = (stage: unknown): Cloud => {
  const assembly = fixtureApp(stage).synth();
  const templates = new Map(
    assembly.stacks.map((stack) => [short(stack.stackName), stack.template as Template]),
  );
  const plain = plainly(templates);
  const behind: Cloud['behind'] = (reference) =>
    typeof reference === 'string' ? byId.get(reference.split('.').slice(0, 2).join('.')) : undefined;
  const resources = [...templates].flatMap(([stack, template]) =>
    Object.entries(template.Resources).map(([logicalId, { Type: type, DeletionPolicy, Properties = {} }]) => {
      const properties = plain(stack, Properties);
      return {
        id: `${stack}.${logicalId}`,
        stack,
        type,
        deletion: DeletionPolicy,
        properties,
        at: (path: string) => at(properties, path),
        list: (path: string) => listOf(at(properties, path)),
        texts: (path: string) => textsIn(at(properties, path)),
        to: (path: string) => behind(at(properties, path)),
      };
    }),
  );
  const byId = new Map<string, Resource>(resources.map((resource) => [resource.id, resource]));
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  return { folder: assembly.directory, resources, ofType, the: (type) => ofType(type)[0], behind };
};

/** The handler of a function, `mailboxes/http`. */
export const entryOf = (fn: Resource | undefined): string =>
  String(fn?.at('Description')).replace('lambdas/', '');

/** Our own functions, without the uploader that aws-cdk-lib adds for the site. */
export const houseFunctions = (cloud: Cloud): readonly Resource[] =>
  cloud.ofType('AWS::Lambda::Function').filter(({ stack }) => stack !== 'site');

/** The statements of all policies of a role: those in it, and those that the CDK attaches, as for a dead-letter queue. */
export const statementsOf = (cloud: Cloud, role: Resource): Plain[] => [
  ...role.list('Policies').flatMap((policy) => at(policy, 'PolicyDocument.Statement') as Plain[]),
  ...cloud
    .ofType('AWS::IAM::Policy')
    .filter((policy) => policy.list('Roles').includes(role.id))
    .flatMap((policy) => policy.list('PolicyDocument.Statement')),
];
