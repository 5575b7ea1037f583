import { createHash } from 'node:crypto';
import { type Names, withNames } from './names.ts';

/** A file that lists all domains, and how a new one is added to it. */
export interface Catalogue {
  readonly file: string;
  readonly enter: (text: string, names: Names) => string;
}

const missing = (file: string, anchor: string): Error =>
  new Error(
    `${file} has not exactly one line '${anchor}'. Correct the anchor in scripts/new-domain/catalogues.ts.`,
  );

/** The index of the only line that equals `anchor`. */
const lineOf = (file: string, lines: readonly string[], anchor: string): number => {
  const place = lines.indexOf(anchor);
  if (place < 0 || lines.lastIndexOf(anchor) !== place) throw missing(file, anchor);
  return place;
};

interface Entry {
  /** First line of the list. The entry is added as the last one of the list, or above the line `before`. */
  readonly opening: string;
  readonly before?: string;
  readonly entry: string;
  /** The import that the entry needs. The formatter sorts it. */
  readonly imports?: string;
}

/** Adds one line to the list that begins with the line `opening`. */
const list = (file: string, { opening, before, entry, imports }: Entry): Catalogue => ({
  file,
  enter: (text, names) => {
    const lines = text.split('\n');
    const from = lineOf(file, lines, opening);
    const end = lines.findIndex((line, at) => at > from && (before ? line === before : /^[\]}]/.test(line)));
    if (end < 0) throw missing(file, before ?? `the end of ${opening}`);
    const entered = lines.toSpliced(end, 0, withNames(entry, names));
    return (imports === undefined ? entered : [withNames(imports, names), ...entered]).join('\n');
  },
});

/** The logical id of a table. CDK adds a hash of the construct's path to it. */
const logicalIdOf = (table: string): string => {
  const hash = createHash('md5').update(`${table}/Table/Resource`).digest('hex');
  return `data.${table}Table${hash.slice(0, 8).toUpperCase()}`;
};

/** The list of lasting resources, sorted by stack and id. */
const lasting: Catalogue = {
  file: 'tests/infra/lasting.json',
  enter: (text, names) => {
    const table = { type: 'AWS::DynamoDB::Table', stream: 'NEW_IMAGE', indexes: ['gsi1'] };
    const known = Object.entries(JSON.parse(text) as Record<string, unknown>);
    const id = logicalIdOf(withNames('Widgets', names));
    const entries = [...known, [id, table] as const].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
  },
};

/** The permissions there are, and the desk's own, which reads and changes what is new. */
const permissions: Catalogue = {
  file: 'domain/kernel/permissions.ts',
  enter: (text, names) => {
    const { file } = permissions;
    const entity = withNames("  'widget',", names);
    // Some that are still to come are named already.
    const named = text.includes(`\n${entity}\n`)
      ? text
      : list(file, { opening: 'export const entities = [', entry: entity }).enter(text, names);
    return list(file, {
      opening: '  staff: [',
      before: '    ...lookUp,',
      entry: "    'widget.manage',",
    }).enter(named, names);
  },
};

/** What the domains tell. */
const told: Catalogue = {
  file: 'lambdas/told.ts',
  enter: (text, names) => {
    const parts = ['announcements', 'history', 'holds', 'samples'] as const;
    const imports = withNames("import * as widgets from './widgets/told.ts';", names);
    return parts.reduce(
      (entered, part) =>
        list('lambdas/told.ts', {
          opening: `export const ${part}: readonly Told['${part}'][] = [`,
          entry: `  widgets.${part},`,
        }).enter(entered, names),
      `${imports}\n${text}`,
    );
  },
};

/** Every shared file to which a new domain is added. */
export const catalogues: readonly Catalogue[] = [
  list('domain/endpoints.ts', {
    opening: 'export const allEndpoints = {',
    entry: '  widgets: widgetEndpoints,',
    imports: "import { widgetEndpoints } from './widgets/endpoints.ts';",
  }),
  list('domain/kernel/paths.ts', { opening: 'const staffPaths = [', entry: "  '/widgets'," }),
  list('domain/history/thing.ts', {
    opening: 'export const things = {',
    entry: "  widget: { name: 'Widget', path: () => '/admin/widgets' },",
  }),
  told,
  list('web/features/previews/message-words.ts', {
    opening: 'export const abouts: Readonly<Record<string, string>> = {',
    entry: "  widgets: 'Widgets',",
  }),
  list('web/features/index.ts', {
    opening: 'export const featureScreens = [',
    // Menus show screens in this order, and one's own settings and account last.
    before: '  ...identityScreens,',
    entry: '  ...widgetScreens,',
    imports: "import { widgetScreens } from './widgets/screens.ts';",
  }),
  permissions,
  lasting,
];
