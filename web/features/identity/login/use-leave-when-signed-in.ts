import { useEffect } from 'react';
import { useKnownSession } from '../provider/use-known-session.ts';
import { leaveSignedIn } from './leave.ts';

/** Redirects somebody who has a session to where they wanted to go; not while the page itself is `busy` with a sign-in. */
export const useLeaveWhenSignedIn = (busy: boolean): void => {
  const isLeaving = useKnownSession() === 'signed-in' && !busy;
  useEffect(() => {
    if (isLeaving) void leaveSignedIn();
  }, [isLeaving]);
};
