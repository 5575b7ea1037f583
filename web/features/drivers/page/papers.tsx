import type { Driver } from '#domain/drivers/driver.ts';
import { ExpiryBadge } from '#web/expiry/expiry-badge.tsx';
import { OpenFile } from '#web/photos/open-file.tsx';
import { compactDateWords } from '#web/phrases/days.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { classWords, filesOf, paperName, papersOf } from '../words.ts';

/** License and papers of a driver, the one that ends next first. Of all of them only dates are kept, and the scan of the license. */
export const Papers = ({ driver, today }: { readonly driver: Driver; readonly today: string }) => (
  <Section title="License and papers" className="min-w-0 space-y-3">
    <ul className="border-y border-rule">
      {papersOf(driver).map(({ kind, expires, passed }) => (
        <li
          key={kind}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0"
        >
          <span className="grid min-w-0 justify-items-start gap-1">
            <span className="font-semibold">{paperName(kind)}</span>
            <ExpiryBadge expires={expires} today={today} />
            <span className="text-sm text-ink-soft">
              {kind === 'license' ? classWords[driver.license.class] : null}
              {passed === undefined ? null : `Passed ${compactDateWords(passed)}`}
            </span>
          </span>
          {kind === 'license' && driver.license.file !== undefined ? (
            <OpenFile id={driver.license.file} subject={filesOf(driver.id)} name="scan" />
          ) : null}
        </li>
      ))}
    </ul>
    {driver.papers.medicalCard === undefined ? (
      <p className="text-sm text-ink-soft">
        No medical card is on record. Only vehicles of 10,001 lb and more ask for one.
      </p>
    ) : null}
  </Section>
);
