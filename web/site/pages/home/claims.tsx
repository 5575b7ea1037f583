import type { Claims as ClaimsMade } from '#domain/settings/marketing.ts';
import { keepTogether } from '#web/ui/text/keep-together.ts';
import { Badges } from '../../components/badges.tsx';

/** Badges and numbers from the settings. Without entries nothing is shown. */
export const Claims = ({ claims: { badges, stats } }: { readonly claims: ClaimsMade }) =>
  badges.length + stats.length === 0 ? null : (
    <section aria-label="At a glance" className="border-b border-rule">
      <div className="mx-auto max-w-6xl px-4">
        {badges.length > 0 ? (
          <div className="py-5">
            <Badges badges={badges} />
          </div>
        ) : null}
        {stats.length > 0 ? (
          <dl className="grid grid-cols-2 gap-x-6 border-t border-rule lg:flex lg:justify-between">
            {stats.map(({ figure, words }) => (
              <div key={words} className="flex flex-col-reverse justify-end py-5">
                <dt className="text-ink-soft">{words}</dt>
                <dd className="font-display text-4xl font-extrabold tracking-tight whitespace-nowrap tabular-nums sm:text-5xl">
                  {keepTogether(figure)}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
