/**
 * The colors of letters are those of the screens (`web/ui/styles/tokens.css`), which a test compares. Mail programs know no variables, so
 * each element has its light colors inline, and a style sheet has the dark ones for programs that read it.
 */
const light = {
  sheet: '#ffffff',
  sunk: '#f1efe7',
  ink: '#0a2138',
  'ink-soft': '#43566a',
  rule: '#cfd3d3',
  edge: '#6b7c8c',
  action: '#c92a43',
  'on-action': '#ffffff',
  link: '#0d4a7c',
  time: '#ffc93c',
  'on-time': '#0a2138',
  done: '#0d6b45',
  'done-wash': '#e3f3ea',
  wrong: '#b3261e',
  'wrong-wash': '#fdecea',
  'note-wash': '#e6eff7',
  night: '#0a2138',
  'on-night': '#f6f4ec',
} as const;
export type Color = keyof typeof light;

/** Colors that are the same in the dark are left out. */
const dark: Readonly<Partial<Record<Color, string>>> = {
  sheet: '#0c1f31',
  sunk: '#0a1927',
  ink: '#f3f1e9',
  'ink-soft': '#a9bacb',
  rule: '#26394b',
  edge: '#7c91a5',
  action: '#ff7a70',
  'on-action': '#2b0408',
  link: '#8ec5f5',
  done: '#62d39b',
  'done-wash': '#0b2b21',
  wrong: '#ff9a92',
  'wrong-wash': '#34131a',
  'note-wash': '#102c46',
};

export const colors = { light, dark: { ...light, ...dark } };

interface Paint {
  readonly color?: Color;
  readonly background?: Color;
  readonly border?: Color;
}

/**
 * What is painted, by the class of its elements. Whatever has a background has a color too: a program that turns one of them around turns
 * both, and they can still be told apart.
 */
const paints = {
  page: { background: 'sunk', color: 'ink' },
  mast: { background: 'night', color: 'on-night' },
  band1: { background: 'action', color: 'on-action' },
  band2: { background: 'time', color: 'on-time' },
  sheet: { background: 'sheet', color: 'ink', border: 'rule' },
  todo: { background: 'sunk', color: 'ink', border: 'action' },
  by: { background: 'time', color: 'on-time' },
  button: { background: 'action', color: 'on-action' },
  other: { background: 'sheet', color: 'ink', border: 'edge' },
  text: { color: 'ink' },
  soft: { color: 'ink-soft' },
  link: { color: 'link' },
  row: { color: 'ink', border: 'rule' },
  label: { color: 'ink-soft', border: 'rule' },
  block: { color: 'ink', border: 'edge' },
  done: { background: 'done-wash', color: 'done' },
  time: { background: 'time', color: 'on-time' },
  wrong: { background: 'wrong-wash', color: 'wrong' },
  news: { background: 'note-wash', color: 'ink' },
} as const satisfies Readonly<Record<string, Paint>>;
export type Painted = keyof typeof paints;

const declarations = (painted: Paint, palette: Readonly<Record<Color, string>>, mark = ''): string =>
  [
    ['background-color', painted.background],
    ['color', painted.color],
    ['border-color', painted.border],
  ]
    .flatMap(([property, color]) =>
      color === undefined ? [] : [`${property}:${palette[color as Color]}${mark}`],
    )
    .join(';');

/** The class and the style of an element: its colors, and what else is said. */
export const painted = (name: Painted, style: string): string =>
  `class="${name}" style="${style};${declarations(paints[name], colors.light)}"`;

/** The dark colors, for programs that read style sheets and know whether it is dark. */
export const darkRules = Object.entries(paints)
  .map(([name, one]) => `.${name}{${declarations(one, colors.dark, '!important')}}`)
  .join('');

/** What stands on what. A test measures that all of them can be read. */
export const readablePairs: readonly (readonly [text: Color, background: Color])[] = [
  ...Object.values(paints).flatMap((one: Paint) =>
    one.color !== undefined && one.background !== undefined ? [[one.color, one.background] as const] : [],
  ),
  ...(['ink', 'ink-soft', 'link'] as const).flatMap((text) =>
    (['sheet', 'sunk'] as const).map((background) => [text, background] as const),
  ),
];

/** Programs that do not know a font look further; Outlook does not, and has a rule of its own in the head. */
export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const MONO = "font-family:Consolas,Menlo,'Courier New',monospace";
