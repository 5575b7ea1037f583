import type { ReactNode } from 'react';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { unsentWords } from './unsent-words.ts';

/** What waits on this device for a connection, and what the server refused, until somebody has dealt with it. */
export const NotSent = ({
  kept,
  queue,
  answerTo,
  noun = 'scan',
  waits = 'They are kept on this device and are sent when there is a connection. You can go on scanning.',
}: {
  readonly kept: readonly Kept[];
  readonly queue: DeviceQueue;
  /** What somebody can answer to a refusal, instead of sending the same again. Undefined for any other refusal. */
  readonly answerTo?: (refused: Kept) => ReactNode;
  /** What waits is called here. */
  readonly noun?: string;
  /** What is said of it. */
  readonly waits?: string;
}) => {
  const waiting = queue.isStuck() ? kept.filter(({ refused }) => refused === undefined) : [];
  const refused = kept.filter((one) => one.refused !== undefined);
  return (
    <>
      {waiting.length === 0 ? null : (
        <Alert
          kind="warning"
          title={unsentWords(waiting.length, noun)}
          actions={
            <Button look="quiet" onClick={() => void queue.flush()}>
              Send now
            </Button>
          }
        >
          {waits}
        </Alert>
      )}
      {refused.map((one) => (
        <Alert
          key={one.id}
          title={`Not recorded: ${one.words}`}
          actions={
            <>
              {answerTo?.(one) ?? (
                <Button look="quiet" onClick={() => void queue.again(one.id)}>
                  Send again
                </Button>
              )}
              <Button look="quiet" onClick={() => void queue.dismiss(one.id)}>
                Done, remove
              </Button>
            </>
          }
        >
          {one.refused?.message}
        </Alert>
      ))}
    </>
  );
};
