import type { EventOf } from '#events/envelope.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { NewId } from '../runtime/new-id.ts';

type Event = EventOf<typeof SettingsChangedV1>;

interface Change {
  /** What was changed, as one aggregate: a section, or one rate card. */
  readonly subject: string;
  /** Which change of the subject this is. */
  readonly aggregateVersion: number;
  readonly correlationId: string;
  readonly data: Event['data'];
}

/** Composes the event of one change. */
export const settingsChanged = (
  newId: NewId,
  { subject, aggregateVersion, correlationId, data }: Change,
): Event => ({
  specversion: '1.0',
  id: newId(),
  source: SettingsChangedV1.source,
  type: SettingsChangedV1.type,
  subject,
  aggregateVersion,
  time: data.changedAt,
  correlationId,
  data,
});
