import { useQueryClient } from '@tanstack/react-query';
import { Hub } from 'aws-amplify/utils';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keptClaims, TOKEN_KEYS } from './kept-claims.ts';
import { dropTokens, leaveToken, leftTokens } from './left-token.ts';
import { leaveSessionEnded } from './notice.ts';
import { readSession } from './read-session.ts';
import { followRefusals } from './refused-session.ts';
import type { SessionState } from './session.ts';
import { SessionContext } from './use-session.ts';

/** Ends at Cognito what was ended here without a network. Loaded on demand, because that is rare. */
const revokeWhatIsLeft = async (): Promise<void> => {
  if (leftTokens().length === 0 || !navigator.onLine) return;
  try {
    await (await import('./revoke-left.ts')).revokeLeft();
  } catch (error) {
    console.warn('A session that was ended without a network is not revoked yet', error);
  }
};

/** Revokes at the start, and when the network is back, the sessions that were ended on this device without one. */
const useRevoking = (): void => {
  useEffect(() => {
    void revokeWhatIsLeft();
    window.addEventListener('online', revokeWhatIsLeft);
    return () => window.removeEventListener('online', revokeWhatIsLeft);
  }, []);
};

/** Unfinished shipments do not stay on a device that is signed out of. Loaded on demand, because few sign out. */
const takeDraftsAway = async (userId: string): Promise<void> => {
  try {
    await (await import('./drafts/leave-device.ts')).leaveDevice(userId);
  } catch (error) {
    console.warn('Unfinished shipments stay on this device', error);
  }
};

/**
 * Removes the tokens of this device. A failure is only logged (trade.md, What the owner fixed). Loaded on demand, because few sign out; where
 * that fails, the tokens go all the same.
 */
const forgetTokens = async (): Promise<void> => {
  try {
    await (await import('./sign-out.ts')).signOut();
  } catch (error) {
    console.error('Sign-out failed', error);
    dropTokens();
  }
};

/** The session as it was read before the first screen; without it the provider reads it. */
export const FirstSession = createContext<SessionState>({ status: 'loading' });

/** Provides the session, and clears the cache of API answers when the user changes. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const first = use(FirstSession);
  const [state, setState] = useState(first);
  const cache = useQueryClient();
  const shownUser = useRef(first.status === 'signed-in' ? first.user.userId : undefined);
  const latest = useRef(0);
  const isReplacing = useRef(false);

  const refresh = useCallback(async () => {
    latest.current += 1;
    const asked = latest.current;
    const next = await readSession();
    if (asked !== latest.current) return;
    const userId = next.status === 'signed-in' ? next.user.userId : undefined;
    if (userId !== shownUser.current) cache.clear();
    shownUser.current = userId;
    setState((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
  }, [cache]);

  useEffect(() => {
    if (first.status === 'loading') void refresh();
    const stop = Hub.listen('auth', ({ payload }) => {
      if (isReplacing.current) return;
      // Tokens that are left could only not be renewed. Reading them again would try that again, and say so again.
      if (payload.event === 'tokenRefresh_failure' && keptClaims()) return;
      // No page is shown until the role is known: a guard that saw 'signed-out' would redirect to the sign-in page.
      if (payload.event === 'signedIn') setState({ status: 'loading' });
      // A refreshed token may have other roles, so it is read, too.
      void refresh();
    });
    const followOtherTabs = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(TOKEN_KEYS)) void refresh();
    };
    window.addEventListener('storage', followOtherTabs);
    return () => {
      stop();
      window.removeEventListener('storage', followOtherTabs);
    };
  }, [refresh, first]);

  useRevoking();

  useEffect(() => {
    let isEnding = false;
    return followRefusals(cache, () => {
      if (isEnding || isReplacing.current || shownUser.current === undefined) return;
      isEnding = true;
      leaveSessionEnded();
      // The guards then lead to the sign-in page, and back. Unfinished shipments stay for the person who comes back.
      void forgetTokens()
        .then(refresh)
        .finally(() => {
          isEnding = false;
        });
    });
  }, [cache, refresh]);

  const session = useMemo(() => {
    const signOut = async () => {
      if (shownUser.current !== undefined) await takeDraftsAway(shownUser.current);
      if (!navigator.onLine) leaveToken(Date.now());
      await forgetTokens();
      await refresh();
    };
    const replace = async (work: () => Promise<void>) => {
      isReplacing.current = true;
      try {
        await work();
      } finally {
        isReplacing.current = false;
        await refresh();
        // What was asked in between was refused.
        void cache.invalidateQueries({ predicate: ({ state: { error } }) => error !== null });
      }
    };
    return { ...state, refresh, replace, signOut };
  }, [state, refresh, cache]);

  return <SessionContext value={session}>{children}</SessionContext>;
};
