/**
 * Where everything lies in the one LevelDB: a kind, the names it belongs to and the key within, joined by `~`, which no
 * table or index name may contain.
 */
export const tableKey = (table: string): string => `table~${table}`;
export const itemSpace = (table: string): string => `item~${table}~`;
/** Where every entry of a global index begins. */
export const globalIndexSpaces = 'index~global~';
export const indexSpace = (kind: string, table: string, index: string): string =>
  `index~${kind.toLowerCase()}~${table}~${index}~`;
export const streamSpace = (table: string): string => `stream~${table}~`;
export const ttlKey = (table: string): string => `ttl~${table}`;
export const tokenSpace = 'token~';
export const tokenKey = (token: string): string => tokenSpace + encodeURIComponent(token);
export const sequenceKey = 'meta~sequence';

/** The table that an item's full key belongs to, or nothing when the key is of another kind. */
export const tableOfItem = (key: string): string | undefined => {
  const [kind, table] = key.split('~', 2);
  return kind === 'item' ? table : undefined;
};

/** Every key that starts so. All keys are ASCII, hence the upper bound. */
export const within = (space: string): { gte: string; lt: string } => ({ gte: space, lt: `${space}\u00ff` });
