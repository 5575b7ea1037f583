import { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import { readEnv, required } from '../runtime/env.ts';
import { documentClient, workerTimeouts } from '../runtime/sdk.ts';
import { bus } from '../runtime/triggers/bus.ts';
import { followProfile } from './follow-profile.ts';
import { mailboxOwners } from './store/mailbox-owners.ts';

const env = readEnv({ MAILBOXES_TABLE: required });

export const handler = bus(
  ProfileChangedV1.schema,
  followProfile(mailboxOwners(documentClient(workerTimeouts), env.MAILBOXES_TABLE)),
);
