import { MISSED_DAYS, type MissedPages as Missed, type MissedHere } from '#domain/blog/missed/endpoints.ts';
import { useMay } from '#web/session/use-session.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { checkWords } from '../check-words.ts';
import { useMissed } from '../use-findings.ts';
import { DecideButton } from './decide-button.tsx';
import { Redirect } from './redirect-form.tsx';

const row =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0';

const timesWords = (hits: number): string => (hits === 1 ? '1 time' : `${hits} times`);

const MissedRow = ({ missed, places }: { readonly missed: MissedHere } & Pick<Missed, 'places'>) => {
  const { path, hits, lastAt, from, mayRedirect, suggested } = missed;
  const mayManage = useMay()('content.manage');
  return (
    <li className={row}>
      <div className="grid min-w-0 max-w-prose gap-1">
        <h2 className="font-mono text-base font-semibold break-all">{path}</h2>
        <p>
          Opened {timesWords(hits)} in {MISSED_DAYS} days, last <Instant at={lastAt} />
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {from === undefined ? (
            'The link is not on a page of ours.'
          ) : (
            <>
              Linked from{' '}
              <a href={from} className="text-link">
                {from}
              </a>
            </>
          )}
        </p>
        {mayRedirect ? null : (
          <p className="text-ink-soft">
            Addresses of this kind belong to lists of the blog and to files, so it cannot be redirected.
          </p>
        )}
      </div>
      {mayManage ? (
        <div className="flex flex-wrap gap-3">
          {mayRedirect ? <Redirect path={path} suggested={suggested} places={places} /> : null}
          <DecideButton path={path} act="HIDDEN" done="Hidden. You can undo it below.">
            Not ours: hide
          </DecideButton>
        </div>
      ) : null}
    </li>
  );
};

const Decided = ({ decided }: Pick<Missed, 'decided'>) => {
  const mayManage = useMay()('content.manage');
  return (
    <Section title="Decided" className="mt-10 grid gap-4">
      <ul className="border-y-[1.5px] border-ink">
        {decided.map(({ path, to, at, hits }) => (
          <li key={path} className={row}>
            <div className="grid min-w-0 max-w-prose gap-1">
              <h3 className="font-mono text-base font-semibold break-all">{path}</h3>
              <p className="wrap-anywhere">
                {to === undefined ? (
                  `Hidden: not ours. Opened ${timesWords(hits)} in ${MISSED_DAYS} days.`
                ) : (
                  <>
                    Redirects to{' '}
                    <a href={to} className="text-link">
                      {to}
                    </a>
                  </>
                )}
              </p>
              <p className="text-ink-soft">
                Since <Instant at={at} />
              </p>
            </div>
            {mayManage ? (
              <DecideButton
                path={path}
                act="UNDONE"
                done={to === undefined ? 'Shown again' : 'No longer redirected'}
              >
                Undo
              </DecideButton>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Addresses without a page that readers opened, to which page each may be redirected, and what was decided of others. */
export const MissedPages = () => (
  <Loaded query={useMissed()} loading="Loading what readers missed…" lines={8}>
    {({ missed, more, decided, places }) => (
      <>
        {missed.length === 0 ? (
          <EmptyState title={checkWords.MISSED.none} />
        ) : (
          <ul aria-label="Missing pages" className="border-y-[1.5px] border-ink">
            {missed.map((one) => (
              <MissedRow key={one.path} missed={one} places={places} />
            ))}
          </ul>
        )}
        {more ? (
          <p className="mt-3 text-ink-soft">Only the addresses that were opened most are shown.</p>
        ) : null}
        {decided.length > 0 ? <Decided decided={decided} /> : null}
      </>
    )}
  </Loaded>
);
