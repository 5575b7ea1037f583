import { talks, talkVariables } from '../../../../enquiries/index.ts';
import { bringFile, fileStore, type UploadTo } from '../../../../files/index.ts';
import { type EnvOf, required } from '../../../../runtime/env.ts';
import type { SharedDependencies } from '../../../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../../../settings/index.ts';
import { sentStore } from '../../sent-store.ts';
import { consentStore } from '../consent-store.ts';
import { phoneHash } from '../phone-hash.ts';
import type { SendFreeText } from '../sender.ts';
import { fetchMedia } from './fetch-media.ts';
import { hearReplies } from './hear-replies.ts';
import type { MediaSource } from './media-source.ts';

export const variables = {
  ...talkVariables,
  FILES_TABLE: required,
  NOTIFICATIONS_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
};

interface ReplyDependencies extends Omit<SharedDependencies, 'checks'> {
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly sendReply: SendFreeText | undefined;
  /** What people send with their messages, and where it is written. Undefined in a stage that has no number on WhatsApp. */
  readonly media: { readonly source: MediaSource; readonly uploadTo: UploadTo } | undefined;
}

/** What hears the answers of people, on the tables of a function. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log, keyFor, sendReply, media }: ReplyDependencies,
) =>
  hearReplies({
    ...talks(env, { client, clock, newId }),
    consents: consentStore(client, env.NOTIFICATIONS_TABLE),
    sent: sentStore(client, env.NOTIFICATIONS_TABLE),
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    hashOf: phoneHash(keyFor),
    siteUrl: env.SITE_URL,
    sendReply,
    fetchMedia:
      media &&
      fetchMedia({
        source: media.source,
        bring: bringFile({
          files: fileStore(client, env.FILES_TABLE),
          uploadTo: media.uploadTo,
          clock,
          newId,
          log,
        }),
      }),
    clock,
    log,
  });
