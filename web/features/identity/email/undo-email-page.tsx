import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { UNDO_HEADER } from '#domain/identity/email/email-endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { AuthPanel } from '../fields/auth-panel.tsx';
import { passOnEmail } from '../known-email.ts';

/** The secret behind the `#`, which leaves the address at once, so that the history does not keep it. */
const useSecret = (): string => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash === '') return;
    setSecret(hash.slice(1));
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return secret;
};

const Undone = ({ email }: { readonly email: string }) => (
  <AuthPanel title="Your address is back">
    <Alert kind="success">
      {email} is the address of your account again, and every device is signed out. We are looking into it.
    </Alert>
    <p>Nobody can sign in with the old password. Choose a new one now.</p>
    <Link className={textLink} to="/auth/forgot-password" onClick={() => passOnEmail(email)}>
      Choose a new password
    </Link>
  </AuthPanel>
);

/** `/auth/undo-email#secret`: the owner of the old address says that they did not change it. It asks once, for programs open links, too. */
export const UndoEmailPage = () => {
  const secret = useSecret();
  const { phone } = useBrand();
  const undo = useMutation({
    mutationFn: () => api(identityEndpoints.undoEmail, { headers: { [UNDO_HEADER]: secret }, body: {} }),
  });
  if (undo.isSuccess) return <Undone email={undo.data.email} />;
  return (
    <AuthPanel title="This was not me">
      <p>
        Someone changed the e-mail address of your account, and it was not you? Then we put this address back,
        sign out every device, and you choose a new password.
      </p>
      {undo.isError ? <Alert>{messageOf(undo.error)}</Alert> : null}
      {secret === '' ? (
        <Alert kind="warning">Open the link in our e-mail again: without it, this page cannot do it.</Alert>
      ) : (
        <Button wide busy={undo.isPending} busyText="Putting it back..." onClick={() => undo.mutate()}>
          Put My Address Back
        </Button>
      )}
      <a className={textLink} href={`tel:${phone.e164}`}>
        Or call us: {phone.display}
      </a>
    </AuthPanel>
  );
};
