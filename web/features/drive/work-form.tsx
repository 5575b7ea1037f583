import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Noticed } from '#web/ui/feedback/noticed.tsx';
import { NOW } from './view.tsx';

/** So many are read at once. */
const MOST_NAMED = 4;

const missingWords = (missing: readonly string[]): string => {
  const more = missing.length - MOST_NAMED;
  const named = missing.slice(0, MOST_NAMED).join(', ');
  return `Still to do: ${named}${more > 0 ? `, and ${more} more` : ''}.`;
};

/** A form with one large button at its end. While something is missing, a press says what, and nothing else happens. */
export const WorkForm = ({
  missing,
  press,
  onSend,
  children,
}: {
  /** What is still to be done, in the order of the screen. */
  readonly missing: readonly string[];
  readonly press: string;
  readonly onSend: () => Promise<unknown>;
  readonly children: ReactNode;
}) => {
  const [tries, setTries] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<void> => {
    setTries((before) => before + 1);
    if (missing.length > 0) return;
    setIsBusy(true);
    await onSend();
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      {tries > 0 && missing.length > 0 ? (
        <Noticed key={tries}>
          <Alert title="Something is missing">{missingWords(missing)}</Alert>
        </Noticed>
      ) : null}
      <Button type="submit" wide className={NOW} busy={isBusy}>
        {press}
      </Button>
    </form>
  );
};
