import { type FormEvent, useState } from 'react';
import {
  isCalendarDay,
  newYorkDay,
  newYorkInstant,
  OUR_TIME,
  onNewYorkClocks,
} from '#domain/kernel/new-york.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { TakenDays } from '../../calendar/moving/taken-days.tsx';

/** People read most on a weekday morning, and colleagues are there to see it. */
const USUAL_TIME = '09:00';

/** Asks for a day and a time, and says what else is in that week. */
export const WhenForm = ({
  id,
  begin,
  busy = false,
  onChosen,
}: {
  /** The post. */
  readonly id: string;
  /** A day, or the instant at which it is shown until now. */
  readonly begin: string;
  readonly busy?: boolean;
  /** Gets an instant. */
  readonly onChosen: (at: string) => void;
}) => {
  const isDay = isCalendarDay(begin);
  const [day, setDay] = useState(isDay ? begin : newYorkDay(new Date(begin)));
  const [time, setTime] = useState(
    isDay ? USUAL_TIME : onNewYorkClocks(new Date(begin)).toISOString().slice(11, 16),
  );
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    onChosen(newYorkInstant(day, time).toISOString());
  };
  return (
    <form onSubmit={choose} className="grid gap-4">
      <p>Readers see it at this time, with the text as it is now. What you type later is not in it.</p>
      <div className="grid items-end gap-4 @lg:grid-cols-2">
        <PlainInput
          label="Day"
          name="day"
          type="date"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <PlainInput
          label="Time"
          hint={OUR_TIME}
          name="time"
          type="time"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <TakenDays day={day} except={id} />
      <Button type="submit" busy={busy} className="justify-self-start">
        Schedule it
      </Button>
    </form>
  );
};

/** Asks when a post is to be shown, beginning with the day that was planned. */
export const Schedule = ({
  id,
  button,
  plannedFor,
  onSchedule,
}: {
  readonly id: string;
  readonly button: string;
  readonly plannedFor: string | undefined;
  /** Gets an instant. */
  readonly onSchedule: (at: string) => void;
}) => (
  <AskFirst title="When do readers see it?" button={button} look="plain">
    {(close) => (
      <WhenForm
        id={id}
        begin={plannedFor ?? newYorkDay(new Date())}
        onChosen={(at) => {
          close();
          onSchedule(at);
        }}
      />
    )}
  </AskFirst>
);
