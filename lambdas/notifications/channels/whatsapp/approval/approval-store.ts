import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Approval } from '#domain/notifications/whatsapp/approval.ts';
import type { TemplateName } from '#domain/notifications/whatsapp/templates.ts';
import { getItem } from '../../../../runtime/table/get-item.ts';
import { write } from '../../../../runtime/table/write.ts';

const keyOf = (name: TemplateName) => ({ pk: `TEMPLATE#${name}`, sk: 'META' });

/** How each template stood with Meta when it was asked last: `TEMPLATE#<name>` / `META` in the Notifications table. */
export const approvalStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Undefined when Meta has never answered. */
  find: async (name: TemplateName): Promise<Approval | undefined> => {
    const item = await getItem(client, TableName, keyOf(name));
    return item && Approval.parse(item);
  },
  save: async (name: TemplateName, approval: Approval): Promise<void> => {
    await write(client, { Put: { TableName, Item: { ...keyOf(name), ...approval } } });
  },
});

export type ApprovalStore = ReturnType<typeof approvalStore>;
