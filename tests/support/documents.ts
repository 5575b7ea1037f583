import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A command of the AWS CLI as somebody would type it. */
export interface AwsCommand {
  /** `dynamodb describe-table` */
  readonly name: string;
  /** Its options, without their values: `--region`. */
  readonly options: readonly string[];
  /** The whole text, as the error shows it. */
  readonly text: string;
}

/** A part of a page below one heading. */
export interface Section {
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** The sections of a page in docs/, by headings of the second level: in code blocks, comments look like those of the first. */
export const sectionsOf = (page: string): readonly Section[] =>
  readFileSync(join(root, 'docs', page), 'utf8')
    .split(/^(?=## )/m)
    .map((text) => ({ page, title: (text.split('\n')[0] ?? '').replace(/^#+ /, ''), text }));

/** What can be typed: lines of code blocks, without comments, and code in sentences. */
const typed = (text: string): readonly string[] => {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const sentences = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [
    ...blocks.flatMap((block) =>
      block
        .replaceAll('\\\n', ' ')
        .split('\n')
        .map((line) => line.replace(/(^|\s)#.*$/, '')),
    ),
    ...[...sentences.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ];
};

/** A line without what is in quotes, which is no shell: a query has pipes and brackets of its own. */
const unquoted = (line: string): string => line.replaceAll(/'[^']*'|"[^"$]*"/g, "'…'");

/** A line and each command whose output it uses, the innermost first. */
const withInner = (line: string): readonly string[] => {
  const inner = /\$\(([^()]*)\)/.exec(line);
  return inner === null ? [line] : [inner[1] ?? '', ...withInner(line.replace(inner[0], '…'))];
};

/** Every command of the AWS CLI in a text, also inside another command. Code in sentences may also name one without its options. */
export const awsCommandsIn = (text: string): readonly AwsCommand[] =>
  typed(text)
    .map(unquoted)
    .flatMap(withInner)
    .flatMap((line) => line.split(/&&|\||;/))
    .flatMap((part) => {
      const [, service, operation, rest = ''] = /\baws ([a-z][\w-]*) ([a-z][\w-]*)(.*)$/.exec(part) ?? [];
      if (service === undefined || operation === undefined) return [];
      const options = [...rest.matchAll(/\s(--[a-z][\w-]*)/g)].map(([, option = '']) => option);
      return [{ name: `${service} ${operation}`, options, text: part.trim() }];
    });

/** Every `npm run NAME` in a text. */
export const npmScriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm run ([a-z][\w-]*)/g)].map(([, name = '']) => name);
