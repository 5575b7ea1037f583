import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { may } from '#domain/kernel/permissions.ts';
import { owns } from '#domain/kernel/person/person-id.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { parcelStore } from './store/parcel-store.ts';

type Access = 'manage' | 'read' | undefined;

const ofStaff = (caller: Caller): Access => {
  if (may(caller, 'parcel.manage')) return 'manage';
  return may(caller, 'parcel.read') ? 'read' : undefined;
};

/**
 * What somebody may do with the files of a parcel: who receives parcels adds its photos, its owner sees them, and whoever had it before
 * does not any more. Undefined when they may not even know that it exists.
 */
export const parcelAccess = (client: DynamoDBDocumentClient, table: string) => {
  const { find } = parcelStore(client, table);
  return async (code: string, caller: Caller): Promise<Access> => {
    const parcel = await find(code);
    if (parcel === undefined) return undefined;
    const isOwn = parcel.ownerId !== undefined && owns(caller, parcel.ownerId);
    return ofStaff(caller) ?? (isOwn ? 'read' : undefined);
  };
};

/** The same of what a carrier brought to our door. It is photographed before it is counted, and is nobody's but ours. */
export const deliveryAccess = async (_: string, caller: Caller): Promise<Access> => ofStaff(caller);
