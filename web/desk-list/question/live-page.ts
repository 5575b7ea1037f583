import { keepPreviousData } from '@tanstack/react-query';

/**
 * How a page of a list is asked for: again every five seconds, only while somebody looks at it. The last page stays visible until
 * the next one is there.
 */
export const livePage = {
  refetchInterval: 5000,
  refetchIntervalInBackground: false,
  placeholderData: keepPreviousData,
} as const;
