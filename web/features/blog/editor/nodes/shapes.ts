/**
 * What a post has besides paragraphs, headings and lists is made of groups and lines: a group holds other groups or lines, and a line is
 * where somebody types.
 */
export const groupKinds = [
  'quote',
  'steps',
  'step',
  'questions',
  'asked',
  'table',
  'columns',
  'row',
] as const;
export type GroupKind = (typeof groupKinds)[number];

export const lineRoles = [
  'lead',
  'words',
  'source',
  'title',
  'text',
  'question',
  'answer',
  'caption',
  'corner',
  'column',
  'head',
  'cell',
] as const;
export type LineRole = (typeof lineRoles)[number];

/** What a line is for, as somebody reads it who writes there. */
export const lineNames: Readonly<Record<LineRole, string>> = {
  lead: 'Lead: the lines below the title',
  words: 'Quote',
  source: 'Who said it',
  title: 'Title of the step',
  text: 'What to do',
  question: 'Question',
  answer: 'Answer',
  caption: 'What the table shows',
  corner: 'First column',
  column: 'Column',
  head: 'Row',
  cell: 'Cell',
};

/** Lines that hold text only: no link, no figure, nothing bold. */
const textOnly: ReadonlySet<LineRole> = new Set(['source', 'question', 'caption', 'corner', 'column']);
export const isTextOnly = (role: LineRole): boolean => textOnly.has(role);

/** The lines that a group always has, in their order. A row or the head of a table has as many more as there are columns. */
export const linesOf: Readonly<Partial<Record<GroupKind, readonly LineRole[]>>> = {
  quote: ['words', 'source'],
  step: ['title', 'text'],
  asked: ['question', 'answer'],
  columns: ['corner', 'column'],
  row: ['head', 'cell'],
};

/** What a group of groups is made of. */
export const itemsOf: Readonly<Partial<Record<GroupKind, GroupKind>>> = {
  steps: 'step',
  questions: 'asked',
  table: 'row',
};
