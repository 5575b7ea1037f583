import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { gapFor } from '#domain/notifications/sending-rate.ts';
import { smallPhotos } from '../../../files/index.ts';
import { type EnvOf, optional, readEnv, required } from '../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../runtime/sdk.ts';
import { type Channel, type ChannelDependencies, channelVariables } from '../channel.ts';
import { paced } from '../paced.ts';
import { mailChannel } from './mail-channel.ts';
import { type SendMail, sesMailer } from './mailer.ts';

/** What a stage names so that mail is sent, and how many mails a second the account may send. */
export const mailVariables = { MAIL_FROM: optional, MAIL_SET: optional, MAILS_A_SECOND: required };

/** Sends mail at the rate that the provider allows; undefined in a stage that sends none. */
export const mailerOf = ({
  MAIL_FROM,
  MAIL_SET,
  MAILS_A_SECOND,
}: EnvOf<typeof mailVariables>): SendMail | undefined =>
  MAIL_FROM
    ? paced(
        sesMailer(new SESv2Client(clientSettings(workerTimeouts)), MAIL_FROM, MAIL_SET),
        gapFor(Number(MAILS_A_SECOND)),
      )
    : undefined;

/** The channel for letters without photos, as the environment of a worker describes it. */
export const openPlainMail = (shared: ChannelDependencies): Channel => {
  const env = readEnv({ ...channelVariables, ...mailVariables });
  return mailChannel(env, { ...shared, sendMail: mailerOf(env), readPhoto: async () => undefined });
};

/** Where the photos of letters are. */
const photoVariables = { FILES_TABLE: required, RELEASED_FILES_BUCKET: required };

/** The channel as the environment of a worker describes it. */
export const openMail = (shared: ChannelDependencies): Channel => {
  const env = readEnv({ ...channelVariables, ...mailVariables, ...photoVariables });
  const readPhoto = smallPhotos(shared.client, new S3Client(clientSettings(workerTimeouts)), {
    table: env.FILES_TABLE,
    bucket: env.RELEASED_FILES_BUCKET,
  });
  return mailChannel(env, { ...shared, sendMail: mailerOf(env), readPhoto });
};
