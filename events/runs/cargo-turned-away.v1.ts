import * as z from 'zod/mini';
import { turnedAwayReasons } from '#domain/runs/airport/words.ts';
import { eventEnvelope } from '../envelope.ts';
import { cargoFacts } from './cargo-facts.ts';

/** The airline did not take the load of a flight. Published by runs. */
export const CargoTurnedAwayV1 = {
  type: 'cargo-turned-away.v1',
  source: 'skybarrel.runs',
  notifies: { nobody: 'Dispatch gets a task, and brings it again.' },
  schema: eventEnvelope(
    'cargo-turned-away.v1',
    z.object({ ...cargoFacts, reason: z.enum(turnedAwayReasons) }),
  ),
} as const;
