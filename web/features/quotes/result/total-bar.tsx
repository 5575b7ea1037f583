import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { actionClass, Button } from '#web/ui/button.tsx';
import type { Calculation } from '../use-calculation.ts';

/** The total at the bottom of a phone's screen while the price itself is out of view. */
export const TotalBar = ({ form, resultId }: { readonly form: Calculation; readonly resultId: string }) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex min-h-14 items-center justify-between gap-3 border-t-[1.5px] border-ink bg-time px-4 pt-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] text-on-time lg:hidden low:static print:hidden">
    {form.price ? (
      <>
        <p aria-hidden="true" className="min-w-0 leading-tight">
          <span className="font-display text-2xl font-extrabold tabular-nums">
            {dollars(form.price.total)}
          </span>{' '}
          <span className="text-sm">to {destinations[form.draft.to].country}</span>
        </p>
        <a href={`#${resultId}`} className={actionClass({ look: 'plain' }, 'whitespace-nowrap')}>
          See the lines
        </a>
      </>
    ) : (
      <>
        <p aria-hidden="true" className="text-sm font-semibold leading-tight">
          Size and weight, then the price
        </p>
        <Button look="plain" className="whitespace-nowrap" onClick={form.askForPrice}>
          What is missing?
        </Button>
      </>
    )}
  </div>
);
