import { namedDestinations } from '#domain/settings/counters/taken.ts';
import { perLb } from '#web/phrases/prices.ts';
import { actionClass } from '#web/ui/button.tsx';
import type { Site } from '../../page.ts';

const field = 'min-h-12 w-full rounded-label border-[1.5px] border-edge bg-sheet px-3 text-lg';

/** A form for destination and kind of goods that opens the calculator. It works without a script. */
export const InstantQuote = ({ site }: { readonly site: Site }) => (
  <form action="/shipping-calculator" method="get" className="label-sheet grid gap-5 p-5 sm:w-96 sm:p-6">
    <h2 className="text-2xl">A price now</h2>
    <label className="grid gap-1 font-semibold">
      Where to
      <select name="to" className={field}>
        {namedDestinations(site.capabilities).map(({ code, country }) => (
          <option key={code} value={code}>
            {country}, {perLb(site, code)}
          </option>
        ))}
      </select>
    </label>
    <fieldset>
      <legend className="font-semibold">What</legend>
      <div className="mt-1 grid grid-cols-2 gap-3">
        {(['box', 'barrel'] as const).map((kind) => (
          <label
            key={kind}
            className="flex min-h-12 items-center gap-3 rounded-label border-[1.5px] border-edge px-3 text-lg has-checked:border-ink has-checked:bg-time-wash"
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === 'box'}
              className="size-5 accent-current"
            />
            {kind === 'box' ? 'Boxes' : 'A barrel'}
          </label>
        ))}
      </div>
    </fieldset>
    <button type="submit" className={actionClass({ wide: true }, 'text-lg')}>
      Next: size and weight
    </button>
    <p className="text-sm text-ink-soft">No account, no phone number.</p>
  </form>
);
