import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ran, run } from '../../scripts/support/process.ts';
import { root } from '../../scripts/support/root.ts';

/** Folders that are not copied, and folders that are linked instead. */
const left = new Set([
  'node_modules',
  'build',
  '.git',
  '.cache',
  '.local',
  'test-results',
  'playwright-report',
]);

/** Linked, because a copy would take minutes, and nobody writes there. */
const link = (folder: string, names: readonly string[]): void => {
  for (const name of names) symlinkSync(join(root, name), join(folder, name));
};

const filesIn = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ({ name }) => left.has(name) })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replace(/^\//, ''));

/** The copy, and the output of the command. */
export interface Scaffolded {
  readonly folder: string;
  /** What the command said. */
  readonly said: string;
  readonly created: readonly string[];
  readonly edited: readonly string[];
  /** Runs a command of the packages, or `node`, in the copy. */
  run(command: string, args: readonly string[], env?: Record<string, string>): Promise<Ran>;
  remove(): void;
}

/**
 * A copy of this checkout in which `npm run new -- domain NAME` has run. Its packages are linked, or
 * installed again for code that needs their real place, as the list of licenses does.
 */
export const scaffold = async (
  name: string,
  packages: 'linked' | 'installed' = 'linked',
): Promise<Scaffolded> => {
  const folder = mkdtempSync(join(tmpdir(), 'skybarrel-new-'));
  for (const entry of readdirSync(root).filter((one) => !left.has(one)))
    cpSync(join(root, entry), join(folder, entry), {
      recursive: true,
      filter: (file) => !left.has(file.split('/').at(-1) ?? ''),
    });
  if (packages === 'linked') link(folder, ['node_modules']);
  const runHere: Scaffolded['run'] = (command, args, env = {}) => {
    const program = command === 'node' ? process.execPath : join(folder, 'node_modules/.bin', command);
    return run(program, args, { cwd: folder, env });
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { code, output } = await runHere('node', ['scripts/new.mjs', 'domain', name]);
  if (code !== 0) throw new Error(`npm run new -- domain ${name} failed in ${folder}:\n${output}`);
  const before = new Set(filesIn(root));
  const after = filesIn(folder);
  const isOther = (file: string): boolean =>
    !readFileSync(join(root, file)).equals(readFileSync(join(folder, file)));
  return {
    folder,
    said: output,
    created: after.filter((file) => !before.has(file)),
    edited: after.filter((file) => before.has(file) && isOther(file)),
    run: runHere,
    remove,
  };
};

/** The build of this checkout, with an empty function for each one of the new domain, which is enough for a template. */
export const borrowBuild = ({ folder }: Scaffolded, name: string): void => {
  const functions = 'build/lambdas';
  mkdirSync(join(folder, functions), { recursive: true });
  link(folder, ['build/site', 'build/site-renderer']);
  link(
    folder,
    readdirSync(join(root, functions)).map((entry) => `${functions}/${entry}`),
  );
  for (const handler of globSync(`${name}/*.handler.ts`, { cwd: join(folder, 'lambdas') })) {
    const own = join(functions, handler.replace('.handler.ts', '').replace('/', '-'));
    cpSync(join(root, functions, 'notifications-http/index.mjs'), join(folder, own, 'index.mjs'));
  }
  // The compiler's cache for unchanged files.
  if (existsSync(join(root, '.cache/tsc')))
    cpSync(join(root, '.cache/tsc'), join(folder, '.cache/tsc'), { recursive: true });
};
