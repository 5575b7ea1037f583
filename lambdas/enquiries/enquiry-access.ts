import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';

/** Who reads the messages at the desk sees what came with them. Nobody adds to what somebody else has sent. */
export const enquiryAccess = async (_: string, caller: Caller): Promise<'read' | undefined> =>
  may(caller, 'enquiry.read') ? 'read' : undefined;
