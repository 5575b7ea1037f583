/**
 * The keys in LevelDB: a kind, the names of table and index, and the key within them, joined by `~`, which names cannot contain.
 */
export const tableKey = (table: string): string => `table~${table}`;
export const itemSpace = (table: string): string => `item~${table}~`;
/** The prefix of all entries of global indexes. */
export const globalIndexSpaces = 'index~global~';
export const indexSpace = (kind: string, table: string, index: string): string =>
  `index~${kind.toLowerCase()}~${table}~${index}~`;
export const streamSpace = (table: string): string => `stream~${table}~`;
export const ttlKey = (table: string): string => `ttl~${table}`;
export const tokenSpace = 'token~';
export const tokenKey = (token: string): string => tokenSpace + encodeURIComponent(token);
export const sequenceKey = 'meta~sequence';

/** The table of an item's key, or undefined for a key of another kind. */
export const tableOfItem = (key: string): string | undefined => {
  const [kind, table] = key.split('~', 2);
  return kind === 'item' ? table : undefined;
};

/** The range of all keys with this prefix. All keys are ASCII, hence the upper bound. */
export const within = (space: string): { gte: string; lt: string } => ({ gte: space, lt: `${space}\u00ff` });
