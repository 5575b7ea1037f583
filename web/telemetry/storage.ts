import { withoutThrowing } from './without-throwing.ts';

/** The page's storage, which may be shut off or full: then nothing is there and nothing is kept. */
export const keysInStorage = (): readonly string[] => withoutThrowing(() => Object.keys(localStorage)) ?? [];

export const readStorage = (key: string): string | undefined =>
  withoutThrowing(() => localStorage.getItem(key) ?? undefined);

/** The array that was written as JSON; an empty one where there is none. */
export const readArray = (key: string): readonly unknown[] =>
  withoutThrowing(() => [...JSON.parse(localStorage.getItem(key) ?? '')]) ?? [];

/** Writes an array as JSON, or removes what is there for an empty one. Says whether it could. */
export const writeArray = (key: string, items: readonly unknown[]): boolean =>
  withoutThrowing(() => {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
    return true;
  }) ?? false;
