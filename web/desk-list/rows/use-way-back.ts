import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** The row whose page was opened from an entry of the history. */
const left = new Map<string, string>();

/** Remembers which row somebody leaves a list by. */
export const leaveBy = (entry: string, id: string): void => {
  left.set(entry, id);
};

/** Brings somebody who comes back with the back button to the row by which they left. */
export const useWayBack = (entry: string, areRowsThere: boolean, focusRow: (id: string) => void): void => {
  const wentBack = useNavigationType() === NavigationType.Pop;
  const done = useRef(false);
  useEffect(() => {
    const id = left.get(entry);
    if (!areRowsThere || done.current) return undefined;
    done.current = true;
    if (!wentBack || id === undefined) return undefined;
    // After the screen has scrolled to its top, as it does for every other arrival.
    const frame = requestAnimationFrame(() => focusRow(id));
    return () => cancelAnimationFrame(frame);
  });
};
