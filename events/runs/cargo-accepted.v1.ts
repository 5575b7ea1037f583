import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';
import { cargoFacts } from './cargo-facts.ts';

/** The airline has accepted the load of a flight from a driver, who has its receipt. Published by runs. */
export const CargoAcceptedV1 = {
  type: 'cargo-accepted.v1',
  source: 'skybarrel.runs',
  notifies: { nobody: 'The flight is recorded as accepted by it, and tells whoever waits.' },
  schema: eventEnvelope(
    'cargo-accepted.v1',
    z.object({
      ...cargoFacts,
      /** As the airline counted and weighed it. Whole pounds. */
      pieces: z.int(),
      lb: z.int(),
      /** Files with photos of the receipt. */
      photos: z.array(z.uuid()),
    }),
  ),
} as const;
