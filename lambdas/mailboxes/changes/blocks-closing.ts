import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dollars } from '#domain/kernel/money.ts';
import type { ClosingBlock } from '#domain/mailboxes/changes/endpoints.ts';
import { unsettledInvoices } from '../../billing/index.ts';
import { parcelsOfMailbox } from '../../parcels/index.ts';

/** What keeps a mailbox of these people from being closed, by one domain. */
export type BlocksClosing = (number: string, ownerIds: readonly string[]) => Promise<readonly ClosingBlock[]>;

/** Money that is owed on either side. */
const balance =
  (client: DynamoDBDocumentClient, billingTable: string): BlocksClosing =>
  async (_, ownerIds) =>
    (await unsettledInvoices(client, billingTable)(ownerIds)).map(({ number, owed }) => ({
      what: 'balance',
      words:
        owed > 0
          ? `Invoice ${number}: ${dollars(owed)} is still to be paid.`
          : `Invoice ${number}: we have ${dollars(-owed)} to give back.`,
    }));

/** Parcels that still lie here. */
const parcels =
  (client: DynamoDBDocumentClient, parcelsTable: string): BlocksClosing =>
  async (number) =>
    (await parcelsOfMailbox(client, parcelsTable)(number)).map(({ code, shelf }) => ({
      what: 'parcels',
      words: `Parcel ${code} is still here${shelf === undefined ? '' : `, on shelf ${shelf}`}.`,
    }));

/** Everything that is asked before a mailbox is closed. A domain with something in mailboxes adds its check here. */
export const closingChecks = (
  client: DynamoDBDocumentClient,
  { BILLING_TABLE, PARCELS_TABLE }: Readonly<Record<'BILLING_TABLE' | 'PARCELS_TABLE', string>>,
): readonly BlocksClosing[] => [balance(client, BILLING_TABLE), parcels(client, PARCELS_TABLE)];

/** What all checks say. */
export const blocksOf =
  (checks: readonly BlocksClosing[]): BlocksClosing =>
  async (number, ownerIds) =>
    (await Promise.all(checks.map((check) => check(number, ownerIds)))).flat();
