import { profileReader } from '../../identity/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { digests as digestsOfDomains } from '../../told.ts';
import { byChannel, waitForAll } from '../channels/by-channel.ts';
import type { Channel, ChannelDependencies } from '../channels/channel.ts';
import { soonStore } from './soon-store.ts';
import { tellSoon } from './tell-soon.ts';

const ownTables = { NOTIFICATIONS_TABLE: required, PROFILES_TABLE: required };
const digests = digestsOfDomains.flat();
/** The tables that digests read. */
const digestTables = Object.fromEntries(
  digests.flatMap(({ tables }) => tables.map((name) => [name, required])),
);
export const variables = { ...digestTables, ...ownTables };

interface SoonDependencies extends ChannelDependencies {
  /** True where no phone wakes anybody; quiet hours are kept unless said. */
  readonly atNight?: boolean;
}

/** The job that tells people what has waited long enough, by the channels of the stage. */
export const wireSoon = (
  env: EnvOf<typeof ownTables> & Readonly<Partial<Record<string, string>>>,
  { client, clock, log, keyFor, atNight = false }: SoonDependencies,
  channels: readonly Channel[],
) => {
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const byThing = new Map(
    digests.map(({ thing, read }) => [thing, read({ client, clock, log, keyFor, env })]),
  );
  return tellSoon({
    soon: soonStore(client, env.NOTIFICATIONS_TABLE),
    digest: async (thing, of) => {
      const read = byThing.get(thing);
      if (read === undefined) throw new Error(`No domain words what happens to a ${thing}.`);
      return read(of);
    },
    send: (cause, messages) => waitForAll(cause, byChannel(channels, cause, messages)),
    atNight,
    phoneOf: async (userId) => (await profiles.find(userId))?.phone_e164 ?? undefined,
    clock,
    log,
  });
};
