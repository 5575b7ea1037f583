import type { Messages } from '../../runtime/announcement.ts';
import type { Channel } from './channel.ts';

/** The letters and messages of one cause, each by its channel and in its own time. */
export const byChannel = (
  channels: readonly Channel[],
  cause: string,
  messages: Messages,
): readonly Promise<void>[] => {
  const all = channels.flatMap(({ name, messagesOf }) =>
    messagesOf(messages).map((message) => ({ name, ...message })),
  );
  return all.map(async ({ name, recipient, send }) =>
    send(cause, async () => {
      const others = all.filter((other) => other.recipient === recipient && other.name !== name);
      return (await Promise.all(others.map(({ mayGet }) => mayGet()))).includes(true);
    }),
  );
};

/**
 * Waits for all deliveries. One that fails does not hold up the others. The errors are thrown at the end, so that everything is tried
 * again that is missing.
 */
export const waitForAll = async (what: string, deliveries: readonly Promise<void>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(deliveries);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `Not everyone could be told of ${what}.`);
};
