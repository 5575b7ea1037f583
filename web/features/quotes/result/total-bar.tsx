import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { actionClass, Button } from '#web/ui/button.tsx';
import type { BookingLinks } from '../booking/booking-links.ts';
import type { Calculation } from '../use-calculation.ts';
import { BookLink } from './book.tsx';

const Total = ({
  form,
  links,
  resultId,
}: {
  readonly form: Calculation;
  readonly links: BookingLinks;
  readonly resultId: string;
}) => (
  <>
    <a href={`#${resultId}`} className="min-w-0 py-1 leading-tight text-on-time no-underline">
      <span className="block font-display text-2xl font-extrabold tabular-nums">
        {dollars(form.price?.total ?? 0)}
      </span>
      <span className="block text-sm">
        <span className="sr-only">to {destinations[form.draft.to].country}. </span>
        <span className="underline underline-offset-2">See the breakdown</span>
      </span>
    </a>
    <BookLink links={links} form={form} className={actionClass({}, 'whitespace-nowrap')} short />
  </>
);

/** The total at the bottom of the screen where the price itself is out of view: not on wide ones. A very low window has no room for it. */
export const TotalBar = ({
  form,
  links,
  resultId,
}: {
  readonly form: Calculation;
  readonly links: BookingLinks | undefined;
  readonly resultId: string;
}) => (
  <div className="sticky bottom-0 z-10 -mx-4 flex min-h-16 items-center justify-between gap-3 border-t-[1.5px] border-ink bg-time px-4 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] text-on-time lg:hidden low:static print:hidden">
    {links ? (
      <Total form={form} links={links} resultId={resultId} />
    ) : (
      <>
        <p aria-hidden="true" className="text-sm font-semibold leading-tight">
          Enter size and weight to see the price
        </p>
        {form.touched ? (
          <Button look="plain" className="whitespace-nowrap" onClick={form.askForPrice}>
            What’s missing?
          </Button>
        ) : null}
      </>
    )}
  </div>
);
