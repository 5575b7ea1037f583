import type { Answer, Call, Operation } from './operation.ts';

/** What an answer tells of one claim; `said`: what else it names. */
export type Told = Pick<Operation, 'call' | 'answer' | 'said'>;

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
  /**
   * Makes a call whose answer may tell of several claims at once, such as that of a booking with all its visits. `toldBy` reads them from
   * what came back; without an answer it gets undefined, and tells what may have been done.
   */
  const askAll = async <Reply>(
    client: string,
    run: () => Promise<Reply>,
    toldBy: (reply: Reply | undefined) => readonly Told[],
  ): Promise<Reply | undefined> => {
    const startedAt = tick();
    const reply = await run().catch(() => undefined);
    const endedAt = tick();
    operations.push(...toldBy(reply).map((told) => ({ client, startedAt, endedAt, ...told })));
    return reply;
  };
  return {
    operations,
    askAll,
    /** Makes a call and records its answer, which `answerOf` reads from what came back. Returns what came back; undefined without an answer. */
    ask: <Reply extends NonNullable<unknown>>(
      client: string,
      call: Call,
      run: () => Promise<Reply>,
      answerOf: (reply: Reply) => Answer,
    ): Promise<Reply | undefined> =>
      askAll(client, run, (reply) => [{ call, answer: reply === undefined ? 'unknown' : answerOf(reply) }]),
    /** Something that happens by itself from now on, such as a hold that lapses: nobody is told when. */
    mayHappen: (client: string, call: Call): void => {
      const startedAt = tick();
      operations.push({ client, call, startedAt, endedAt: startedAt, answer: 'unknown' });
    },
  };
};

export type Recorded = ReturnType<typeof recordHistory>;
