import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { classNames } from '#web/ui/class-names.ts';
import { customerFrame, deskFrame, mainClass } from './frames.ts';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The two frames of the app: the desk of staff and admins, and everything else. */
export type AppArea = 'desk' | 'customer';

const viewer = { kind: 'loading' } as const;

/** As many as a phone shows side by side, which tells nothing of what somebody may open. */
const entries = ['w-20', 'w-16', 'w-24', 'w-20', 'w-16'] as const;

const MenuShape = () => (
  <div aria-hidden="true" className={classNames(deskFrame.menu, 'overflow-hidden')}>
    {entries.map((width, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <span key={at} className={classNames(deskFrame.entry, 'border-transparent')}>
        <span className={classNames('resting h-4', width)} />
      </span>
    ))}
  </div>
);

const Lines = () => (
  <div className="grid content-start gap-3">
    <span className="resting h-4 w-1/3" />
    <span className="resting h-4 w-11/12" />
    <span className="resting h-4 w-3/4" />
    <span className="resting h-4 w-5/6" />
  </div>
);

/** A title, and below it what may be cards or rows. */
const ScreenShape = () => (
  <div className="screen-shape">
    <p role="status" className="text-ink-soft">
      Loading...
    </p>
    <div aria-hidden="true">
      <span className="resting mt-2 block h-9 w-56 max-w-full" />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <Lines />
        <Lines />
      </div>
    </div>
  </div>
);

/**
 * What stands in the app's documents until the first screen is there: header, the menu's place, and a resting shape of a screen. Nothing in
 * it depends on who looks.
 */
export const AppShape = ({ area, brand }: { readonly area: AppArea; readonly brand: PublicBrand }) => {
  const isDesk = area === 'desk';
  const frame = isDesk ? deskFrame : customerFrame;
  return (
    <div className={frame.whole}>
      <SkipLink />
      <Header brand={brand} viewer={viewer} wide={isDesk} sells={!isDesk} />
      <div className={isDesk ? deskFrame.body : 'contents'}>
        {isDesk ? <MenuShape /> : null}
        <main id="screen" tabIndex={-1} className={classNames(mainClass, frame.main)}>
          <ScreenShape />
        </main>
      </div>
    </div>
  );
};
