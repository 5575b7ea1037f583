import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { DayPart } from '../../book/sections/day-part.tsx';
import { GoodsPart } from '../../book/sections/goods-part.tsx';
import { PricePart } from '../../book/sections/price-part.tsx';
import { WayPart } from '../../book/sections/way-part.tsx';
import { WhenPart } from '../../book/sections/when-part.tsx';
import type { BookingDraft } from '../../book/use-booking-page.ts';
import { isReached } from '../../book/use-place.ts';
import { useBookingChange } from '../use-desk-bookings.ts';
import { type Caller, useCallerDraft } from './use-caller-draft.ts';

interface Props {
  readonly caller: Caller;
  readonly area: Area;
}

/** Books it, and opens its page. The key stays the same until there is an answer, so that nothing is booked twice. */
const useMakeFor = ({ id }: Caller, area: Area, draft: BookingDraft, isLater: boolean) => {
  const make = useBookingChange(deskBookingEndpoints.deskMake);
  const navigate = useNavigate();
  const send = (slot: string | undefined): void => {
    if (make.isPending || draft.showProblems()) return;
    const { slot: _, firstSlot, ...fields } = draft.fields;
    const times = isLater ? {} : { ...(firstSlot ? { firstSlot } : {}), ...(slot ? { slot } : {}) };
    make.mutate(
      {
        headers: { 'idempotency-key': draft.typed.key },
        body: { ownerId: id, form: { ...fields, ...times } },
      },
      {
        onSuccess: ({ reference }) => {
          toast.success(`${reference} is booked.`);
          void navigate(`${area}/bookings/${reference}`, { replace: true });
        },
      },
    );
  };
  return { make, send };
};

/** Why it is not booked; where the time was just taken, the next best one with one press. */
const Refused = ({ error, onTake }: { readonly error: Error; readonly onTake: (slot: string) => void }) => {
  const details = refusalIn(error, deskBookingEndpoints.deskMake)?.details;
  const next = details !== undefined && 'next' in details ? details.next : undefined;
  return (
    <Alert
      title="It is not booked"
      actions={
        next === undefined ? undefined : (
          <Button onClick={() => onTake(next.id)}>Book {slotWords(next)}</Button>
        )
      }
    >
      {messageOf(error)} Everything you typed is kept.
    </Alert>
  );
};

const Confirm = ({
  caller,
  area,
  draft,
  isLater,
}: Props & { readonly draft: BookingDraft; readonly isLater: boolean }) => {
  const { typed, change } = draft;
  const { make, send } = useMakeFor(caller, area, draft, isLater);
  return (
    <div className="grid gap-4 border-t-[1.5px] border-ink pt-4">
      <CheckField
        label="The caller agrees that the goods may be opened and searched"
        hint="Read it to them. If they do not say so now, it is signed before we take the goods."
        checked={typed.consent}
        onChange={({ target }) => change((before) => ({ ...before, consent: target.checked }))}
      />
      {make.error ? (
        <Refused
          error={make.error}
          onTake={(slot) => {
            change((before) => ({ ...before, slot }));
            send(slot);
          }}
        />
      ) : null}
      <Button
        className="justify-self-start"
        busy={make.isPending}
        busyText="Booking…"
        onClick={() => send(draft.fields.slot)}
      >
        {isLater ? 'Keep it as a request' : 'Book it'}
      </Button>
    </div>
  );
};

/** The form that customers have, filled in for a caller. The street may be missing, and the time may come later: then it is a request. */
export const CallerForm = ({ caller, area, search }: Props & { readonly search: string }) => {
  const [isLater, setLater] = useState(false);
  const draft = useCallerDraft(caller, search, isLater);
  return (
    <form noValidate method="post" onSubmit={(event) => event.preventDefault()} className="grid gap-8">
      <WayPart draft={draft} />
      {isReached(draft) ? <GoodsPart draft={draft} /> : null}
      {draft.isPlaced ? (
        <>
          {isLater ? null : <WhenPart draft={draft} />}
          <CheckField
            label="They choose the time later"
            hint="It waits as a task until someone has called them."
            checked={isLater}
            onChange={({ target }) => setLater(target.checked)}
          />
          <DayPart draft={draft} />
          <PricePart draft={draft} />
          <Confirm caller={caller} area={area} draft={draft} isLater={isLater} />
        </>
      ) : null}
    </form>
  );
};
