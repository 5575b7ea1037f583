import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import { change, line } from '../../runtime/history-line.ts';

/** What admins do with settings. */
export const history = [
  line(SettingsChangedV1, ({ changedBy, part, version }) => ({
    by: changedBy,
    thing: { kind: 'settings', id: part === 'rate-card' ? 'rates' : part },
    what: part === 'rate-card' ? 'published or withdrew prices' : 'saved the settings',
    changes: [change('Version', undefined, version)],
  })),
];
