import { useQueryClient } from '@tanstack/react-query';
import { abroadEndpoints } from '#domain/billing/abroad/endpoints.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { api } from '#web/api/client.ts';

/** Enters the rate of a day at a counter. Afterwards rates and bills are read again. */
export const useEnterRate = (country: DestinationCode) => {
  const cache = useQueryClient();
  return async (body: { readonly day: string; readonly perDollar: number }) => {
    try {
      return await api(abroadEndpoints.enterRate, { params: { country }, body });
    } finally {
      for (const key of ['counter', 'arrivals']) void cache.invalidateQueries({ queryKey: [key] });
    }
  };
};
