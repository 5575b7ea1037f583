import { useNavigate } from 'react-router-dom';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/session/use-session.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';

/**
 * Ends every session of whoever is signed in, this one last, and leads to the sign-in page with a word on what happened. Throws
 * while the others live on: then nobody is signed out.
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
