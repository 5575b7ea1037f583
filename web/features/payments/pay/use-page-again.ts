import { useEffect } from 'react';

/** Calls when the browser shows the page again as it was left: somebody has pressed Back on the page of the card provider. */
export const usePageAgain = (onAgain: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is the same in every rendering
  useEffect(() => {
    addEventListener('pageshow', onAgain);
    return () => removeEventListener('pageshow', onAgain);
  }, []);
};
