import type { HistoryChange, HistoryEntry } from '#domain/history/entry.ts';
import type { Thing } from '#domain/history/thing.ts';
import type { AnyEvent, EventContract, EventOf } from '#events/envelope.ts';

/** What lines are made of. */
export { GUEST, type HistoryChange, SYSTEM } from '#domain/history/entry.ts';
export { ownCodes, type Thing } from '#domain/history/thing.ts';

/** What an event says in the history. */
interface Said {
  /** A user id, `system` or `guest`. */
  readonly by: string;
  readonly thing: Thing;
  /** Another thing under which it is found as well. */
  readonly also?: Thing | undefined;
  /** What was done, in words that follow a name: `placed a hold`. Never a name, an address or a text that somebody typed. */
  readonly what: string;
  readonly changes?: readonly HistoryChange[] | undefined;
}

/** The line of one type of event in the history, or why it has none. */
export interface HistoryLine {
  readonly contract: EventContract;
  readonly said: { readonly of: (event: AnyEvent) => HistoryEntry } | { readonly nothing: string };
}

/** Declares the line of one event. `say` gets the data of the event as the schema of its contract parsed it. */
export const line = <Contract extends EventContract>(
  contract: Contract,
  say: (data: EventOf<Contract> extends { readonly data: infer Data } ? Data : never) => Said,
): HistoryLine => ({
  contract,
  said: {
    of: (event) => {
      const { data } = contract.schema.parse(event) as { data: Parameters<typeof say>[0] };
      const { changes = [], also, ...told } = say(data);
      const found = also === undefined ? {} : { also };
      return { id: event.id, at: event.time, ...told, ...found, changes: [...changes] };
    },
  },
});

/** Declares that an event has no line, with the reason. */
export const noLine = (contract: EventContract, nothing: string): HistoryLine => ({
  contract,
  said: { nothing },
});

/** A change without sides that are not there. */
export const change = (
  field: string,
  before: string | number | null | undefined,
  after: string | number | null | undefined,
): HistoryChange => ({
  field,
  ...(before == null ? {} : { before: String(before) }),
  ...(after == null ? {} : { after: String(after) }),
});
