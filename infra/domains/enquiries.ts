import type { Domain } from '../patterns/domain.ts';
import { knowsWhatsApp, onTable, queriesIndex, verifiesTokens } from '../patterns/uses.ts';

/** What people wrote to us, and what we answered. */
export const enquiries: Domain = {
  name: 'enquiries',
  tables: { Enquiries: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('ENQUIRIES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      queriesIndex('ENQUIRIES_TABLE'),
      // Whom the desk writes to, whether they agreed, and what became of a message.
      onTable('PROFILES_TABLE', 'BatchGetItem', 'GetItem'),
      onTable('NOTIFICATIONS_TABLE', 'GetItem'),
      knowsWhatsApp,
      verifiesTokens,
    ],
    whenItFails: 'Nobody can write to us through the forms, staff do not see what people wrote',
  },
};
