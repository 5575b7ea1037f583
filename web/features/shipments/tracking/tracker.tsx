import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Found } from './found.tsx';
import { LoadingAnswer } from './loading-answer.tsx';
import { NotFound, NotReached, type OurPhone } from './no-answer.tsx';
import { type Tracking, useTracking } from './use-tracking.ts';

export interface TrackerProps {
  readonly phone: OurPhone;
}

const Result = ({ tracking, phone }: TrackerProps & { readonly tracking: Tracking }) => {
  const { answer, number, again, busy } = tracking;
  if (number === undefined) return null;
  if (answer === undefined) return <LoadingAnswer />;
  if (answer.kind === 'none') return <NotFound number={number} phone={phone} />;
  return answer.kind === 'failed' ? (
    <NotReached message={answer.message} onRetry={again} busy={busy} />
  ) : (
    <Found reply={answer.reply} onRefresh={again} busy={busy} />
  );
};

/**
 * Where a shipment is, by its number: typed by hand or in the address (`?number=`). It works as a plain form until the code is
 * there.
 */
export const Tracker = ({ phone }: TrackerProps) => {
  const tracking = useTracking();
  return (
    <div className="grid gap-8 print:gap-2">
      <form
        action="/tracking"
        aria-label="Track a shipment"
        noValidate
        onSubmit={tracking.submit}
        className="grid max-w-xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end print:hidden"
      >
        <PlainInput
          label="Tracking number"
          hint="11 letters and digits, with or without dashes."
          name="number"
          value={tracking.typed}
          onChange={({ target }) => tracking.type(target.value)}
          error={tracking.problem}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" busy={tracking.busy} busyText="Looking…">
          Track
        </Button>
      </form>
      <div aria-live="polite">
        <Result tracking={tracking} phone={phone} />
      </div>
    </div>
  );
};
