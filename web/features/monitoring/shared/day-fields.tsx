import type { DayRange } from '#domain/monitoring/day-range.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';

/** First and last day of whichever form surrounds them. */
export const DayFields = ({ max }: { readonly max: string }) => {
  const bind = useFields<DayRange>();
  return (
    <>
      <TextField type="date" label="First day" max={max} {...bind('from')} />
      <TextField type="date" label="Last day" max={max} {...bind('to')} />
    </>
  );
};
