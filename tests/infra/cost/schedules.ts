const minutesOf: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 24 * 60 };

/** How many values a field of a cron expression has, of all possible ones: `*`, `5`, `1,31`, `2-5`, `0/10`. */
const valuesIn = (field: string, all: number): number => {
  if (field === '*' || field === '?') return all;
  return field.split(',').reduce((sum, part) => {
    const [range = '', step] = part.split('/');
    const [from = '0', to] = range.split('-');
    const first = from === '*' ? 0 : Number(from);
    const last = to === undefined ? (step === undefined ? first : all - 1) : Number(to);
    return sum + Math.floor((last - first) / Number(step ?? 1)) + 1;
  }, 0);
};

/**
 * How often a schedule of EventBridge runs in a month of thirty days. The fields for days are ignored. 0 for
 * a rule without a schedule.
 */
export const runsAMonth = (expression: string): number => {
  if (expression === '') return 0;
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (count && unit) return (30 * 24 * 60) / (Number(count) * (minutesOf[unit] ?? Number.NaN));
  const [, minutes, hours] = /^cron\((\S+) (\S+) .*\)$/.exec(expression) ?? [];
  if (!minutes || !hours) throw new Error(`Not understood as a schedule: ${expression}`);
  return 30 * valuesIn(minutes, 60) * valuesIn(hours, 24);
};
