import { useState } from 'react';
import type { OwnClaim } from '#domain/billing/claims/claim.ts';
import { claimEndpoints } from '#domain/billing/claims/endpoints.ts';
import { isOfferOver } from '#domain/billing/claims/lifecycle.ts';
import { type Promised, promiseOf } from '#domain/billing/claims/promise.ts';
import { claimTitles, keepWords, settledWords } from '#domain/billing/claims/words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { CLAIMS, CLAIMS_TITLE } from '#domain/shipments/bill/claim-offer.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { messageOf } from '#web/api/api-error.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { MyClaimActs } from './my-claim-acts.tsx';
import { ReportDays } from './report-days.tsx';
import { ReportForm, type TypedReport } from './report-form.tsx';
import { claimOf, openKinds } from './typed-claim.ts';
import { type OwnClaims, useClaimChange, useMyClaims } from './use-claims.ts';
import { ClaimBadge } from './words.tsx';

/** The offer, with its two answers. */
const Offer = ({ claim }: { readonly claim: OwnClaim }) => {
  const { reference, version, offer } = claim;
  const answer = useClaimChange(claimEndpoints.answerOffer);
  const now = useNow();
  if (offer === undefined) return null;
  if (isOfferOver(claim, new Date(now)))
    return (
      <p>
        We offered {dollars(offer.sum)} until {dayWords(offer.until)}. That day is over. Please call us.
      </p>
    );
  const say = (what: 'accepted' | 'declined', words: string) => () =>
    answer.mutate(
      { params: { reference }, body: { version, answer: what } },
      { onSuccess: () => toast.success(words) },
    );
  const pressed = answer.variables?.body.answer;
  return (
    <div className="grid gap-3 border-s-4 border-link ps-3">
      <p className="text-xl font-semibold">We offer you {dollars(offer.sum)}</p>
      <p className="max-w-prose break-words">{offer.text}</p>
      <p>Accept or decline it by {dayWords(offer.until)}.</p>
      {answer.error ? <Alert title="Not answered">{messageOf(answer.error)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={answer.isPending && pressed === 'accepted'}
          disabled={answer.isPending}
          onClick={say('accepted', 'Accepted. We will tell you when it is paid')}
        >
          Accept {dollars(offer.sum)}
        </Button>
        <Button
          look="plain"
          busy={answer.isPending && pressed === 'declined'}
          disabled={answer.isPending}
          onClick={say('declined', 'Declined. We will look into it again')}
        >
          Decline
        </Button>
      </div>
    </div>
  );
};

/** By when the customer hears from us. Once that is over, it is no promise any more: we say that we are late, and where to call. */
const Awaited = ({
  kind,
  state,
  promised,
}: Pick<OwnClaim, 'kind' | 'state'> & { readonly promised: Promised }) => {
  const brand = useBrand();
  const keep = keepWords(kind);
  const { by, isLate } = promised;
  if (isLate)
    return (
      <p>
        We are late with our answer. Call us:{' '}
        <a href={phoneLink(brand)} className={textLink}>
          {brand.phone.display}
        </a>
        . {keep}
      </p>
    );
  return state === 'OPEN' ? (
    <p>
      You will hear from us by <Instant at={by} />. {keep}
    </p>
  ) : (
    <p>
      By <Instant at={by} /> we will offer you something, or tell you why not. {keep}
    </p>
  );
};

/** How a claim stands, and what comes. */
const Standing = ({ claim }: { readonly claim: OwnClaim }) => {
  const { kind, state, offer, denied } = claim;
  const promised = promiseOf(claim, new Date(useNow()));
  switch (state) {
    case 'OPEN':
    case 'ACKNOWLEDGED':
    case 'INVESTIGATING':
      return promised && <Awaited kind={kind} state={state} promised={promised} />;
    case 'OFFERED':
      return <Offer claim={claim} />;
    case 'ACCEPTED':
      return <p>You accepted {dollars(offer?.sum ?? 0)}. We will tell you when it is paid.</p>;
    case 'SETTLED':
      return <p>{settledWords(claim).join(' ')}</p>;
    case 'WITHDRAWN':
      return <p>You withdrew it. We pay nothing for it.</p>;
    case 'DENIED':
      return <p className="max-w-prose break-words">{denied?.text}</p>;
  }
};

const photoCount = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 photo · ' : `${count} photos · `;

const OneClaim = ({ claim }: { readonly claim: OwnClaim }) => {
  const { reference, kind, state, pieces, worth, createdAt, story, added = [] } = claim;
  return (
    <li className="label-sheet grid gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-xl">
          {claimTitles[kind]}, {piecesTitle(pieces).toLowerCase()}
        </h3>
        <ClaimBadge state={state} />
      </div>
      <p className="text-sm text-ink-soft">
        <span className="whitespace-nowrap font-mono">{reference}</span> · {dollars(worth)}
        <br />
        <Instant at={createdAt} />
      </p>
      <p className="max-w-prose break-words">{story}</p>
      {added.map(({ id, text, at, photos }) => (
        <p key={id} className="max-w-prose break-words">
          {text}{' '}
          <span className="text-sm text-ink-soft">
            {photoCount(photos.length)}
            <Instant at={at} />
          </span>
        </p>
      ))}
      <Standing claim={claim} />
      <MyClaimActs claim={claim} />
    </li>
  );
};

const Report = ({ number, reply }: { readonly number: string; readonly reply: OwnClaims }) => {
  const [isOpen, setOpen] = useState(false);
  const file = useClaimChange(claimEndpoints.fileClaim);
  const change = {
    ...file,
    mutateAsync: ({ key, typed }: TypedReport) => file.mutateAsync({ body: claimOf(number, key, typed) }),
  };
  const days = <ReportDays windows={reply.windows} />;
  if (openKinds(reply).length === 0) return days;
  if (!isOpen)
    return (
      <>
        <Button look="plain" className="justify-self-start" onClick={() => setOpen(true)}>
          Report damage, loss or delay
        </Button>
        {days}
      </>
    );
  return (
    <>
      <ReportForm
        shipment={number}
        goods={reply}
        change={change}
        cancel={() => setOpen(false)}
        done={() => {
          setOpen(false);
          toast.success('Reported. You will hear from us');
        }}
      />
      {days}
    </>
  );
};

/** What somebody claims of a shipment, and where they report damage, loss and delay. */
export const MyClaims = ({ number }: { readonly number: string }) => (
  <div id={CLAIMS}>
    <Section title={CLAIMS_TITLE} className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <Loaded query={useMyClaims(number)} loading="Checking what you can report…" lines={2}>
        {(reply) => (
          <div className="grid gap-4">
            {reply.claims.length === 0 ? null : (
              <ul className="grid gap-4">
                {reply.claims.map((claim) => (
                  <OneClaim key={claim.reference} claim={claim} />
                ))}
              </ul>
            )}
            <Report number={number} reply={reply} />
          </div>
        )}
      </Loaded>
    </Section>
  </div>
);
