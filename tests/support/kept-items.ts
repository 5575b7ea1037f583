import { type RetentionClass, retention } from '#domain/kernel/retention.ts';
import type { Held } from '#lambdas/runtime/holds.ts';

type Item = Readonly<Record<string, unknown>>;

const isLike = (pattern: string, text: string): boolean =>
  pattern === '' || (pattern.endsWith('#') ? text.startsWith(pattern) : text === pattern);

/** Every table with events has them in the same way. */
const ofTheKit: Held['kinds'] = { 'OUTBOX#/EVENT': 'outbox' };

export const classesOf = (kinds: Held['kinds'], { pk, sk }: Item): readonly RetentionClass[] => {
  const matching = Object.entries({ ...ofTheKit, ...kinds }).filter(([kind]) => {
    const [ofPk = '', ofSk = ''] = kind.split('/');
    return isLike(ofPk, String(pk)) && isLike(ofSk, String(sk));
  });
  return matching.slice(0, 1).flatMap(([, kept]) => kept);
};

/**
 * What is wrong with the items of a table: those of no kind that is declared, those that are deleted although their class stays, and
 * those that are not although their class has days.
 */
export const wronglyKept = (table: string, { kinds }: Held, items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => {
    const name = `${table}: ${item.pk} / ${item.sk}`;
    const classes = classesOf(kinds, item);
    if (classes.length === 0) return [`${name} is of no kind that ${table} declares`];
    const goes = item.expires_at !== undefined;
    if (classes.some((kept) => goes !== 'stays' in retention[kept])) return [];
    return [`${name} (${classes.join(', ')}) ${goes ? 'is deleted' : 'has no expires_at'}`];
  });
