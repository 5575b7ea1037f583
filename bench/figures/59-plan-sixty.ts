import { planDay } from '#domain/runs/planning/plan.ts';
import { defaultPlanning } from '#domain/runs/planning/planning-setting.ts';
import { sixtyStops } from '#domain/runs/planning/testing/sample-day.ts';
import { amount, type Figure } from '../harness/figure.ts';

export const figure: Figure = {
  name: 'plan-sixty',
  measures: 'Seconds to plan sixty stops for three vans',
  unit: 's',
  direction: 'lower',
  value: amount,
  repeats: 5,
  how: `Sixty stops around the yard with windows of five hours, 8 minutes and 60 lb each, for three vans, with the effort of a day. The function that plans has a whole processor on AWS, as here. The time is
reported: the search does as many rounds wherever it runs.`,
  prepare: async () => ({
    ours: async () => {
      const begins = performance.now();
      const { leftOut } = planDay(sixtyStops, defaultPlanning);
      if (leftOut.length > 0) throw new Error('A stop was left out.');
      return (performance.now() - begins) / 1000;
    },
    close: async () => undefined,
  }),
};
