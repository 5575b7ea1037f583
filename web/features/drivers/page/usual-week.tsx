import type { Driver } from '#domain/drivers/driver.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { shiftsWords } from '../words.ts';

/** The days in the order in which people read a week; 0 is Sunday. */
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

/** The shifts of every week. */
export const UsualWeek = ({ driver: { weekly } }: { readonly driver: Driver }) => (
  <Card title="Every week">
    <dl className="grid gap-3 sm:grid-cols-2 @4xl:grid-cols-1">
      {mondayFirst.map((weekday) => (
        <Fact key={weekday} name={weekdays[weekday] ?? ''}>
          {shiftsWords(weekly.filter((shift) => shift.weekday === weekday))}
        </Fact>
      ))}
    </dl>
  </Card>
);
