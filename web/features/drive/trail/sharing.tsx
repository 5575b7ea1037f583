import { useState } from 'react';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import { keptRunKey } from '#web/session/kept-run-key.ts';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useTrail } from './use-trail.ts';

/** Signing out forgets it, so that the next driver at this phone is asked. */
const keyOf = (userId: string): string => `${keptRunKey(userId)}.where`;

const useShared = (userId: string) => {
  const [isShared, setShared] = useState(() => readStorage(keyOf(userId)) === 'yes');
  const share = (yes: boolean): void => {
    setShared(yes);
    withoutThrowing(() =>
      yes ? localStorage.setItem(keyOf(userId), 'yes') : localStorage.removeItem(keyOf(userId)),
    );
  };
  return { isShared, share };
};

/**
 * Whether dispatch sees where the van is: the driver says so, and reads for how long. It goes on while they look at something else of the
 * run, where it is not shown.
 */
export const Sharing = ({
  run,
  userId,
  isShown,
}: {
  readonly run: OwnRun;
  readonly userId: string;
  readonly isShown: boolean;
}) => {
  const { isShared, share } = useShared(userId);
  useTrail(run, isShared);
  if (!isShown || (run.state !== 'RELEASED' && run.state !== 'UNDER_WAY')) return null;
  return (
    <CheckField
      label="Show dispatch where the van is"
      hint="Only from when you leave the yard until you are back, and only while this screen is open. Customers do not see it. It is deleted after 7 days. Only the place where you end a stop stays with its proof."
      checked={isShared}
      onChange={({ target }) => share(target.checked)}
    />
  );
};
