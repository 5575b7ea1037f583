import { useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskDialog } from '#web/ui/asking/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { states } from '../words.tsx';
import { SlotFields } from './slot-fields.tsx';
import { type Movable, type SlotChoice, useMove, useSlotChoices } from './use-move.ts';

const visitOf = ({ visits }: Booking, purpose: Movable['purpose']) =>
  visits.findLast((visit) => visit.purpose === purpose);

/** What is true now, after a colleague was faster. */
const nowWords = (now: Booking, purpose: Movable['purpose']): string => {
  const slot = visitOf(now, purpose)?.slot;
  return `Now it is: ${states[now.state].words}${slot === undefined ? '' : `, ${slotWords(slot)}`}.`;
};

/** Why it was not moved, spoken at once, with what is true now or can be had instead. */
const Refusal = ({
  doing: { move, now, next },
  purpose,
  onTake,
}: {
  readonly doing: ReturnType<typeof useMove>;
  readonly purpose: Movable['purpose'];
  readonly onTake: (id: string) => void;
}) =>
  move.error === null ? null : (
    <Alert
      title="Not moved"
      actions={
        next === undefined ? undefined : (
          <Button look="plain" onClick={() => onTake(next.id)}>
            Take {slotWords(next)}
          </Button>
        )
      }
    >
      {messageOf(move.error)} {now === undefined ? '' : nowWords(now, purpose)}
    </Alert>
  );

const REASON_MIN = 3;

interface FormProps {
  readonly movable: Movable;
  /** The slot that it was dragged to. */
  readonly target: string | undefined;
  readonly onDone: (moved: Booking) => void;
}

const MoveForm = ({
  movable,
  target,
  choices,
  onDone,
}: FormProps & { readonly choices: readonly SlotChoice[] }) => {
  const { reference, purpose, slot, name } = movable;
  const doing = useMove();
  const [chosenId, choose] = useState(target ?? slot?.id);
  const [why, setWhy] = useState('');
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0];
  // After a refusal it is moved from where it is now.
  const version = doing.now?.version ?? movable.version;
  const because = why.trim();
  const isUnclear = because !== '' && because.length < REASON_MIN;
  const send = (id: string): void => {
    if (isUnclear || doing.move.isPending) return;
    choose(id);
    const body = { version, slot: id, purpose, ...(because === '' ? {} : { because }) };
    doing.move.mutate(
      { params: { reference }, body },
      {
        onSuccess: (moved) => {
          const to = visitOf(moved, purpose)?.slot;
          toast.success(`${name} is moved${to === undefined ? '' : ` to ${slotWords(to)}`}.`);
          onDone(moved);
        },
      },
    );
  };
  if (chosen === undefined) return <p>The settings have no time to which it could be moved.</p>;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(chosen.id);
      }}
    >
      <p className="wrap-anywhere">
        <strong className="font-semibold">
          <bdi>{name}</bdi>
        </strong>
        {slot === undefined ? ' has no time yet.' : `: now ${slotWords(slot)}.`}
      </p>
      <SlotFields movable={movable} choices={choices} chosen={chosen} onChoose={choose} />
      <PlainInput
        label="Why, as the customer reads it"
        optional
        maxLength={500}
        value={why}
        error={isUnclear ? 'Write why, or leave it empty' : undefined}
        onChange={({ target: { value } }) => setWhy(value)}
      />
      <Refusal doing={doing} purpose={purpose} onTake={send} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          busy={doing.move.isPending}
          busyText="Moving…"
          disabled={chosen.id === slot?.id && doing.now === undefined}
        >
          Move to {slotWords(chosen)}
        </Button>
        <span className="text-sm text-ink-soft">The customer is told.</span>
      </div>
    </form>
  );
};

const Slots = (props: FormProps) => {
  const { calendar, choices } = useSlotChoices(props.movable);
  return (
    <Loaded query={calendar} loading="Loading the times…">
      {() => <MoveForm {...props} choices={choices} />}
    </Loaded>
  );
};

/**
 * Moves a visit to another slot: with a day and an hour that are typed, with the arrows, or with the mouse. `movable` opens it. Each move
 * takes at most six keys, the ones that open and send it included.
 */
export const MoveDialog = ({
  movable,
  target,
  onClose,
  onMoved,
}: {
  readonly movable: Movable | undefined;
  readonly target?: string | undefined;
  readonly onClose: () => void;
  readonly onMoved?: ((moved: Booking) => void) | undefined;
}) => (
  <AskDialog
    title={movable?.slot === undefined ? 'Choose a time' : 'Move to…'}
    isOpen={movable !== undefined}
    onClose={onClose}
  >
    {movable === undefined ? null : (
      <Slots
        movable={movable}
        target={target}
        onDone={(moved) => {
          onClose();
          onMoved?.(moved);
        }}
      />
    )}
  </AskDialog>
);
