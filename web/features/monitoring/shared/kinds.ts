import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';

/** The kinds of record as people call them. */
export const kindNames: Record<TelemetryKind, string> = {
  errors: 'Errors',
  performance: 'Measurements',
  business: 'Business events',
};
