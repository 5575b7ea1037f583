import type { Quote, QuoteDeed, QuoteEntry } from '#domain/quotes/quote.ts';

/** What a change does to a quote: who does what, and the fields that it sets. A field that is undefined is removed. */
export interface Deed {
  readonly what: QuoteDeed;
  /** A user id, `guest` or `system`. */
  readonly by: string;
  readonly text?: string | undefined;
  /** Id of the entry, when the browser has made one. */
  readonly id?: string;
  readonly fields: { readonly [Field in keyof Quote]?: Quote[Field] | undefined };
}

/** Fields whose change the history and the events tell. None has personal data. */
const told = [
  'status',
  'ownerId',
  'expiresAt',
  'waitsFor',
  'assignee',
  'replacedBy',
  'shipment',
] as const satisfies readonly (keyof Quote)[];

type Changed = NonNullable<QuoteEntry['changed']>;

/** The told fields that differ, with the price as `price` in cents. */
const changedFields = (before: Quote | undefined, after: Quote): Changed => {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ...told.map((field) => [field, before?.[field], after[field]] as const),
    ['price', before?.offer.total, after.offer.total],
  ];
  return Object.fromEntries(
    pairs
      .filter(([, was, is]) => was !== is)
      .map(([field, was, is]) => [
        field,
        { before: was === undefined ? null : String(was), after: is === undefined ? null : String(is) },
      ]),
  );
};

const withoutUndefined = (fields: object): Partial<Quote> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The next version of a quote after a deed, and the entry of the history that tells it. */
export const afterDeed = (
  before: Quote,
  { what, by, text, id, fields }: Deed,
  { at, newId }: { readonly at: string; readonly newId: () => string },
): { readonly quote: Quote; readonly entry: QuoteEntry } => {
  const merged = { ...before, ...fields, changedAt: at, version: before.version + 1 };
  const quote = withoutUndefined(merged) as Quote;
  const changed = changedFields(before, quote);
  return { quote, entry: entryOf({ id: id ?? newId(), at, what, by, text }, changed) };
};

/** An entry of the history. */
export const entryOf = (
  { text, ...entry }: Omit<QuoteEntry, 'text' | 'changed'> & { readonly text?: string | undefined },
  changed: Changed = {},
): QuoteEntry => ({
  ...entry,
  ...(text === undefined || text === '' ? {} : { text }),
  ...(Object.keys(changed).length > 0 ? { changed } : {}),
});
