import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { may } from '#domain/kernel/permissions.ts';
import { owns } from '#domain/kernel/person/person-id.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { isArrivalOf } from './arrivals/own-arrivals.ts';
import { shipmentStore } from './store/shipment-store.ts';

/** What somebody may do with the files of a shipment; undefined when they may not even know that it exists. */
export const shipmentAccess = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = shipmentStore(client, table);
  return async (number: string, caller: Caller): Promise<'manage' | 'read' | undefined> => {
    const shipment = await find(number);
    if (!shipment) return undefined;
    if (owns(caller, shipment.ownerId) || may(caller, 'document.manage')) return 'manage';
    // Customs ask the counter for the papers, and it adds its own and the proof of what it hands over.
    if (isArrivalOf(caller, shipment)) return 'manage';
    return may(caller, 'document.read') || may(caller, 'shipment.manage') ? 'read' : undefined;
  };
};

/** Under which id the owner of a shipment is kept; undefined when there is none of that number. */
export const shipmentOwner = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = shipmentStore(client, table);
  return async (number: string): Promise<string | undefined> => (await find(number))?.ownerId;
};
