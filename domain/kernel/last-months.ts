import { addDays } from './new-york.ts';

/** The month of a day and those before it, that one first: `2026-11`, `2026-10`. @param day `2026-11-30` */
export const lastMonths = (day: string, count: number): readonly string[] => {
  const months = [day.slice(0, 'yyyy-mm'.length)];
  while (months.length < count) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 'yyyy-mm'.length));
  return months;
};
