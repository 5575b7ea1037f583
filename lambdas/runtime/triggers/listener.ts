import type { AnyEvent, EventContract, EventOf } from '#events/envelope.ts';

/** What somebody does about one type of event. */
export interface Listener {
  readonly type: string;
  hear(event: AnyEvent): Promise<void>;
}

/** A listener to one contract; it is given the event as its own schema parses it. */
export const on = <Contract extends EventContract>(
  contract: Contract,
  hear: (event: EventOf<Contract>) => Promise<void>,
): Listener => ({
  type: contract.type,
  hear: (event) => hear(contract.schema.parse(event) as EventOf<Contract>),
});

/**
 * Gives each event to the listener of its type; for a queue that several rules feed. An event that nobody listens to is a
 * rule too many, and fails until somebody looks.
 */
export const dispatch =
  (...listeners: readonly Listener[]) =>
  async (event: AnyEvent): Promise<void> => {
    const listener = listeners.find(({ type }) => type === event.type);
    if (!listener) throw new Error(`Nobody here listens to ${event.type}.`);
    await listener.hear(event);
  };
