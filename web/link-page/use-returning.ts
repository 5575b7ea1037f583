import { useEffect } from 'react';

/** Looks again when somebody comes back to the page, or the connection does. */
export const useReturning = (lookAgain: () => void): void => {
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && lookAgain();
    addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [lookAgain]);
};
