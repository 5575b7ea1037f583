import * as z from 'zod/mini';
import { FailureReasonName } from '#domain/bookings/booking.ts';
import { eventEnvelope } from '../envelope.ts';
import { stopFacts } from './stop-facts.ts';

/** A driver was at a stop in vain, with a photo that shows it. Published by runs. */
export const StopFailedV1 = {
  type: 'stop-failed.v1',
  source: 'skybarrel.runs',
  notifies: { nobody: 'The booking failed by it, and tells its customer.' },
  schema: eventEnvelope('stop-failed.v1', z.object({ ...stopFacts, reason: FailureReasonName })),
} as const;
