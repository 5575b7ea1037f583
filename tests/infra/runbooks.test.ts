import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { awsCommandsIn, npmScriptsIn, type Section, sectionsOf } from '../support/documents.ts';
import { at, type Plain, statementsOf, synthesize, textsIn } from './cloud.ts';

const root = join(import.meta.dirname, '../..');
const cloud = synthesize();

/** What the service is called in policies, by its name in the CLI or in the SDK, where it is another one. */
const inPolicies: Readonly<Record<string, string>> = { sesv2: 'ses', 'secrets-manager': 'secretsmanager' };
/** What the operation is called in policies, where it is another name. */
const asAction: Readonly<Record<string, string>> = { 'lambda:Invoke': 'lambda:InvokeFunction' };
const actionOf = (service: string, operation: string): string => {
  const action = `${inPolicies[service] ?? service}:${operation}`;
  return asAction[action] ?? action;
};

const pascal = (kebab: string): string =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A script and everything of ours that it imports by path. */
const filesBehind = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    filesBehind(join(dirname(file), path), seen);
  return seen;
};

/** The operations that a script calls with the SDK, as actions: its imports of commands and of paginators. */
const actionsOfScript = (name: string): readonly string[] =>
  [...filesBehind(join(root, 'scripts', `${name}.ts`))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@aws-sdk\/client-([\w-]+)'/g)].flatMap(
      ([, names = '', client = '']) =>
        [...names.matchAll(/\b(?:(\w+)Command|paginate(\w+))\b/g)].map(([, command, list]) =>
          actionOf(client, command ?? list ?? ''),
        ),
    ),
  );

/** What somebody needs who does what a section says. */
const actionsIn = ({ text }: Section): readonly string[] => [
  ...awsCommandsIn(text).map(({ name }) => {
    const [service = '', operation = ''] = name.split(' ');
    return actionOf(service, pascal(operation));
  }),
  ...npmScriptsIn(text).flatMap(actionsOfScript),
];

const statementsFor = (name: string): readonly Plain[] => {
  const role = cloud.ofType('AWS::IAM::Role').find((one) => one.at('RoleName') === `skybarrel-test-${name}`);
  if (!role) throw new Error(`no role for the ${name}`);
  return statementsOf(cloud, role);
};
const actionsFor = (name: string) =>
  new Set(statementsFor(name).flatMap((one) => textsIn(at(one, 'Action'))));

/** Whether a role may do something with a resource, whose ARN is written as in the documents. */
const allows = (role: string, action: string, arn: string): boolean => {
  const inAccount = arn.replace('NAME', 'test').replace('ACCOUNT', '<AWS::AccountId>');
  return statementsFor(role)
    .filter((one) => textsIn(at(one, 'Action')).includes(action))
    .flatMap((one) => textsIn(at(one, 'Resource')))
    .map((resource) => resource.replace('<AWS::Partition>', 'aws').replace('<AWS::Region>', 'us-east-1'))
    .some((resource) => new RegExp(`^${resource.replaceAll('*', '.*')}$`).test(inAccount));
};

const forOnCall = ['operations.md', 'restore.md']
  .flatMap(sectionsOf)
  .filter(({ text }) => /role `on-call` is enough/.test(text));

describe('a section of the runbooks for which the role on-call is enough', () => {
  it('is there for alarms, failed messages, functions, each list that is built again, and replays', () => {
    expect(forOnCall.map(({ title }) => title)).toEqual([
      'When an alarm is raised',
      'Messages that failed',
      'Calling a function by hand',
      'Counting the overviews again',
      'Building the tasks again',
      'Building the arrivals again',
      'Finding customers of an older release',
      'Finding mailboxes of an older release',
      'Billing what is open',
      'Events again',
    ]);
  });

  it.each(forOnCall.map((section) => [section.title, section] as const))(
    '%s: needs only what on-call may do',
    (_title, section) => {
      const allowed = actionsFor('on-call');
      expect(actionsIn(section).filter((action) => !allowed.has(action))).toEqual([]);
    },
  );

  it('has a command in each but the first, so that there is something to be allowed', () => {
    const without = forOnCall.filter((section) => actionsIn(section).length === 0).map(({ title }) => title);
    expect(without).toEqual(['When an alarm is raised']);
  });

  it('replays events from the archive to the bus that it names, and for no other stage', () => {
    const replay = forOnCall.find(({ title }) => title === 'Events again')?.text ?? '';
    const arns = [...replay.matchAll(/\barn:aws:events:\S+/g)].map(([arn]) => arn);
    expect(arns.map((arn) => arn.split(':').at(-1)?.split('/')[0])).toEqual(['archive', 'event-bus']);
    const name = /--replay-name (\S+)-\$/.exec(replay)?.[1];
    for (const arn of [...arns, `arn:aws:events:us-east-1:ACCOUNT:replay/${name}-1`]) {
      expect(allows('on-call', 'events:StartReplay', arn), arn).toBe(true);
      expect(allows('on-call', 'events:StartReplay', arn.replace('NAME', 'test2')), arn).toBe(false);
    }
  });
});

describe('the test after a deployment', () => {
  it('needs only what the role deployer may do', () => {
    const needed = actionsOfScript('smoke');
    expect(needed).toContain('lambda:GetAccountSettings');
    expect(needed).toContain('ses:GetAccount');
    expect(needed.filter((action) => !actionsFor('deployer').has(action))).toEqual([]);
  });
});
