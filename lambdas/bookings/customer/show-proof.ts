import { ownProof, type ownProofEndpoints } from '#domain/bookings/customer/own-proof.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchBooking } from '../change/change-booking.ts';
import type { BookingStore } from '../store/booking-store.ts';
import type { VisitProofs } from '../visit-proofs.ts';

interface Deps {
  readonly bookings: Pick<BookingStore, 'mine'>;
  readonly proofs: Pick<VisitProofs, 'find'>;
}

/** The proof of a visit, for whoever booked it. */
export const showOwnProof =
  ({ bookings, proofs }: Deps): UseCase<typeof ownProofEndpoints.proof> =>
  async ({ params: { reference, visit }, caller }) => {
    if ((await bookings.mine(idsOf(caller), reference)) === undefined) return noSuchBooking();
    const proof = await proofs.find(reference, Number(visit));
    return proof === undefined
      ? refuse('PROOF_NOT_FOUND', 'There is no proof of this visit.')
      : ok({ proof: ownProof(proof) });
  };
