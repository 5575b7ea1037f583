import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, type SESv2Client } from '@aws-sdk/client-sesv2';
import { aShipment } from '#infra/expected-bill.ts';
import type { Stage } from '#infra/stages.ts';
import type { Check } from './check.ts';

export interface QuotaClients {
  readonly lambda: Pick<LambdaClient, 'send'>;
  readonly ses: Pick<SESv2Client, 'send'>;
}

/** What a check of quotas needs to know of its stage. */
export type QuotaStage = Pick<
  Stage,
  'functionsAtOnce' | 'mailsASecond' | 'production' | 'sesIdentity' | 'shipmentsAMonth'
>;

const inWords = (count: number): string => count.toLocaleString('en-US');

const functionsAtOnce =
  ({ lambda }: QuotaClients, wanted: number) =>
  async (): Promise<void> => {
    const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
    const given = AccountLimit?.ConcurrentExecutions ?? 0;
    if (given < wanted)
      throw new Error(
        `Lambda runs ${inWords(given)} functions at once in this account, and the stage counts on ${inWords(wanted)}. Ask for more (docs/deploy.md, 1), or set functionsAtOnce: ${given} in infra/stages.ts`,
      );
  };

const outOfSandbox =
  ({ ses }: QuotaClients) =>
  async (): Promise<void> => {
    const { ProductionAccessEnabled, SendingEnabled } = await ses.send(new GetAccountCommand({}));
    if (!ProductionAccessEnabled)
      throw new Error(
        'SES is in its sandbox: 200 mails a day, one a second, and only to verified addresses, so strangers cannot register. Ask to leave it (docs/deploy.md, 3)',
      );
    if (!SendingEnabled)
      throw new Error(
        'SES has stopped all mail of this account. Read the reason in the SES console, and answer AWS',
      );
  };

/** All mails of a week on one day: its flight leaves, and everybody on it hears of it. */
const WEEKS_A_MONTH = 4;

const mailQuota =
  ({ ses }: QuotaClients, stage: QuotaStage) =>
  async (): Promise<void> => {
    const { SendQuota } = await ses.send(new GetAccountCommand({}));
    const { MaxSendRate: aSecond = 0, Max24HourSend: aDay = 0 } = SendQuota ?? {};
    if (aSecond < stage.mailsASecond)
      throw new Error(
        `SES takes ${aSecond} mails a second from this account, and the stage sends ${stage.mailsASecond}. Set mailsASecond: ${Math.max(1, Math.floor(aSecond))} in infra/stages.ts, and deploy`,
      );
    const mails = Math.ceil((stage.shipmentsAMonth / WEEKS_A_MONTH) * aShipment.mails);
    if (aDay < mails)
      throw new Error(
        `SES takes ${inWords(aDay)} mails a day from this account, and the shipments of a week make up to ${inWords(mails)}. Ask for a larger sending quota in the SES console`,
      );
  };

/**
 * Whether the account may do as much as the stage counts on: a new account may do very little. Without an identity in SES, the stage
 * sends no mail with it, and its quotas do not count.
 */
export const quotaChecks = (clients: QuotaClients, stage: QuotaStage): readonly Check[] => [
  { name: 'functions at once', look: functionsAtOnce(clients, stage.functionsAtOnce) },
  ...(stage.sesIdentity
    ? [
        { name: 'mail to everybody', look: outOfSandbox(clients) },
        { name: 'mails a second and a day', look: mailQuota(clients, stage) },
      ]
    : []),
];
