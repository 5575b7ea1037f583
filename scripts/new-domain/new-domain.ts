import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../support/process.ts';
import { catalogues } from './catalogues.ts';
import { type Names, withNames } from './names.ts';

/** Texts of files, by their path from the root. */
type Texts = ReadonlyMap<string, string>;

interface Plan {
  readonly created: Texts;
  readonly edited: Texts;
}

const template = join(import.meta.dirname, 'template');

/** Folders that every domain uses and that are not domains. */
const sharedFolders = ['kernel', 'runtime', 'batches', 'index'];

/** Existing folders or files of a domain with that name, in any layer. */
const takenBy = (root: string, created: Texts, { many }: Names): readonly string[] => {
  const places = [...created.keys()].flatMap((file) => {
    const folder = file.split('/').indexOf(many);
    return [
      file,
      ...(folder < 0
        ? []
        : [
            file
              .split('/')
              .slice(0, folder + 1)
              .join('/'),
          ]),
    ];
  });
  return [...new Set(places)].filter((place) => existsSync(join(root, place)));
};

/** The files of a new domain. Writes nothing. @throws if it would overwrite something, or if a catalogue has another shape. */
export const planDomain = (root: string, names: Names): Plan => {
  const files = globSync('**/*', { cwd: template, withFileTypes: true }).filter((entry) => entry.isFile());
  const created = new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        return [withNames(file.slice(template.length + 1), names), withNames(text, names)] as const;
      }),
  );
  const taken = takenBy(root, created, names);
  if (taken.length > 0 || sharedFolders.includes(names.many))
    throw new Error([`${names.many} already exists, so nothing is written.`, ...taken].join('\n  '));
  const edited = new Map(
    catalogues.map(
      ({ file, enter }) => [file, enter(readFileSync(join(root, file), 'utf8'), names)] as const,
    ),
  );
  return { created, edited };
};

const mustRun = async (command: string, args: readonly string[]): Promise<void> => {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Error(`All files are written, but this failed: ${args.join(' ')}\n${output}`);
};

/** Writes a planned domain, formats it, sorts its imports, and generates docs/api.md again. */
export const writeDomain = async (root: string, { created, edited }: Plan) => {
  for (const [file, text] of [...created, ...edited]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const files = { created: [...created.keys()], edited: [...edited.keys()] };
  const biome = join(root, 'node_modules/.bin/biome');
  await mustRun(biome, [
    'check',
    '--write',
    '--error-on-warnings',
    '--files-ignore-unknown=true',
    ...files.created,
    ...files.edited,
  ]);
  await mustRun(process.execPath, [join(root, 'scripts/write-api-docs.ts')]);
  return files;
};
