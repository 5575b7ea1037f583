import type { HistoryEntry } from '#domain/history/entry.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { lines, withoutLine } from './lines/index.ts';
import type { HistoryStore } from './store/history-store.ts';

const lineOf = new Map(lines.map((line) => [line.type, line]));

/** The line of an event; undefined for one that has none. Throws when nobody has decided about it, or when it does not parse. */
export const entryOf = (event: AnyEvent): HistoryEntry | undefined => {
  const line = lineOf.get(event.type);
  if (line === undefined && !Object.hasOwn(withoutLine, event.type))
    throw new Error(`The history has no line for ${event.type}.`);
  return line?.of(event);
};

/** Stores the line of an event, however often and in which order events come. */
export const keepLine =
  ({ put }: Pick<HistoryStore, 'put'>) =>
  async (event: AnyEvent): Promise<void> => {
    const entry = entryOf(event);
    if (entry) await put(entry);
  };
