import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current time in milliseconds, read again every minute and when the window comes to the front. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const read = () => setNow(Date.now());
    const timer = setInterval(read, MINUTE_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return now;
};
