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

/** Adds one entry to the list that begins with the line `opening`. */
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

/** Adds an entry to a list on one line: `opening` is how that line begins. */
const onLine = (file: string, opening: string, entry: string): Catalogue => ({
  file,
  enter: (text, names) => {
    const [before, after, ...more] = text.split(`\n${opening}`);
    if (after === undefined || more.length > 0) throw missing(file, opening);
    return `${before}\n${opening}${withNames(entry, names)}, ${after}`;
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

/** Several entries in one file. */
const together = (file: string, ...parts: readonly Catalogue[]): Catalogue => ({
  file,
  enter: (text, names) => parts.reduce((entered, { enter }) => enter(entered, names), text),
});
const lists = (file: string, ...entries: readonly Entry[]): Catalogue =>
  together(file, ...entries.map((entry) => list(file, entry)));

/** The permissions there are, for the desk, which changes what is new, and the warehouse, which only looks at it. */
const permissions: Catalogue = {
  file: 'domain/kernel/permissions.ts',
  enter: (text, names) => {
    const { file } = permissions;
    const entity = withNames("  'widget',", names);
    const roles = lists(
      file,
      { opening: '  staff: [', before: '  ],', entry: "    'widget.manage'," },
      { opening: '  warehouse: [', before: '  ],', entry: "    'widget.read'," },
    );
    // Some that are still to come are named already.
    const named = text.includes(`\n${entity}\n`)
      ? text
      : list(file, { opening: 'export const entities = [', entry: entity }).enter(text, names);
    return roles.enter(named, names);
  },
};

/** What the domains tell. */
const told = lists(
  'lambdas/told.ts',
  ...['announcements', 'history', 'holds', 'samples'].map((part) => ({
    opening: `export const ${part}: readonly Told['${part}'][] = [`,
    entry: `  widgets.${part},`,
  })),
  {
    opening: 'export const waiting = [',
    entry: '  widgets.waiting,',
    imports: "import * as widgets from './widgets/told.ts';",
  },
);

/** The task that a thing is until it is done. */
const task = `  WIDGET: {
    name: 'Work on a widget',
    asks: 'Do what the widget needs, and mark it as done. If nobody needs it any more, cancel it.',
    subject: 'widget',
    may: 'widget.manage',
    hours: 24,
    act: 'Open the widget',
    byHand: false,
  },`;

/** The list as a file. */
const exported = `  widgets: columns<Item<typeof widgetEndpoints.list>>(
    {
      Name: ({ name }) => name,
      Status: ({ status }) => status,
      'Added at': ({ addedAt }) => addedAt,
      'Changed at': ({ changedAt }) => changedAt,
    },
    (query, signal) => api(widgetEndpoints.list, { query: query as never }, signal),
  ),`;

/** Every shared file to which a new domain is added. */
export const catalogues: readonly Catalogue[] = [
  list('domain/endpoints.ts', {
    opening: 'export const allEndpoints = {',
    entry: '  widgets: widgetEndpoints,',
    imports: "import { widgetEndpoints } from './widgets/endpoints.ts';",
  }),
  list('domain/kernel/paths.ts', {
    opening: 'const staffPaths = [',
    entry: "  '/widgets',\n  '/widgets/:id',",
  }),
  list('domain/kernel/retention.ts', {
    opening: 'export const retention = {',
    before: '  /** Photos of goods and of the scale, and what came with messages. */',
    entry: '  /** Widgets, from the day on which nothing is left to do. */\n  widgets: { days: 2 * 365 },',
  }),
  list('domain/history/thing.ts', {
    opening: 'export const things = {',
    entry: `  widget: { name: 'Widget', path: (id: string) => \`/admin/widgets/\${id}\` },`,
  }),
  list('domain/tasks/kinds/facts.ts', { opening: 'export const subjectKinds = [', entry: "  'widget'," }),
  list('domain/tasks/kinds.ts', { opening: 'const others = {', entry: task }),
  list('domain/desk/presence.ts', {
    opening: 'export const presenceOf = {',
    entry: "  widgets: 'widget.read',",
  }),
  told,
  lists(
    'infra/domains/tasks.ts',
    {
      opening: "      entry: 'tasks/follow',",
      before: '      ],',
      entry: "        onTable('WIDGETS_TABLE', 'GetItem'),",
    },
    {
      opening: "        entry: 'tasks/rebuild',",
      before: '        ],',
      entry: "          onTable('WIDGETS_TABLE', 'GetItem'),\n          queriesIndex('WIDGETS_TABLE'),",
    },
  ),
  list('scripts/rebuild.ts', {
    opening: 'const projections = {',
    entry: "  widgets: 'widgets/rebuild',",
  }),
  together(
    'web/features/tasks/list/place-of.ts',
    list('web/features/tasks/list/place-of.ts', {
      opening: '  switch (kind) {',
      before: '  }',
      entry: `    case 'widget':\n      return pathTo(\`\${area}/widgets/:id\`, { id });`,
    }),
    // Nobody knows it by its id.
    onLine(
      'web/features/tasks/list/place-of.ts',
      "const nameless: readonly TaskSubject['kind'][] = [",
      "'widget'",
    ),
  ),
  list('web/desk-list/export/exported-lists.ts', {
    opening: 'export const exportedLists: Readonly<Partial<Record<ListName, ExportedList>>> = {',
    entry: exported,
    imports: "import { widgetEndpoints } from '#domain/widgets/endpoints.ts';",
  }),
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
  // The domains that the list of tasks knows; a test compares them with what it uses.
  onLine('tests/contracts/imports.test.ts', '  tasks: [', "'widgets'"),
  list('tests/support/tables.ts', { opening: 'const names = {', entry: "  widgets: 'widgets'," }),
];
