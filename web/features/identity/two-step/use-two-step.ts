import { useQuery } from '@tanstack/react-query';
import { setUpTOTP } from 'aws-amplify/auth';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useOwnId } from '#web/session/use-session.ts';

/** Whether signing in asks the signed-in user for a code. */
export const useTwoStep = () => {
  const userId = useOwnId();
  return useQuery({
    queryKey: ['two-step', userId],
    queryFn: () => api(identityEndpoints.twoStep, {}),
  });
};

/** A new secret for the app on the phone, in the ways to get it there. */
export interface NewSecret {
  /** The address that apps understand, for the QR code and for a link on the phone itself. */
  readonly address: string;
  /** The QR code: a row of dark and light modules for each line. */
  readonly modules: readonly (readonly boolean[])[];
  /** The secret to type, in groups of four. */
  readonly typed: string;
}

/** Asks the user pool for a new secret. It is shown nowhere else and never leaves the page: the QR code is drawn here. */
export const useNewSecret = (issuer: string, email: string) =>
  useQuery({
    queryKey: ['two-step-secret', email],
    queryFn: async (): Promise<NewSecret> => {
      const [{ encode }, details] = await Promise.all([import('uqr'), setUpTOTP()]);
      const address = details.getSetupUri(encodeURIComponent(issuer), encodeURIComponent(email)).toString();
      const typed = details.sharedSecret.match(/.{1,4}/g)?.join(' ') ?? '';
      return { address, modules: encode(address, { border: 4 }).data, typed };
    },
    // Each request makes another secret, and the one on the phone must be the last.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
