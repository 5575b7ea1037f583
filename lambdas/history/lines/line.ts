import type { HistoryChange, HistoryEntry } from '#domain/history/entry.ts';
import type { Thing } from '#domain/history/thing.ts';
import type { AnyEvent, EventContract, EventOf } from '#events/envelope.ts';

/** What an event tells the history. */
export interface Told {
  /** A user id, `system` or `guest`. */
  readonly by: string;
  readonly thing: Thing;
  /** Another thing under which it is found as well. */
  readonly also?: Thing | undefined;
  /** What was done, in words that follow a name: `placed a hold`. Never a name, an address or a text that somebody typed. */
  readonly what: string;
  readonly changes?: readonly HistoryChange[] | undefined;
}

/** How one type of event is told. */
export interface Line {
  readonly type: string;
  readonly of: (event: AnyEvent) => HistoryEntry;
}

/** Declares the line of one event. `tell` gets the data of the event as the schema of its contract parsed it. */
export const line = <Contract extends EventContract>(
  { type, schema }: Contract,
  tell: (data: EventOf<Contract> extends { readonly data: infer Data } ? Data : never) => Told,
): Line => ({
  type,
  of: (event) => {
    const { data } = schema.parse(event) as { data: Parameters<typeof tell>[0] };
    const { changes = [], also, ...told } = tell(data);
    const found = also === undefined ? {} : { also };
    return { id: event.id, at: event.time, ...told, ...found, changes: [...changes] };
  },
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
