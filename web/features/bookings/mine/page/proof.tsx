import { ownProofEndpoints } from '#domain/bookings/customer/own-proof.ts';
import { useReply } from '#web/api/use-reply.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { ProofFacts } from '#web/visit-proof/proof-facts.tsx';

/** What the driver told of a visit, for whoever booked it. */
export const Proof = ({ reference, visit }: { readonly reference: string; readonly visit: number }) => (
  <Loaded
    query={useReply(['bookings', 'proof', reference, visit], ownProofEndpoints.proof, {
      params: { reference, visit: String(visit) },
    })}
    loading="Loading the proof…"
    lines={5}
    missing={<p>There is no proof of this visit.</p>}
  >
    {({ proof }) => (
      <ProofFacts proof={proof} place="">
        {proof.photoCount === 0 ? null : (
          <Fact name="Photos">
            {proof.photoCount === 1 ? '1 photo, kept' : `${proof.photoCount} photos, kept`} by us
          </Fact>
        )}
      </ProofFacts>
    )}
  </Loaded>
);
