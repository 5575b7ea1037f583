import type { ReactNode } from 'react';
import type { SitePath } from '#domain/kernel/paths.ts';
import { Sign } from '#web/ui/text/sign.tsx';
import { breadcrumbsTo } from '../breadcrumb-path.ts';

/** Breadcrumbs. On phones only the link back. */
const Trail = ({ path }: { readonly path: SitePath }) => {
  const stops = breadcrumbsTo(path);
  const [here, before] = stops.toReversed();
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="hidden flex-wrap items-center lg:flex">
        {stops.slice(0, -1).map((stop) => (
          <li key={stop.path} className="flex items-center">
            <a href={stop.path} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {stop.name}
            </a>
            <Sign name="right" className="mx-3 text-edge" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {here?.name}
        </li>
      </ol>
      {before ? (
        <a
          href={before.path}
          className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline lg:hidden"
        >
          <Sign name="left" /> {before.name}
        </a>
      ) : null}
    </nav>
  );
};

/**
 * The head of an inner page: breadcrumbs, its only h1, one or two sentences. `children` are its actions. `aside` is beside it on wide
 * screens and below it on phones.
 */
export const PageIntro = ({
  path,
  title,
  lead,
  aside,
  children,
}: {
  readonly path: SitePath;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <header className="page-intro">
    <div className="mx-auto max-w-6xl px-4 pt-3 pb-10 sm:pb-14 lg:pt-5">
      <Trail path={path} />
      <div
        className={
          aside ? 'mt-4 grid items-end gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-16' : 'mt-4 grid gap-8'
        }
      >
        <div className="grid max-w-3xl gap-5">
          <h1 className="text-4xl sm:text-6xl">{title}</h1>
          <div className="max-w-prose text-lg text-ink-soft sm:text-xl">{lead}</div>
          {children ? <div className="flex flex-wrap gap-3 pt-1">{children}</div> : null}
        </div>
        {aside}
      </div>
    </div>
    <div aria-hidden="true" className="route-line" />
  </header>
);
