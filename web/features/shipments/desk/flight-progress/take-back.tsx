import { useState } from 'react';
import { ChangeReason } from '#domain/departures/override.ts';
import type { ReversibleState } from '#domain/departures/under-way.ts';
import type { FlightProgressShown } from '#domain/shipments/flight-progress/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import type { Area } from '#web/shell/screens.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { AskAboutFlight } from './ask-about-flight.tsx';
import { useTakeBack } from './use-flight-progress.ts';

const words: Readonly<Record<ReversibleState, { readonly ask: string; readonly press: string }>> = {
  DEPARTED: { ask: 'Take back: the flight has not left', press: 'It has not left' },
  ARRIVED: { ask: 'Take back: the flight has not landed', press: 'It has not landed' },
};

/** Takes back what somebody recorded by mistake, with a reason; once something is recorded abroad, it says of what. */
export const TakeBack = ({
  following: { flight, takeBack },
  area,
}: {
  readonly following: FlightProgressShown;
  readonly area: Area;
}) => {
  const [reason, setReason] = useState('');
  const undo = useTakeBack(flight.id);
  if (takeBack === undefined) return null;
  const { state, abroad } = takeBack;
  if (abroad.length > 0)
    return (
      <p className="text-sm text-ink-soft">
        This can no longer be taken back: something is recorded at the destination of{' '}
        {abroad.length === 1 ? abroad[0] : `${abroad.length} shipments`}.
      </p>
    );
  const why = ChangeReason.safeParse(reason);
  return (
    <AskAboutFlight
      look="quiet"
      className="justify-self-start"
      step={{
        flight: flight.id,
        area,
        act: 'TAKE_BACK',
        words: words[state].ask,
        press: words[state].press,
        busy: undo.isPending,
        refused: undo.error ? <Alert kind="error">{messageOf(undo.error)}</Alert> : null,
        isReady: why.success,
        asks: (
          <PlainInput
            label="Why"
            hint="For your colleagues. Customers do not see it."
            required
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        ),
        onSend: (version) =>
          undo.mutate(
            { version, state, reason },
            {
              onSuccess: () => {
                setReason('');
                toast.success('Taken back.');
              },
            },
          ),
      }}
    />
  );
};
