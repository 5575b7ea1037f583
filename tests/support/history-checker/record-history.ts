import type { Answer, Call, Operation } from './operation.ts';

/**
 * Records what clients in this process ask and are told. Its clock counts starts and ends, so that no two are at once. A call that throws
 * has no answer: a lost connection, a kill, a timeout.
 */
export const recordHistory = () => {
  const operations: Operation[] = [];
  let ticks = 0;
  const tick = (): number => {
    ticks += 1;
    return ticks;
  };
  return {
    operations,
    /** Makes a call and records its answer, which `answerOf` reads from what came back. Returns what came back; undefined without an answer. */
    ask: async <Reply>(
      client: string,
      call: Call,
      run: () => Promise<Reply>,
      answerOf: (reply: Reply) => Answer,
    ): Promise<Reply | undefined> => {
      const startedAt = tick();
      try {
        const reply = await run();
        operations.push({ client, call, startedAt, endedAt: tick(), answer: answerOf(reply) });
        return reply;
      } catch {
        operations.push({ client, call, startedAt, endedAt: tick(), answer: 'unknown' });
        return undefined;
      }
    },
    /** Something that happens by itself from now on, such as a hold that lapses: nobody is told when. */
    mayHappen: (client: string, call: Call): void => {
      const startedAt = tick();
      operations.push({ client, call, startedAt, endedAt: startedAt, answer: 'unknown' });
    },
  };
};
