import { useEffect, useState } from 'react';
import { newYorkDay } from '#domain/kernel/new-york.ts';

const LOOK_EVERY_MS = 20_000;

/** Today in New York; it moves on at midnight on a screen that stays open. */
export const useToday = (): string => {
  const [today, setToday] = useState(() => newYorkDay(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(newYorkDay(Date.now())), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
};
