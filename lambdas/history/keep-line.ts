import type { HistoryEntry } from '#domain/history/entry.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { history } from '../told.ts';
import type { HistoryStore } from './store/history-store.ts';

const saidOf = new Map(history.flat().map(({ contract, said }) => [contract.type, said]));

/** The line of an event; undefined for one that has none. Throws when nobody has decided about it, or when it does not parse. */
export const entryOf = (event: AnyEvent): HistoryEntry | undefined => {
  const said = saidOf.get(event.type);
  if (said === undefined) throw new Error(`The history has no line for ${event.type}.`);
  return 'of' in said ? said.of(event) : undefined;
};

/** Stores the line of an event, however often and in which order events come. */
export const keepLine =
  ({ put }: Pick<HistoryStore, 'put'>) =>
  async (event: AnyEvent): Promise<void> => {
    const entry = entryOf(event);
    if (entry) await put(entry);
  };
