import { type KeyboardEvent, useRef, useState } from 'react';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A toolbar is one stop of the Tab key: the arrow keys, Home and End move within it. */
export const useRoving = (names: readonly string[]) => {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(names[0] ?? '');
  const focus = (name: string) => {
    setCurrent(name);
    bar.current?.querySelector<HTMLElement>(`[data-tool="${name}"]`)?.focus();
  };
  return {
    bar,
    /** Props of one button. */
    of: (name: string) => ({
      'data-tool': name,
      tabIndex: name === current ? 0 : -1,
      onFocus: () => setCurrent(name),
    }),
    onKeyDown: (event: KeyboardEvent) => {
      const move = MOVES[event.key];
      if (move === undefined) return;
      event.preventDefault();
      focus(names[move(names.indexOf(current), names.length - 1)] ?? '');
    },
    focus: () => focus(current),
  };
};
