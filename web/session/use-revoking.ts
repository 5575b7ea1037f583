import { useEffect } from 'react';
import { leftTokens } from './left-token.ts';

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
export const useRevoking = (): void => {
  useEffect(() => {
    void revokeWhatIsLeft();
    window.addEventListener('online', revokeWhatIsLeft);
    return () => window.removeEventListener('online', revokeWhatIsLeft);
  }, []);
};
