import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { may } from '#domain/kernel/permissions.ts';
import { agentCountries, type Caller } from '#domain/kernel/role.ts';
import { isArrivalOf } from './arrivals/own-arrivals.ts';
import { shipmentStore } from './store/shipment-store.ts';

/** What somebody may do with the files of a shipment; undefined when they may not even know that it exists. */
export const shipmentAccess = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = shipmentStore(client, table);
  return async (number: string, caller: Caller): Promise<'manage' | 'read' | undefined> => {
    const shipment = await find(number);
    if (!shipment) return undefined;
    if (shipment.ownerId === caller.userId || may(caller, 'document.manage')) return 'manage';
    // Customs ask agents for the papers, and agents add theirs and photos of what they hand over.
    if (agentCountries(caller).includes(shipment.to) && isArrivalOf(caller, shipment)) return 'manage';
    return may(caller, 'document.read') || may(caller, 'shipment.manage') ? 'read' : undefined;
  };
};
