import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { awsCommandsIn, npmScriptsIn, sectionsOf } from '../support/documents.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/**
 * Operations of the AWS CLI with all their options, by the CLI's own description of each service. For a command that is not here, look at
 * `aws SERVICE OPERATION help` and add it.
 */
const operations: Readonly<Record<string, readonly string[]>> = JSON.parse(
  read('../support/aws-commands.json'),
);
/** Options of every operation. */
const common = ['--region', '--query', '--output', '--cli-binary-format'];
const scripts = Object.keys(JSON.parse(read('../../package.json')).scripts as object);

const pages = readdirSync(new URL('../../docs', import.meta.url)).filter((name) => name.endsWith('.md'));
const commands = pages.flatMap((page) =>
  sectionsOf(page).flatMap(({ title, text }) =>
    awsCommandsIn(text).map((command) => ({ ...command, where: `docs/${page}, ${title}: ${command.text}` })),
  ),
);
/** Commands to type: those with options. A sentence may name an operation alone. */
const toType = commands.filter(({ options }) => options.length > 0);
const placesOf = (wrong: readonly { readonly where: string }[]): readonly string[] =>
  wrong.map(({ where }) => where);

describe('a command of the AWS CLI in the documents', () => {
  it('names its region, so that it works whatever region the profile has', () => {
    expect(toType.length).toBeGreaterThan(40);
    expect(placesOf(toType.filter(({ text }) => !text.includes('--region us-east-1')))).toEqual([]);
  });

  it('is one of the CLI, with options that it has', () => {
    const known = commands.filter(({ name }) => !name.endsWith(' wait'));
    expect(placesOf(known.filter(({ name }) => !operations[name]))).toEqual([]);
    const has = (name: string, option: string) => [...common, ...(operations[name] ?? [])].includes(option);
    expect(
      placesOf(known.filter(({ name, options }) => !options.every((option) => has(name, option)))),
    ).toEqual([]);
  });

  it('waits as long as it takes: those of the CLI give up after minutes', () => {
    expect(placesOf(toType.filter(({ name }) => name.endsWith(' wait')))).toEqual([]);
  });

  it('is in no list without being in a document', () => {
    const used = new Set(commands.map(({ name }) => name));
    expect(Object.keys(operations).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('a command of ours in the documents', () => {
  it.each(pages)('exists: docs/%s', (page) => {
    const named = sectionsOf(page).flatMap(({ text }) => npmScriptsIn(text));
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});

describe('the commands in a text', () => {
  const text = [
    'Say `aws acm wait` or `aws sts get-caller-identity --region us-east-1`.',
    '```sh',
    '# a comment with aws s3 rb --force in it',
    'while [ "$(aws acm describe-certificate --region us-east-1 --query \'a | b\')" = X ]; do sleep 30; done   # aws s3 ls',
    'aws events start-replay --replay-name $(date +%s) \\',
    '  --event-source-arn "$A" && aws sqs delete-queue --queue-url U',
    '```',
  ].join('\n');

  it('are found in sentences, blocks, loops and other commands, with all their options, but not in comments', () => {
    expect(awsCommandsIn(text).map(({ name, options }) => [name, ...options].join(' '))).toEqual([
      'acm describe-certificate --region --query',
      'events start-replay --replay-name --event-source-arn',
      'sqs delete-queue --queue-url',
      'acm wait',
      'sts get-caller-identity --region',
    ]);
  });
});
