import { CONSENT_SIGNED } from '#domain/shipments/form/search-consent.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';
import { Button } from '#web/ui/button.tsx';
import { needsConsent, sendSigned } from './signed.ts';

/** What is answered at the dock to a refusal: that the sender has signed. Undefined for every other refusal. */
export const signedInstead =
  (queue: Pick<DeviceQueue, 'all' | 'again'>) =>
  ({ line, refused }: Kept) =>
    needsConsent(refused) ? (
      <Button className="min-h-14 text-lg" onClick={() => void sendSigned(queue, line)}>
        {CONSENT_SIGNED}
      </Button>
    ) : undefined;
