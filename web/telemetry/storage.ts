import { withoutThrowing } from './without-throwing.ts';

/** Access to the page's storage, which may be blocked or full: then nothing is there and nothing is stored. */
export const keysInStorage = (): readonly string[] => withoutThrowing(() => Object.keys(localStorage)) ?? [];

export const readStorage = (key: string): string | undefined =>
  withoutThrowing(() => localStorage.getItem(key) ?? undefined);

/** The array stored as JSON; empty when there is none. */
export const readArray = (key: string): readonly unknown[] =>
  withoutThrowing(() => [...JSON.parse(localStorage.getItem(key) ?? '')]) ?? [];

/** Stores an array as JSON; removes the entry when the array is empty. False when it could not. */
export const writeArray = (key: string, items: readonly unknown[]): boolean =>
  withoutThrowing(() => {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
    return true;
  }) ?? false;
