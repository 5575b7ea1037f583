import { actionClass } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Anchor } from './anchor.tsx';

/** Links to common pages. */
const likely = [
  { label: 'What does it cost?', to: '/shipping-calculator' },
  { label: 'Where is my parcel?', to: '/tracking' },
  { label: 'Where do you fly?', to: '/service-areas' },
  { label: 'How do I reach you?', to: '/contact' },
] as const;

/** The page for an unknown address. `home` is the first screen of somebody who is signed in. */
export const NotFound = ({ home }: { readonly home?: string | undefined }) => (
  <div className="mx-auto grid max-w-2xl justify-items-start gap-5 px-4 py-16 sm:py-24">
    <p className="label-caption">404 · undeliverable</p>
    <h1 className="text-5xl">No such address</h1>
    <p className="text-lg">
      There is no page at this link. It may be mistyped, or the page has moved. Your mailbox and your parcels
      are safe.
    </p>
    <div className="flex flex-wrap gap-3">
      <Anchor to={home ?? '/'} className={actionClass()}>
        Go Home
      </Anchor>
      {home === undefined ? (
        <Anchor
          to="/auth/login"
          data-signed-out=""
          className={actionClass({ look: 'plain' }, '[&[hidden]]:hidden')}
        >
          Sign In
        </Anchor>
      ) : null}
    </div>
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {likely.map(({ label, to }) => (
        <li key={to}>
          <Anchor to={to} className={textLink}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
    <span aria-hidden="true" className="label-bars mt-6 w-56 text-edge" />
  </div>
);
