import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Customer } from '#domain/customers/customer.ts';
import { customerList } from './store/customer-list.ts';

/** Reads who has a phone number in E.164, each person once, at most a few. A function needs `BatchGetItem` and `Query` on the table. */
export const ownersOfPhone = (client: DynamoDBDocumentClient, table: string) => {
  const { alike } = customerList(client, table);
  return (phone: string): Promise<readonly Customer[]> => alike({ id: '', email: '', phone });
};
