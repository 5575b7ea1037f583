import { useRef, useState } from 'react';
import { type Arrival, arrivalCodes } from '#domain/shipments/arrivals/arrival.ts';
import { arrivalEndpoints } from '#domain/shipments/arrivals/endpoints.ts';
import { wordsOfCode } from '#domain/shipments/code-words.ts';
import { afterStep, hasFlown } from '#domain/shipments/lifecycle.ts';
import type { Piece } from '#domain/shipments/pieces.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { PieceChoice } from '../desk/shipment/piece-choice.tsx';
import { useArrivalChange } from './use-arrivals.ts';

type Code = (typeof arrivalCodes)[number];

const possible = (piece: Piece): readonly Code[] =>
  arrivalCodes.filter((code) => afterStep(piece, code) !== undefined);

const useRecording = ({ number, pieces }: Arrival) => {
  const change = useArrivalChange(arrivalEndpoints.recordArrival);
  // What was left behind is still the dock's.
  const open = pieces.filter((piece) => hasFlown(piece) && possible(piece).length > 0);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  /** One id for each choice, so that a second press after a lost answer records nothing twice. */
  const ids = useRef(new Map<string, string>());
  const chosen = open.filter(({ n }) => !left.includes(n));
  const [first, ...others] = chosen;
  const codes = first
    ? possible(first).filter((code) => others.every((piece) => possible(piece).includes(code)))
    : [];
  const send = (code: Code): void => {
    const numbers = chosen.map(({ n }) => n);
    const what = JSON.stringify([code, numbers, reason]);
    const eventId = ids.current.get(what) ?? uuidV7();
    ids.current.set(what, eventId);
    change.mutate(
      {
        params: { number },
        body: { eventId, code, pieces: numbers, ...(reason.trim() ? { reason: reason.trim() } : {}) },
      },
      {
        onSuccess: () => {
          ids.current.delete(what);
          setReason('');
          toast.success(`Recorded: ${wordsOfCode[code].desk}.`);
        },
      },
    );
  };
  return { change, open, chosen, setLeft, codes, reason, setReason, send };
};

/** Records what happened to pieces at the destination: one button for each thing that can happen now. */
export const RecordArrival = ({ arrival }: { readonly arrival: Arrival }) => {
  const { change, open, chosen, setLeft, codes, reason, setReason, send } = useRecording(arrival);
  if (open.length === 0) return null;
  return (
    <Section title="Record what happened" className="min-w-0 space-y-4">
      <PieceChoice
        pieces={open}
        chosen={chosen.map(({ n }) => n)}
        onChoose={(numbers) => setLeft(open.map(({ n }) => n).filter((n) => !numbers.includes(n)))}
        wordsOf={({ n, state }) => `${n}: ${wordsOfState[state].desk}`}
      />
      {codes.includes('DIS_MSCA') ? (
        <PlainInput
          label="Note"
          hint="For our office, for example where a missing piece was seen last."
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
      {change.isError ? <Alert title="Not recorded">{messageOf(change.error)}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {codes.map((code) => (
          <Button
            key={code}
            look={code === 'DIS_MSCA' ? 'quiet' : 'plain'}
            busy={change.isPending && change.variables.body.code === code}
            disabled={change.isPending}
            onClick={() => send(code)}
          >
            {wordsOfCode[code].desk}
          </Button>
        ))}
      </div>
      {chosen.length > 0 && codes.length === 0 ? (
        <p role="status" className="text-ink-soft">
          Nothing can happen to all of these pieces at once. Choose pieces with the same status.
        </p>
      ) : null}
    </Section>
  );
};
