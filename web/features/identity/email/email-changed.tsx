import { useLocation } from 'react-router-dom';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Noticed } from '#web/ui/feedback/noticed.tsx';

/** What the profile is opened with after the address was changed; `email` is the new one. */
export const emailChangedState = (email: string) => ({ emailChangedTo: email });

/** At the top of the profile, as long as it is open: that the address was changed. Nothing where it is another one by now. */
export const EmailChanged = ({ email }: { readonly email: string }) => {
  const { emailChangedTo } = Object(useLocation().state) as Partial<ReturnType<typeof emailChangedState>>;
  if (emailChangedTo !== email) return null;
  return (
    <Noticed className="scroll-mt-32">
      <Alert kind="success" className="wrap-anywhere">
        Your e-mail is changed. You sign in with {email} now.
      </Alert>
    </Noticed>
  );
};
