import type { OwnClaim } from '#domain/billing/claims/claim.ts';
import { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { canAdd, canStep } from '#domain/billing/claims/lifecycle.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Folded } from '../money/folded.tsx';
import { AddForm, type TypedAddition } from './add-form.tsx';
import { useClaimChange } from './use-claims.ts';

const Add = ({ claim: { reference, shipment } }: { readonly claim: OwnClaim }) => {
  const add = useClaimChange(claimEndpoints.addToClaim);
  const change = {
    ...add,
    mutateAsync: ({ form }: TypedAddition) => add.mutateAsync({ params: { reference }, body: form }),
  };
  return <AddForm shipment={shipment} change={change} done={() => toast.success('Added. We will read it')} />;
};

const Withdraw = ({ claim: { reference, version, state } }: { readonly claim: OwnClaim }) => {
  const withdraw = useClaimChange(claimEndpoints.withdrawClaim);
  return (
    <div className="grid gap-3">
      <p className="max-w-prose">
        {state === 'ACCEPTED'
          ? 'Then we will pay nothing for it. '
          : 'Then we will stop looking into it, and pay nothing for it. '}
        You can report it again as long as its last day is not over.
      </p>
      {withdraw.error ? <Alert title="Not withdrawn">{messageOf(withdraw.error)}</Alert> : null}
      <Button
        look="danger"
        className="justify-self-start"
        busy={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            { params: { reference }, body: { version } },
            { onSuccess: () => toast.success('Withdrawn') },
          )
        }
      >
        Withdraw the claim
      </Button>
    </div>
  );
};

/** What somebody can do with a claim of theirs beside the answer to an offer. */
export const MyClaimActs = ({ claim }: { readonly claim: OwnClaim }) => (
  <div className="grid gap-1 empty:hidden">
    {canAdd(claim) ? (
      <Folded title="Add something to it">
        <Add claim={claim} />
      </Folded>
    ) : null}
    {canStep(claim, 'withdrawn') ? (
      <Folded title="Withdraw the claim">
        <Withdraw claim={claim} />
      </Folded>
    ) : null}
  </div>
);
