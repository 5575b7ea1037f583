import { fileReader, newestFiles } from '../files/index.ts';
import { profileReader } from '../identity/index.ts';
import { labelMatcher } from '../mailboxes/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { rateCardReader } from '../settings/index.ts';
import { noUsMail } from './match/us-mail.ts';
import { alertList } from './store/alert-list.ts';
import { dayStore } from './store/day-store.ts';
import { traceStore } from './store/traces/trace-store.ts';
import { changeVariables, ofParcels } from './stores.ts';

export const variables = { ...changeVariables, PROFILES_TABLE: required, FILES_TABLE: required };

type Given = Pick<SharedDependencies, 'client' | 'clock' | 'newId' | 'log'>;

/** What people need besides who receive parcels, own them or work at the desk. */
export const ofPeople = (env: EnvOf<typeof variables>, given: Given) => {
  const { client, log } = given;
  const deps = ofParcels(env, given);
  return {
    ...deps,
    alertList: alertList(client, env.PARCELS_TABLE),
    days: dayStore(client, env.PARCELS_TABLE),
    traces: traceStore(client, env.PARCELS_TABLE),
    profiles: profileReader(client, env.PROFILES_TABLE),
    readRateCard: rateCardReader(client, env.SETTINGS_TABLE, log),
    matchLabel: labelMatcher(client, env.MAILBOXES_TABLE),
    noUsMail: noUsMail(deps),
    readFile: fileReader(client, env.FILES_TABLE),
    newestFiles: newestFiles(client, env.FILES_TABLE),
  };
};
