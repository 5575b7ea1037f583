import { mailboxReader, unchangedMailbox } from '../mailboxes/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { usMailOk } from './match/us-mail.ts';
import { alertStore } from './store/alert-store.ts';
import { parcelList } from './store/parcel-list.ts';
import { parcelStore } from './store/parcel-store.ts';

// In a file of its own: a function that has no other table has no name of another in its bundle.

/** Tables of every function that changes parcels. */
export const changeVariables = {
  PARCELS_TABLE: required,
  // Whether U.S. Mail may be taken for an addressee.
  MAILBOXES_TABLE: required,
  SETTINGS_TABLE: required,
};

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** What everything has that changes parcels: rooms, listeners and jobs. */
export const ofParcels = (env: EnvOf<typeof changeVariables>, { client, clock, newId, log }: Given) => {
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const mailboxes = mailboxReader(client, env.MAILBOXES_TABLE);
  return {
    clock,
    newId,
    pause: pauseOf(25),
    parcels: parcelStore(client, env.PARCELS_TABLE),
    alerts: alertStore(client, env.PARCELS_TABLE),
    list: parcelList(client, env.PARCELS_TABLE),
    mailboxes,
    unchangedMailbox: unchangedMailbox(env.MAILBOXES_TABLE),
    readSetting,
    usMailOk: usMailOk({ mailboxes, readSetting }),
  };
};
