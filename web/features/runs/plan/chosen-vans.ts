import { useState } from 'react';
import type { VanOfDay } from '#domain/runs/desk/run-form.ts';
import type { Desk } from '../desk.ts';
import type { DraftRun } from '../draft/draft.ts';
import { driverWhy, shiftOf, spanOfFields, vanWhy } from './free.ts';

/** A van as the planning of a day offers it. */
export interface VanChoice extends VanOfDay {
  readonly isChosen: boolean;
}

/** The run of a van that is planned again with the day: its driver does not have it yet. */
export const runOfVan = ({ draft }: Pick<Desk, 'draft'>, vehicleId: string): DraftRun | undefined =>
  draft.all.columns.find(
    ({ now, saved }) => now.vehicleId === vehicleId && (saved === undefined || saved.run.state === 'PLANNED'),
  )?.now;

/** The run of a van that its driver has already: planning leaves it alone. */
export const givenRun = ({ draft }: Pick<Desk, 'draft'>, vehicleId: string): DraftRun | undefined =>
  draft.all.columns.find(
    ({ now, saved }) =>
      now.vehicleId === vehicleId && (saved?.run.state === 'RELEASED' || saved?.run.state === 'UNDER_WAY'),
  )?.now;

const USUAL = { from: '08:00', to: '18:00' };

/** Milliseconds of somebody's shift within the usual hours of a day. */
const usualTime = (one: Desk['staff'][number], day: string): number => {
  const usual = spanOfFields(day, USUAL);
  const shift = spanOfFields(day, shiftOf(one, day) ?? { from: '', to: '' });
  if (usual === undefined || shift === undefined) return 0;
  const from = Math.max(Date.parse(usual.from), Date.parse(shift.from));
  return Math.max(0, Math.min(Date.parse(usual.to), Date.parse(shift.to)) - from);
};

/** Every van with a driver that fits: that of its run, or who works most of the usual hours of this day and has no van yet. */
const firstChoices = (desk: Desk): readonly VanChoice[] => {
  const taken = new Set(desk.draft.all.columns.map(({ now }) => now.driverId));
  const staff = desk.staff.toSorted((one, other) => usualTime(other, desk.day) - usualTime(one, desk.day));
  return desk.fleet.map((one): VanChoice => {
    const { id } = one.vehicle;
    const run = runOfVan(desk, id);
    if (run !== undefined) {
      const { driverId, from, to } = run;
      return { vehicleId: id, driverId, from, to, isChosen: vanWhy(one) === undefined };
    }
    const free = staff.find(
      (each) => !taken.has(each.driver.id) && driverWhy(each, one, undefined) === undefined,
    );
    if (vanWhy(one) !== undefined || free === undefined || givenRun(desk, id) !== undefined)
      return { vehicleId: id, driverId: '', ...USUAL, isChosen: false };
    taken.add(free.driver.id);
    return { vehicleId: id, driverId: free.driver.id, ...(shiftOf(free, desk.day) ?? USUAL), isChosen: true };
  });
};

/** What is wrong with a van that is chosen, beside the field that it is about. */
const problemsOf = (desk: Desk, choices: readonly VanChoice[], choice: VanChoice) => {
  const { driverId, vehicleId, isChosen } = choice;
  if (!isChosen) return {};
  const span = spanOfFields(desk.day, choice);
  const driver = desk.staff.find((one) => one.driver.id === driverId);
  const vehicle = desk.fleet.find((one) => one.vehicle.id === vehicleId);
  const isTwice = choices.some(
    (one) => one.isChosen && one.vehicleId !== vehicleId && one.driverId === driverId && driverId !== '',
  );
  return {
    driver:
      driver === undefined
        ? 'Choose a driver'
        : isTwice
          ? 'Has another van already'
          : driverWhy(driver, vehicle, span),
    hours: span === undefined ? 'It must end after it begins' : undefined,
  };
};

/** The vans and drivers that somebody chooses for a day. */
export const useChosenVans = (desk: Desk) => {
  const [choices, set] = useState(() => firstChoices(desk));
  const change = (vehicleId: string, part: Partial<VanChoice>): void =>
    set((before) =>
      before.map((one) => {
        if (one.vehicleId !== vehicleId) return one;
        const driver = desk.staff.find(({ driver: { id } }) => id === part.driverId);
        // Another driver has other hours.
        const hours = driver === undefined ? undefined : shiftOf(driver, desk.day);
        return { ...one, ...hours, ...part };
      }),
    );
  const problems = new Map(choices.map((one) => [one.vehicleId, problemsOf(desk, choices, one)]));
  const chosen = choices.filter(({ isChosen }) => isChosen);
  return {
    choices,
    change,
    problems,
    vans: chosen.map(({ isChosen: _, ...van }): VanOfDay => van),
    isReady:
      chosen.length > 0 &&
      chosen.every(({ vehicleId }) =>
        Object.values(problems.get(vehicleId) ?? {}).every((one) => one === undefined),
      ),
  };
};
