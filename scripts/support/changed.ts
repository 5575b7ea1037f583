import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importsIn } from '#tests/support/imports.ts';
import { run } from './process.ts';
import { bin } from './suites.ts';

/** The tests that a change can break. */
export interface Affected {
  readonly files: readonly string[];
  /** Names of journeys. When a file belongs to no domain, these are all journeys. */
  readonly journeys: readonly string[];
}

/** Files of a domain. The folder after these, or the file itself, has the name of the domain. */
const DOMAIN_FILE =
  /^(?:domain|events|lambdas|infra\/domains|web\/features|tests\/integration|scripts\/seed)\/(?!kernel|runtime|batches)([a-z-]+)(?:\.ts$|\/)/;
const JOURNEY = /^tests\/journeys\/([a-z-]+)\.spec\.ts$/;
/** Files that never run in a browser. */
const NO_JOURNEY = /^(?:docs|bench|tests\/(?!journeys\/)|.*\.md$|.*\.test\.tsx?$)/;

/** Journeys through a domain that do not have its name. Screens that no journey walks through are looked at by `pages`. */
export const journeysThrough: Readonly<Record<string, readonly string[]>> = {
  billing: ['books', 'claims', 'money', 'pay'],
  blog: [
    'blog-categories',
    'blog-desk',
    'blog-monitoring',
    'blog-plan',
    'post-kills',
    'post-pictures',
    'post-readers',
    'post-tricks',
    'publish-post',
    'write-post',
  ],
  bookings: ['desk-bookings', 'dock'],
  carriage: ['calculator', 'can-i-send', 'site'],
  content: ['settings', 'site'],
  departures: ['site'],
  desk: ['desk-lists', 'mailboxes', 'quotes'],
  enquiries: ['messages'],
  files: ['papers'],
  history: ['pages'],
  identity: [
    'account',
    'book-this',
    'confirm-in-two-tabs',
    'invitations',
    'sessions',
    'sign-in',
    'sign-up',
    'staff',
    'two-step',
  ],
  mailboxes: ['sign-up'],
  monitoring: ['whole-way'],
  notifications: ['sign-up', 'enquiries'],
  'own-data': ['account'],
  parcels: ['desk-parcels', 'own-mailbox', 'parcel-jobs', 'receiving'],
  payments: ['pay'],
  previews: ['letters'],
  quotes: ['book-this', 'calculator'],
  reports: ['pages'],
  runs: ['drive'],
  shipments: [
    'book-this',
    'camera',
    'collect',
    'desk-lists',
    'dock',
    'for-a-caller',
    'how-was-it',
    'to-the-counter',
  ],
  tasks: ['enquiries'],
  telemetry: ['foreign-page', 'whole-way'],
};

const everyJourney = globSync('tests/journeys/*.spec.ts').map((file) => basename(file, '.spec.ts'));

const journeysOf = (file: string): readonly string[] => {
  if (NO_JOURNEY.test(file)) return [];
  const [, journey] = JOURNEY.exec(file) ?? [];
  if (journey !== undefined) return [journey];
  const [, domain = ''] = DOMAIN_FILE.exec(file) ?? [];
  const known = [...(journeysThrough[domain] ?? []), domain].filter((name) => everyJourney.includes(name));
  return known.length > 0 ? known : everyJourney;
};

/** Integration tests start the built functions, so no import leads from them to the changed sources. They open no screen. */
const integrationTestsOf = (file: string): readonly string[] => {
  const [, domain] = DOMAIN_FILE.exec(file) ?? [];
  if (domain === undefined || file.startsWith('web/')) return [];
  return globSync(`tests/integration/${domain}/*.test.ts`);
};

/** The scaffold is started as a command and reads its templates. */
const scaffoldTestsOf = (file: string): readonly string[] =>
  /^scripts\/new\b/.test(file) ? globSync('{scripts/new-domain,tests/integration/scaffold}/*.test.ts') : [];

/** Contract tests that read the sources themselves. They take a second or two together. */
const testsOfSources = (): readonly string[] =>
  globSync('tests/contracts/*.test.ts').filter((test) =>
    /readdirSync|globSync|codeIn\(/.test(readFileSync(test, 'utf8')),
  );

/** A file and all that it imports, in turn. */
const withImports = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const { target } of importsIn(file)) withImports(target, seen);
  return seen;
};

/** `infra` reads these folders whole (infra/exports-in.ts), so no import leads from a test of templates to their files. */
const readWhole = ['infra/domains/*.ts', 'events/*/*.v*.ts'];

/** Tests of everything that `infra` reads, if any of it was changed. */
const testsOfWhole = (changed: readonly string[]): readonly string[] => {
  const behind = new Set(globSync(readWhole).flatMap((file) => [...withImports(file)]));
  if (!changed.some((file) => behind.has(file))) return [];
  return globSync('tests/{contracts,infra}/**/*.test.ts').filter((test) =>
    withImports(test).has('infra/exports-in.ts'),
  );
};

const linesOf = async (command: string, args: readonly string[]): Promise<readonly string[]> => {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(output);
  return output.split('\n').filter(Boolean);
};

/** Long tests to which imports lead from nearly everywhere, and the changes that can break them. */
const onlyFor: Readonly<Record<string, (changed: readonly string[]) => boolean>> = {
  // Tries the checks of the templates on broken systems. A change inside a domain does not touch the checks.
  'tests/infra/mutants.test.ts': (changed) => !changed.every((file) => DOMAIN_FILE.test(file)),
  // The rules of cdk-nag are about resources, which only infra declares.
  'tests/infra/nag.test.ts': (changed) =>
    changed.some((file) => /^(?:infra|tests\/infra|package)/.test(file)),
};

/** Journeys and tests that changed files can break, besides `related`, to which imports lead. */
export const affectedBy = (changed: readonly string[], related: readonly string[] = []): Affected => {
  const files = [
    ...related,
    ...changed.flatMap(integrationTestsOf),
    ...changed.flatMap(scaffoldTestsOf),
    ...testsOfWhole(changed),
    ...(changed.length > 0 ? testsOfSources() : []),
  ];
  return {
    files: [...new Set(files)].filter((test) => onlyFor[test]?.(changed) ?? true),
    journeys: [...new Set(changed.flatMap(journeysOf))].filter((name) =>
      existsSync(`tests/journeys/${name}.spec.ts`),
    ),
  };
};

/** The tests that the changes since a commit can break, uncommitted changes included. */
export const affectedSince = async (commit: string): Promise<Affected> => {
  const changed = [
    ...(await linesOf('git', ['diff', '--name-only', commit])),
    ...(await linesOf('git', ['ls-files', '--others', '--exclude-standard'])),
  ];
  const listed = await linesOf(bin('vitest'), ['list', '--filesOnly', `--changed=${commit}`]);
  // Each line begins with the project: `[unit] domain/kernel/phone.test.ts`.
  const related = listed.flatMap((line) => /^\[[\w-]+\] (\S+)$/.exec(line)?.[1] ?? []);
  return affectedBy(changed, related);
};
