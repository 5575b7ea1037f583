import type { Job } from '#web/device-queue/jobs.ts';
import type { DeviceQueue } from '#web/device-queue/queue.ts';
import type { Kept } from '#web/device-queue/store.ts';

/** Whether something was refused because the sender has not agreed to a search of the goods. */
export const needsConsent = (refused: Kept['refused']): boolean => refused?.code === 'CONSENT_NEEDED';

/** A scan that says that the sender signed. Everything else stays as it is. */
const signed = (payload: unknown): unknown => {
  const job = payload as Job;
  if (job.kind !== 'scan') return payload;
  const { input } = job;
  return { ...job, input: { ...input, body: { ...input.body, consent: true } } } satisfies Job;
};

/** Sends every scan of a shipment again that waits for the consent of its sender, who has signed for all of it at the counter. */
export const sendSigned = async (
  queue: Pick<DeviceQueue, 'all' | 'again'>,
  line: Kept['line'],
): Promise<void> => {
  const waiting = (await queue.all()).filter((one) => one.line === line && needsConsent(one.refused));
  for (const { id } of waiting) await queue.again(id, signed);
};
