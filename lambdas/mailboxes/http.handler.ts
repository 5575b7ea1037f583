import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import { accountDirectory } from '../identity/account-directory.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { logger } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { clientSettings, documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { settingsReader } from '../settings/settings-reader.ts';
import { assignMailbox } from './assign-mailbox.ts';
import { listMailboxes } from './list-mailboxes.ts';
import { showMailbox } from './show-mailbox.ts';
import { showVirtualAddress } from './show-virtual-address.ts';
import { mailboxList } from './store/mailbox-list.ts';
import { mailboxStore } from './store/mailbox-store.ts';
import { leasedNumbers } from './store/number-allocator.ts';

const env = readEnv({
  PROFILES_TABLE: required,
  MAILBOXES_TABLE: required,
  SETTINGS_TABLE: required,
  USER_POOL_ID: required,
});
const client = documentClient(patientAsABrowser);
const cognito = new CognitoIdentityProviderClient(clientSettings(patientAsABrowser));
const mailboxes = mailboxStore(client, { mailboxes: env.MAILBOXES_TABLE, profiles: env.PROFILES_TABLE });
const accounts = accountDirectory(cognito, env.USER_POOL_ID);
const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log: logger });
const assign = assignMailbox({ mailboxes, numbers: leasedNumbers(mailboxes), clock, newId });

export const handler = http(mailboxEndpoints, {
  virtualAddress: showVirtualAddress({ mailboxes, accounts, assign, readSetting }),
  list: listMailboxes(mailboxList(client, env.MAILBOXES_TABLE)),
  show: showMailbox(mailboxes),
});
