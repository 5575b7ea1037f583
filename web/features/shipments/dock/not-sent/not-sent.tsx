import { CONSENT_SIGNED } from '#domain/shipments/form/search-consent.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { unsentWords } from '#web/device-queue/unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { needsConsent, sendSigned } from './signed.ts';

/** What waits on this device for a connection, and what the server refused, until somebody has dealt with it. */
export const NotSent = ({ kept, queue }: { readonly kept: readonly Kept[]; readonly queue: DeviceQueue }) => {
  const waiting = queue.isStuck() ? kept.filter(({ refused }) => refused === undefined) : [];
  const refused = kept.filter((one) => one.refused !== undefined);
  return (
    <>
      {waiting.length === 0 ? null : (
        <Alert
          kind="warning"
          title={unsentWords(waiting.length)}
          actions={
            <Button look="quiet" onClick={() => void queue.flush()}>
              Send now
            </Button>
          }
        >
          They are kept on this device and are sent when there is a connection. You can go on scanning.
        </Alert>
      )}
      {refused.map(({ id, line, words, refused: why }) => (
        <Alert
          key={id}
          title={`Not recorded: ${words}`}
          actions={
            <>
              {needsConsent(why) ? (
                <Button className="min-h-14 text-lg" onClick={() => void sendSigned(queue, line)}>
                  {CONSENT_SIGNED}
                </Button>
              ) : (
                <Button look="quiet" onClick={() => void queue.again(id)}>
                  Send again
                </Button>
              )}
              <Button look="quiet" onClick={() => void queue.dismiss(id)}>
                Done, remove
              </Button>
            </>
          }
        >
          {why?.message}
        </Alert>
      ))}
    </>
  );
};
