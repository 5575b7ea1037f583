import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PersonForm, profileIn } from '#domain/identity/form-names.ts';
import { profileEndpoints } from '#domain/identity/profile-endpoints.ts';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/session/use-session.ts';
import { virtualAddressKey } from '../virtual-address/use-virtual-address.ts';

const params = { userId: 'me' };

/** The address card shows a new name a moment after the profile was saved, so it is fetched again. */
const CARD_REFETCHES_MS = [0, 2000, 5000, 10_000];

/** The signed-in user's own profile and its mutation. */
export const useProfile = () => {
  const session = useSession();
  const queryKey = ['profile', session.status === 'signed-in' ? session.user.userId : undefined];
  const cache = useQueryClient();
  const profile = useQuery({
    queryKey,
    queryFn: () => api(profileEndpoints.profile, { params }),
    // Optimistic lock: the version in the request must be the one that was shown.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const save = useMutation({
    mutationFn: ({ form, version }: { readonly form: PersonForm; readonly version: number }) =>
      api(profileEndpoints.updateProfile, { params, body: { ...profileIn(form), version } }),
    onSuccess: (saved) => {
      cache.setQueryData(queryKey, saved);
      for (const pause of CARD_REFETCHES_MS)
        setTimeout(() => void cache.invalidateQueries({ queryKey: virtualAddressKey(saved.user_id) }), pause);
    },
  });
  return { profile, save };
};
