import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Noticed } from '#web/ui/feedback/noticed.tsx';
import type { Taken } from './use-hold.ts';

/** The flight that goods make in a slot, in words. */
export const makesWords = ({ flight }: Pick<OfferedSlot, 'flight'>): string =>
  flight === undefined ? '' : `It is in time for the flight on ${dayWords(flight.day)}.`;

/** Says that a time was given to somebody else, and offers the next best one. It takes the focus: the button was elsewhere. */
export const TakenAlert = ({
  taken: { message, next },
  onTake,
}: {
  readonly taken: Taken;
  readonly onTake: (slot: OfferedSlot) => void;
}) => {
  return (
    <Noticed className="scroll-mt-20">
      <Alert
        kind="warning"
        title={message}
        actions={next ? <Button onClick={() => onTake(next)}>Take {slotWords(next)}</Button> : null}
      >
        {next
          ? `The next best time is ${slotWords(next)}. ${makesWords(next)} Everything you typed is kept.`
          : 'Everything you typed is kept. Choose another time below.'}
      </Alert>
    </Noticed>
  );
};
