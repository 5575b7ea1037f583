import { useState } from 'react';
import type { Flight } from '#domain/departures/flight.ts';
import { ChangeReason } from '#domain/departures/override.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useCancellation } from '../use-departures.ts';
import { shipmentsWords } from '../words.tsx';
import { ChangeRefused } from './change-refused.tsx';
import type { ForeseenSlot } from './foreseen-slot.ts';

/** Cancels a flight. It asks for a reason first, and says who is on it. */
export const CancelForm = ({
  flight,
  foreseen,
}: {
  readonly flight: Flight;
  readonly foreseen?: ForeseenSlot | undefined;
}) => {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const cancellation = useCancellation(flight.id);
  if (!isOpen)
    return (
      <Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        Cancel this flight…
      </Button>
    );
  const send = (): void => {
    const why = ChangeReason.safeParse(reason);
    setProblem(why.error?.issues[0]?.message);
    if (!why.success) return;
    cancellation.mutate(
      { version: flight.version, reason: why.data },
      { onSuccess: () => toast.success('The flight is canceled.') },
    );
  };
  return (
    <Section title="Cancel this flight" className="grid gap-4">
      <p>
        Nobody can book it any more, and it cannot be brought back.{' '}
        {flight.shipments > 0 ? (
          <>
            <strong>{shipmentsWords(flight.shipments)} booked on it.</strong> They are moved, and their
            senders are told, when you confirm where they go.
          </>
        ) : null}
      </p>
      {flight.shipments > 0 || (flight.waiting ?? 0) > 0 ? foreseen?.(flight.id, undefined) : null}
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PlainInput
          label="Why"
          required
          value={reason}
          error={problem}
          onChange={({ target }) => setReason(target.value)}
        />
        {cancellation.error ? <ChangeRefused error={cancellation.error} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={cancellation.isPending} busyText="Canceling...">
            Cancel the flight
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </div>
      </form>
    </Section>
  );
};
