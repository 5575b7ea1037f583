import { useState } from 'react';
import * as z from 'zod/mini';
import type { Flight } from '#domain/departures/flight.ts';
import { ChangeReason } from '#domain/departures/override.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useCancellation } from '../use-departures.ts';
import { shipmentsWords } from '../words.tsx';
import { ChangeRefused } from './change-refused.tsx';
import type { ForeseenSlot } from './foreseen-slot.ts';

const schema = z.object({ reason: ChangeReason });

/** Cancels a flight. It asks for a reason first, and says who is on it. */
export const CancelForm = ({
  flight,
  foreseen,
}: {
  readonly flight: Flight;
  readonly foreseen?: ForeseenSlot | undefined;
}) => {
  const [isOpen, setOpen] = useState(false);
  const act = useAct(useCancellation(flight.id), {
    begin: { reason: '' },
    schema,
    input: ({ reason }) => ({ version: flight.version, reason }),
    done: () => toast.success('The flight is canceled.'),
  });
  if (!isOpen)
    return (
      <Button look="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        Cancel this flight…
      </Button>
    );
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
      <ActForm act={act} className="grid gap-4">
        <PlainInput label="Why" required {...act.field('reason')} />
        <ActFailure act={act} words={(error) => <ChangeRefused error={error} />} />
        <div className="flex flex-wrap gap-3">
          <ActButton act={act} look="danger" busyText="Canceling...">
            Cancel the flight
          </ActButton>
          <Button look="quiet" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </div>
      </ActForm>
    </Section>
  );
};
