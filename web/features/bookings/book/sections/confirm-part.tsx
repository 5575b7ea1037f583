import { CONSENT_TEXT } from '#domain/shipments/form/search-consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Noticed } from '#web/ui/feedback/noticed.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { wayOf } from '../typed/typed-booking.ts';
import type { BookingDraft } from '../use-booking-page.ts';
import { useMake } from '../use-make.ts';

const CONSENT = 'searchConsent';

/** The consent that the law asks for (49 CFR 1548.9). */
const Consent = ({ draft: { typed, change, problemOf } }: { readonly draft: BookingDraft }) => {
  const problem = problemOf(CONSENT);
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer gap-3">
        <input
          id={CONSENT}
          type="checkbox"
          checked={typed.consent}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${CONSENT}-problem` : undefined}
          onChange={({ target }) => change((before) => ({ ...before, consent: target.checked }))}
          className="check mt-0.5 size-6"
        />
        <span className="font-semibold">{CONSENT_TEXT}</span>
      </label>
      {problem ? (
        <p id={`${CONSENT}-problem`} className="font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
    </div>
  );
};

/** Why it was not booked. It takes the focus, because the button is at the end of the page. */
const Refused = ({
  message,
  isBookedBefore,
}: {
  readonly message: string;
  readonly isBookedBefore: boolean;
}) => {
  return (
    <Noticed className="scroll-mt-20">
      <Alert
        title="It is not booked"
        actions={
          isBookedBefore ? (
            <LinkButton to="/dashboard/bookings" look="plain">
              See my bookings
            </LinkButton>
          ) : null
        }
      >
        {message} Everything you typed is kept.
      </Alert>
    </Noticed>
  );
};

/** The consent and the one button that books it. */
export const ConfirmPart = ({ draft }: { readonly draft: BookingDraft }) => {
  const { busy, refused, confirm } = useMake(draft);
  const isPickup = wayOf(draft.typed) === 'PICKUP';
  return (
    <div className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <Consent draft={draft} />
      {refused ? <Refused key={refused.message} {...refused} /> : null}
      <Button wide busy={busy} busyText="Booking…" className="text-lg" onClick={confirm}>
        {isPickup ? 'Confirm the pickup' : 'Confirm the drop-off'}
      </Button>
    </div>
  );
};
