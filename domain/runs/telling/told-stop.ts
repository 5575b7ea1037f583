import { isOpenStop } from '../lifecycle.ts';
import type { Run, Stop } from '../run.ts';
import { arrivalWindow } from './arrival-window.ts';

const isTrueStill = ({ told, planned }: Stop): boolean =>
  told !== undefined && told.from <= planned.from && planned.from <= told.to;

/**
 * A run that its driver has, with the window that the people of each stop are told. Whoever was told one keeps it as long as the plan is in
 * it, so that small changes of dispatch tell nobody anything.
 * @param before the run as it was: its stops say what was told.
 * @param at when it became so, ISO 8601.
 */
export const withWindows = (run: Run, before: Run | undefined, at: string): Run => {
  if (run.state !== 'RELEASED') return run;
  const was = new Map((before?.stops ?? []).map((stop) => [stop.id, stop.told]));
  return {
    ...run,
    stops: run.stops.map((stop): Stop => {
      const told = was.get(stop.id) ?? stop.told;
      const known = { ...stop, ...(told && { told }) };
      if (!isOpenStop(stop.state) || isTrueStill(known)) return known;
      const window = arrivalWindow(stop.planned.from, stop.window);
      return { ...known, told: { what: 'WINDOW', ...window, at } };
    }),
  };
};
