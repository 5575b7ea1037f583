import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { profileReader } from '../identity/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { documentClient, workerTimeouts } from '../runtime/sdk.ts';
import { bus } from '../runtime/triggers/bus.ts';
import { followProfile } from './follow-profile.ts';
import { mailboxOwners } from './store/mailbox-owners.ts';

const env = readEnv({ MAILBOXES_TABLE: required, PROFILES_TABLE: required });
const client = documentClient(workerTimeouts);

export const handler = bus(
  ProfileChangedV2.schema,
  followProfile(mailboxOwners(client, env.MAILBOXES_TABLE), profileReader(client, env.PROFILES_TABLE)),
);
