import { useEffect, useRef } from 'react';
import { dollars } from '#domain/kernel/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { Refused } from './use-booking.ts';

const Price = ({ before, now }: Extract<Refused, { readonly why: 'price' }>) =>
  before === undefined ? (
    <Alert kind="warning" title={`The price is ${dollars(now)}`}>
      It is not booked yet. If the price is fine, press the button again.
    </Alert>
  ) : (
    <Alert kind="warning" title="The price has changed">
      It is now {dollars(now)}. Before it was {dollars(before)}. It is not booked yet. If the new price is
      fine, press the button again.
    </Alert>
  );

/** Says why it was not booked and what to do. It takes the focus, because it appears far from the button. */
export const Refusal = ({
  refused,
  wizard,
  onWait,
}: {
  readonly refused: Refused | undefined;
  readonly wizard: Wizard;
  /** Joins the waitlist of the flight. Absent where nobody can. */
  readonly onWait?: (() => void) | undefined;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) box.current?.focus();
  }, [refused]);
  if (refused === undefined) return null;
  return (
    <div ref={box} tabIndex={-1} className="mb-4 scroll-mt-20">
      {refused.why === 'price' ? <Price {...refused} /> : null}
      {refused.why === 'flight' ? (
        <Alert
          kind="warning"
          title="It is not booked yet"
          actions={
            <>
              <Button onClick={() => wizard.open('flight')}>Choose another flight</Button>
              {refused.isFull && onWait ? (
                <Button look="plain" onClick={onWait}>
                  Join the waitlist
                </Button>
              ) : null}
            </>
          }
        >
          {refused.message} Everything you typed is kept.
        </Alert>
      ) : null}
      {refused.why === 'other' ? <Alert title="It is not booked yet">{refused.message}</Alert> : null}
    </div>
  );
};
