import { signedInUser } from '#web/telemetry/signed-in.ts';
import { actionClass } from '#web/ui/button.tsx';

/** Link to register or sign in with this estimate, which stays on this device either way. */
export const Save = ({ path }: { readonly path: string }) => {
  const query = `returnUrl=${encodeURIComponent(path)}`;
  return (
    <div className="label-tear pt-4 print:hidden">
      {signedInUser().userId === undefined ? (
        <>
          <p className="font-semibold">Save this price</p>
          <p className="mt-1 text-sm text-ink-soft">
            With an account it is on your dashboard, and you get your own U.S. address.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <a href={`/auth/register?${query}`} className={actionClass({ look: 'plain' })}>
              Create an account
            </a>
            <a href={`/auth/login?${query}`} className={actionClass({ look: 'quiet' })}>
              Sign in
            </a>
          </div>
        </>
      ) : (
        <p>
          This price is on{' '}
          <a href="/dashboard" className="text-link">
            your dashboard
          </a>
          .
        </p>
      )}
    </div>
  );
};
