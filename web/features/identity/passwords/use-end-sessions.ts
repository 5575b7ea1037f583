import { useNavigate } from 'react-router-dom';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';

/**
 * Ends every session of the signed-in user, this one last, and opens the sign-in page with a message. Throws when the
 * others could not be ended; then this session stays, too.
 */
export const useEndSessions = (): ((said: string) => Promise<void>) => {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async (said) => {
    await api(identityEndpoints.endSessions, {});
    await signOut();
    await navigate('/auth/login', { replace: true });
    toast.success(said);
  };
};
