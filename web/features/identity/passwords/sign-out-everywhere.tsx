import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Ends all sessions after a confirmation, for example after a phone was lost. */
export const SignOutEverywhere = () => {
  const [asked, setAsked] = useState(false);
  const endSessions = useEndSessions();
  const end = useMutation({ mutationFn: () => endSessions('signed-out-everywhere') });
  return (
    <Card title="Sign Out Everywhere">
      <p>
        Lost a phone, or signed in on a computer that is not yours? End every session, on all your devices.
        Another device keeps what it shows now, and loads nothing more.
      </p>
      {asked ? (
        <div className="flex flex-wrap gap-3">
          <Button look="danger" busy={end.isPending} busyText="Signing out..." onClick={() => end.mutate()}>
            Yes, Sign Out Everywhere
          </Button>
          <Button look="plain" disabled={end.isPending} onClick={() => setAsked(false)}>
            Stay Signed In
          </Button>
        </div>
      ) : (
        <div>
          <Button look="plain" onClick={() => setAsked(true)}>
            Sign Out Everywhere
          </Button>
        </div>
      )}
      {end.isError ? <Alert>{messageOf(end.error)}</Alert> : null}
    </Card>
  );
};
