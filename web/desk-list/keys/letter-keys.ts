import { useSyncExternalStore } from 'react';
import { readStorage } from '#web/telemetry/storage.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

const OFF = 'skybarrel_letter_keys_off';
const CHANGED = 'letterkeys';

const areOn = (): boolean => readStorage(OFF) === undefined;

/**
 * Whether keys without Ctrl or Alt do something outside of fields. Somebody who works by voice, or whose hand shakes, turns them
 * off (WCAG 2.1.4). Kept on this device.
 */
export const useLetterKeys = (): readonly [areOn: boolean, turn: (on: boolean) => void] => {
  const on = useSyncExternalStore((onChange) => {
    window.addEventListener(CHANGED, onChange);
    return () => window.removeEventListener(CHANGED, onChange);
  }, areOn);
  const turn = (next: boolean): void => {
    withoutThrowing(() => (next ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, 'yes')));
    window.dispatchEvent(new Event(CHANGED));
  };
  return [on, turn];
};
