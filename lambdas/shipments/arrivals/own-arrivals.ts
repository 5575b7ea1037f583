import { arrivalCountries } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { hasFlown } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

/**
 * Whether somebody may see a shipment as one that arrives: it goes to a country of theirs, and a piece of it has left. One that is
 * handed over stays visible to them, for proof. Of any other, agents do not even learn that it exists.
 */
export const isArrivalOf = (
  caller: Pick<Caller, 'roles'>,
  { to, pieces }: Pick<Shipment, 'to' | 'pieces'>,
): boolean => arrivalCountries(caller).includes(to) && pieces.some(hasFlown);
