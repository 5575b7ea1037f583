import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LookingUp } from '#web/link-page/looking-up.tsx';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Found } from './found.tsx';
import { NotFound, NotReached, type OurPhone } from './no-answer.tsx';
import type { OtherNumberProps } from './other-number.tsx';
import { isUnknown, type Tracking, useTracking } from './use-tracking.ts';

export interface TrackerProps {
  readonly phone: OurPhone;
}

/** In place of the help that did not load: then nobody knows what kind of number it is. */
const Unread = ({ typed, onUnknown }: OtherNumberProps) => {
  useEffect(() => onUnknown(typed), [typed, onUnknown]);
  return null;
};

/** Loaded when somebody types the number of a carrier or a waybill: it knows the forms of all of them. */
const OtherNumberHelp = lazy(() =>
  // Without a network the field itself says what is wrong.
  import('./other-number.tsx').catch(() => ({ default: Unread })),
);

/** Whether anything was typed that a number is made of. */
const hasSigns = (typed: string): boolean => /[0-9A-Z]/i.test(typed);

/** What is wrong in the field. A number that we know, as our own waybill, is not refused before it is looked at. */
const problemOf = (other: string | undefined, unknown: string | undefined): string | undefined => {
  if (other === undefined) return undefined;
  if (!hasSigns(other)) return 'Type your tracking number.';
  return unknown === other ? 'This is not one of our tracking numbers.' : undefined;
};

const LINES = ['w-1/3', 'w-3/4', 'w-5/6', 'w-1/2', 'w-2/3', 'w-11/12'];

const Result = ({
  tracking,
  phone,
  onUnknown,
}: TrackerProps & Pick<OtherNumberProps, 'onUnknown'> & { readonly tracking: Tracking }) => {
  const { answer, isOld, number, again, busy, other, find } = tracking;
  if (other !== undefined && hasSigns(other))
    return (
      <Suspense>
        <OtherNumberHelp typed={other} onShipment={find} onUnknown={onUnknown} />
      </Suspense>
    );
  if (number === undefined) return null;
  if (answer === undefined)
    return <LookingUp words="Looking for your shipment…" height="min-h-[36rem]" lines={LINES} />;
  if (answer.kind === 'ok') return <Found reply={answer.reply} isOld={isOld} onRefresh={again} busy={busy} />;
  return isUnknown(answer) ? (
    <NotFound number={number} phone={phone} />
  ) : (
    <NotReached message={answer.message} onRetry={again} busy={busy} />
  );
};

/**
 * Where a shipment is, by its number: typed by hand or in the address (`?number=`). It works as a plain form until the code is
 * there.
 */
const Tracker = ({ phone }: TrackerProps) => {
  const tracking = useTracking();
  const [unknown, setUnknown] = useState<string>();
  const problem = problemOf(tracking.other, unknown);
  const result = useRef<HTMLDivElement>(null);
  // On a phone the answer is below the fold, and the keyboard may cover it.
  useEffect(() => {
    if (tracking.number !== undefined) result.current?.scrollIntoView({ block: 'start' });
  }, [tracking.number]);
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
          hint={tracking.other === undefined ? '11 letters and digits, with or without dashes.' : undefined}
          name="number"
          value={tracking.typed}
          onChange={({ target }) => tracking.type(target.value)}
          error={problem}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" busy={tracking.busy && tracking.typed === tracking.number} busyText="Looking…">
          Track
        </Button>
      </form>
      <div ref={result} aria-live="polite" className="scroll-mt-4">
        <Result tracking={tracking} phone={phone} onUnknown={setUnknown} />
      </div>
    </div>
  );
};

export default Tracker;
