import { useQuery } from '@tanstack/react-query';

/** The reference of a booking as the modules of a QR code, which the dock reads. What draws it is loaded with the first one. */
export const useReferenceCode = (reference: string, isWanted = true) =>
  useQuery({
    queryKey: ['qr', reference],
    queryFn: async () => (await import('uqr')).encode(reference, { border: 4 }).data,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
