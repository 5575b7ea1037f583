import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type MakeDeps, makeBooking } from '../change/make-booking.ts';

export interface DeskMakeDeps extends MakeDeps {
  /** Every id of a person who has a profile; undefined for somebody whom nobody knows. */
  readonly idsOfPerson: (id: string) => Promise<readonly string[] | undefined>;
}

/** Books for a customer, or for a person whom the desk keeps without an account. */
export const makeAtDesk =
  (deps: DeskMakeDeps): UseCase<typeof deskBookingEndpoints.deskMake> =>
  async ({ body: { ownerId, form }, headers, caller, correlationId }) => {
    const ownerIds = await deps.idsOfPerson(ownerId);
    if (ownerIds === undefined)
      return refuse('PROFILE_NOT_FOUND', 'There is no such customer. Keep them as a person first.');
    return makeBooking(deps, {
      form,
      ownerId,
      ownerIds,
      by: caller.userId,
      key: headers['idempotency-key'],
      correlationId,
      atDesk: true,
    });
  };
