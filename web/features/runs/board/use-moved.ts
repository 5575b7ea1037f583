import { type RefObject, useEffect, useState } from 'react';
import type { Desk } from '../desk.ts';
import { timeWords } from '../draft/clock.ts';
import { lateWords } from './late-words.ts';

const placeWords = ({ runs, draft }: Desk, id: string): string => {
  const run = runs.find(({ stops }) => stops.some((stop) => stop.id === id));
  const turn = run?.stops.findIndex((stop) => stop.id === id) ?? -1;
  const stop = run?.stops[turn];
  if (run === undefined || stop === undefined) {
    const visit = draft.all.visits.get(id);
    return visit === undefined ? '' : `${visit.name} is in no run now.`;
  }
  const at = stop.begins === undefined ? '' : `, at ${timeWords(stop.begins)}`;
  const late = run.stops.filter(({ lateMinutes }) => lateMinutes > 0);
  return [
    `${stop.visit.name} is now stop ${turn + 1} of ${run.van}${at}.`,
    ...late.map((one) => `${one.visit.name}: ${lateWords(one.lateMinutes)}.`),
  ].join(' ');
};

/** Says where a stop is after it was moved, and what is late then. The focus goes with it. */
export const useMoved = (desk: Desk, box: RefObject<HTMLElement | null>) => {
  const [moved, say] = useState<{ readonly stop: string }>();
  useEffect(() => {
    if (moved === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-stop="${moved.stop}"] [data-name]`)?.focus();
  }, [moved, box]);
  return {
    said: moved === undefined ? '' : placeWords(desk, moved.stop),
    say: (stop: string) => say({ stop }),
  };
};
