import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { MailKindName, mailKinds } from '#domain/notifications/kinds.ts';
import { getItem } from '../../../runtime/table/get-item.ts';
import { write } from '../../../runtime/table/write.ts';
import { putVersion } from '../../../runtime/table/writes.ts';

/** The kinds of news that a person wants by e-mail. */
const MailChoice = z.object({ version: z.number(), kinds: z.array(MailKindName) });
type MailChoice = z.infer<typeof MailChoice>;

const keyOf = (userId: string) => ({ pk: `PERSON#${userId}`, sk: 'MAIL' });

/** What people want by e-mail: `PERSON#<id>` / `MAIL` in the Notifications table. Who never chose gets all kinds. */
export const mailChoiceStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (userId: string): Promise<MailChoice> => {
    const item = await getItem(client, TableName, keyOf(userId));
    return item ? MailChoice.parse(item) : { version: 0, kinds: [...mailKinds] };
  },
  /** False when somebody saved another version in between. */
  save: (userId: string, choice: MailChoice & { readonly at: string }): Promise<boolean> =>
    write(client, putVersion(TableName, { ...keyOf(userId), ...choice })),
});

export type MailChoiceStore = ReturnType<typeof mailChoiceStore>;
