import { Readable } from 'node:stream';
import type { ActionStore, Callback, IndexCharge, KeySpace, TableDescription } from '../engine/shapes.ts';
import { apiError } from '../errors.ts';
import { indexSpace, itemSpace, tableKey } from './keys.ts';

/** The data that an action reads and writes. */
export interface Source {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): void;
  del(key: string): void;
  values(range: object): AsyncIterable<unknown>;
}

/** The region and account in ARNs. */
export interface Place {
  readonly region: string;
  readonly account: string;
}

const MAX_ITEM_BYTES = 400 * 1024;

/**
 * Adapts a source to the callback-style store that dynalite's actions expect.
 *
 * @param fail gets errors that an action throws in a callback. Otherwise they would end the process.
 * @param charges gets the capacity of written index entries, if the request asks for it.
 */
export const createActionStore = (
  source: Source,
  place: Place,
  fail: (error: unknown) => void,
  charges?: IndexCharge[],
): ActionStore => {
  const space = (prefix: string) => createKeySpace(source, prefix, fail);
  return {
    ...(charges && { charges }),
    options: { maxItemSize: MAX_ITEM_BYTES, createTableMs: 0 },
    tableDb: { ...space(tableKey('')), awsRegion: place.region, awsAccountId: place.account },
    getItemDb: (table) => space(itemSpace(table)),
    getIndexDb: (kind, table, index) => space(indexSpace(kind, table, index)),
    getTable(name, checkStatus, callback) {
      const done = typeof checkStatus === 'function' ? checkStatus : callback;
      const found = source
        .get(tableKey(name))
        .then((table) => requireTable(table, name, checkStatus !== false));
      answer(found, done ?? fail, fail);
    },
  };
};

/**
 * Checks that a table exists. @throws DynamoDB's error if there is no such table.
 *
 * @param terse true for a message without the name, as in operations on items.
 */
export const requireTable = (stored: unknown, name: string, terse = true): TableDescription => {
  if (stored === undefined) {
    const message = 'Requested resource not found';
    throw apiError('ResourceNotFoundException', terse ? message : `${message}: Table: ${name} not found`);
  }
  return stored as TableDescription;
};

const createKeySpace = (source: Source, prefix: string, fail: (error: unknown) => void): KeySpace => {
  const done = (callback: Callback<void>) => answer(Promise.resolve(), callback, fail);
  return {
    // Writes run one after the other, so dynalite's lock for each key is always free.
    lock: (_key, locked) => locked((callback) => callback),
    get: (key, callback) => answer(source.get(prefix + key), callback, fail),
    put(key, value, callback) {
      source.put(prefix + key, value);
      done(callback);
    },
    del(key, callback) {
      source.del(prefix + key);
      done(callback);
    },
    createValueStream: (range) => Readable.from(source.values(prefixed(range, prefix))),
  };
};

/** Calls a callback with a promise's result, and `fail` with an error of the callback. */
const answer = <T>(outcome: Promise<T>, callback: Callback<T>, fail: (error: unknown) => void): void => {
  outcome
    .then(
      (value) => callback(null, value),
      (error: Error) => callback(error),
    )
    .catch(fail);
};

/** Adds the prefix of a key space to a range. */
const prefixed = (range: object, prefix: string): object => {
  const { gt, gte, lt, lte, ...rest } = range as Record<string, unknown>;
  const lower = gt !== undefined ? { gt: `${prefix}${gt}` } : { gte: `${prefix}${gte ?? ''}` };
  const upper =
    lte !== undefined
      ? { lte: `${prefix}${lte}` }
      : { lt: lt !== undefined ? `${prefix}${lt}` : `${prefix}\u00ff` };
  return { ...rest, ...lower, ...upper };
};
