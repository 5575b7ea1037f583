import { useState } from 'react';

interface Question<Known> {
  /** What will happen. */
  readonly known: Known;
  readonly send: () => void;
  readonly stop: () => void;
}

/** A question between looking at a change and making it. `asked` ends when it is made, and rejects when the answer is no. */
export const useQuestion = <Known>() => {
  const [question, ask] = useState<Question<Known>>();
  const asked = (known: Known, send: () => Promise<unknown>): Promise<void> =>
    new Promise<void>((done, stopped) =>
      ask({
        known,
        // A refusal stays in the dialog.
        send: () =>
          void send().then(
            () => done(),
            () => undefined,
          ),
        stop: () => stopped(new Error('Not now')),
      }),
    ).finally(() => ask(undefined));
  return { question, asked };
};
