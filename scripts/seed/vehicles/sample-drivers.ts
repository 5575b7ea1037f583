import type { DriverForm } from '#domain/drivers/driver.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { demoAccounts, sampleDrivers } from '../people.ts';

/** A driver of the samples. */
export interface SampleDriver {
  readonly shows: string;
  readonly email: string;
  readonly form: DriverForm;
  /** Away from then on, in days from now, for so many days. */
  readonly away?: { readonly inDays: number; readonly days: number };
}

const weekdays = [1, 2, 3, 4, 5];
const TRAINED_DAYS_AGO = 100;
const YEAR_DAYS = 365;

/** Four drivers: two are fine, the license of one ends soon, and one is away next week. All dates are invented. */
export const driversOf = (today: string): readonly SampleDriver[] => {
  const inDays = (days: number): string => addDays(today, days);
  const passed = inDays(-TRAINED_DAYS_AGO);
  const fine: DriverForm = {
    license: { class: 'ORDINARY', expires: inDays(2 * YEAR_DAYS) },
    papers: {
      threatAssessment: { passed, expires: inDays(3 * YEAR_DAYS) },
      securityTraining: { passed, expires: inDays(YEAR_DAYS - TRAINED_DAYS_AGO - 1) },
      hazmatTraining: { passed, expires: inDays(2 * YEAR_DAYS) },
    },
    weekly: weekdays.map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
  };
  const [imran, shelly, omar] = sampleDrivers;
  const demo = demoAccounts.find(({ role }) => role === 'driver');
  return [
    { shows: 'A driver who works by day', email: demo?.email ?? '', form: fine },
    {
      shows: 'A driver whose license ends soon',
      email: imran.email,
      form: { ...fine, license: { class: 'ORDINARY', expires: inDays(12) } },
    },
    {
      shows: 'A driver who is away next week',
      email: shelly.email,
      form: fine,
      away: { inDays: 7, days: 5 },
    },
    {
      shows: 'A driver who works early, and on Saturdays',
      email: omar.email,
      form: {
        ...fine,
        weekly: [...weekdays, 6].map((weekday) => ({ weekday, from: '05:00', to: '13:00' })),
      },
    },
  ];
};
