import type { AnyEvent } from '#events/envelope.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { hashEmail } from '../runtime/redact.ts';
import { settingsReader } from '../settings/index.ts';
import { announcements } from '../told.ts';
import type { Channel, ChannelDependencies } from './channels/channel.ts';
import { deliver } from './deliver.ts';
import { notificationStore } from './notification-store.ts';
import { rateCaps } from './rate-cap.ts';
import { soonStore } from './soon/soon-store.ts';

const ownTables = { NOTIFICATIONS_TABLE: required, SETTINGS_TABLE: required };
/** The tables that announcements read. */
const factTables = Object.fromEntries(
  announcements
    .flat()
    .flatMap(({ facts }) =>
      facts ? [facts.table, ...(facts.also ?? [])].map((table) => [table, required]) : [],
    ),
);
export const variables = { ...factTables, ...ownTables };

/**
 * Delivers the announcement of the event. An event without an announcement fails: its queue hears a type too many, and somebody
 * must remove it.
 */
export const wire = (
  env: EnvOf<typeof ownTables> & Readonly<Partial<Record<`${string}_TABLE`, string>>>,
  { client, clock, log, keyFor }: ChannelDependencies,
  channels: readonly Channel[],
): ((event: AnyEvent) => Promise<void>) => {
  const addressKey = keyFor('addresses');
  const tableOf = (variable: `${string}_TABLE`): string => env[variable] ?? '';
  const deliverAnnouncement = deliver({
    notifications: notificationStore(client, env.NOTIFICATIONS_TABLE),
    channels,
    later: soonStore(client, env.NOTIFICATIONS_TABLE),
    rateCaps: rateCaps(client, env.NOTIFICATIONS_TABLE),
    hashOf: async (email) => hashEmail(email, await addressKey()),
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    clock,
    factsOf: ({ read, table }, event) => read(event, client, tableOf(table), { now: clock(), tableOf }),
  });
  return async (event) => {
    const announcement = announcements.flat().find(({ type }) => type === event.type);
    if (!announcement) throw new Error(`No domain announces ${event.type}.`);
    await deliverAnnouncement(event, announcement);
  };
};
