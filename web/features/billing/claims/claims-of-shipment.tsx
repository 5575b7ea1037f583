import { useState } from 'react';
import { Link } from 'react-router-dom';
import { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { claimTitles } from '#domain/billing/claims/words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { CLAIMS_TITLE } from '#domain/shipments/bill/claim-offer.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { saidBy } from './caller-fields.tsx';
import { ReportDays } from './report-days.tsx';
import { ReportForm, type TypedReport } from './report-form.tsx';
import { claimOf, openKinds } from './typed-claim.ts';
import { type OwnClaims, useClaimChange, useClaimsOf } from './use-claims.ts';
import { ClaimBadge } from './words.tsx';

const ForCaller = ({
  number,
  reply,
}: {
  readonly number: string;
  readonly reply: Pick<OwnClaims, 'windows' | 'goods'>;
}) => {
  const may = useMay();
  const file = useClaimChange(claimEndpoints.fileDeskClaim);
  const change = {
    ...file,
    mutateAsync: ({ key, typed }: TypedReport) =>
      file.mutateAsync({
        body: { ...claimOf(number, key, typed), said: saidBy(typed) },
      }),
  };
  return (
    <>
      {openKinds(reply).length > 0 && may('payment.manage') ? (
        <ReportForm
          shipment={number}
          goods={reply}
          change={change}
          forCaller
          {...(may('document.manage') ? {} : { photos: false })}
          done={() => toast.success('Reported. The customer is told')}
        />
      ) : null}
      <ReportDays windows={reply.windows} />
    </>
  );
};

/** What is claimed of a shipment, and where the desk reports damage, loss and delay for a caller. It is read when somebody opens it. */
export const ClaimsOfShipment = ({ number, area }: { readonly number: string; readonly area: Area }) => {
  const [isOpen, setOpen] = useState(false);
  const mayRead = useMay()('invoice.read');
  const query = useClaimsOf(number, isOpen);
  if (!mayRead) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="unfold">{CLAIMS_TITLE}</summary>
      {isOpen ? (
        <div className="grid gap-4 pt-3">
          <Loaded query={query} loading="Checking what can be reported…" lines={2}>
            {(reply) => (
              <>
                <ul className="grid gap-1">
                  {reply.claims.map(({ reference, kind, state }) => (
                    <li key={reference} className="flex flex-wrap items-center gap-3">
                      <Link to={pathTo(`${area}/claims/:reference`, { reference })} className={textLink}>
                        {claimTitles[kind]}, {reference}
                      </Link>
                      <ClaimBadge state={state} />
                    </li>
                  ))}
                </ul>
                <ForCaller number={number} reply={reply} />
              </>
            )}
          </Loaded>
        </div>
      ) : null}
    </details>
  );
};
