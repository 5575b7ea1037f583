import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput, EndpointReply } from '#domain/kernel/endpoint.ts';
import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import type { SettingSection, SettingValue } from '#domain/settings/site-settings.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

const sectionsKey = ['settings', 'sections'] as const;
const rateCardsKey = ['settings', 'rate-cards'] as const;
/** More rate cards than ten years need. */
const CARDS_SHOWN = 100;
/** Versions of a section on one page. */
const HISTORY_SHOWN = 10;

/** Every section as the server has it. */
export type Settings = EndpointReply<typeof settingsEndpoints.show>;

/** One section as it was shown, the base of a change. */
export interface Shown<Section extends SettingSection> {
  readonly value: SettingValue<Section>;
  readonly version: number;
  readonly changedAt?: string | undefined;
  readonly changedBy?: string | undefined;
}

/** Not refetched in the background, because a save must be based on the version that was shown. */
const asShown = { refetchOnWindowFocus: false, refetchOnReconnect: false, refetchOnMount: 'always' } as const;

const fetchSections = ({ signal }: { readonly signal?: AbortSignal }) =>
  api(settingsEndpoints.show, {}, signal);

export const useSettings = () => useQuery({ queryKey: sectionsKey, queryFn: fetchSections, ...asShown });

/** Asks for the sections as they are now, whatever is shown. */
export const useFreshSettings = () => {
  const cache = useQueryClient();
  return (): Promise<Settings> =>
    cache.fetchQuery({ queryKey: sectionsKey, queryFn: fetchSections, staleTime: 0 });
};

/** Versions of a section, newest first, from a cursor on. A new version in the form asks for them again. */
export const useSectionHistory = (section: SettingSection, current: number, cursor: string | undefined) =>
  useReply(
    ['settings', 'history', section, current, cursor ?? ''],
    settingsEndpoints.history,
    {
      params: { section },
      query: { limit: HISTORY_SHOWN, ...(cursor === undefined ? {} : { cursor }) },
    },
    { placeholderData: keepPreviousData },
  );

const changes = {
  brand: settingsEndpoints.changeBrand,
  claims: settingsEndpoints.changeClaims,
  testimonials: settingsEndpoints.changeTestimonials,
  home: settingsEndpoints.changeHome,
  schedule: settingsEndpoints.changeSchedule,
  flights: settingsEndpoints.changeFlights,
  capabilities: settingsEndpoints.changeCapabilities,
  wording: settingsEndpoints.changeWording,
  taxes: settingsEndpoints.changeTaxes,
  accounts: settingsEndpoints.changeAccounts,
  commissions: settingsEndpoints.changeCommissions,
  planning: settingsEndpoints.changePlanning,
} as const;

/** Saves one section with an optimistic lock on the version that was shown. */
export const useSaveSection = <Section extends SettingSection>(section: Section, savedBy: string) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly version: number; readonly value: SettingValue<Section> }) =>
      // The record ties each endpoint to its own value; indexing it by a variable cannot say so again.
      api(changes[section] as typeof settingsEndpoints.changeHome, {
        body: body as { version: number; value: SettingValue<'home'> },
      }),
    onSuccess: ({ version }, { value }) =>
      cache.setQueryData<Settings>(
        sectionsKey,
        (known) =>
          known && {
            ...known,
            [section]: { value, version, changedAt: new Date().toISOString(), changedBy: savedBy },
          },
      ),
  });
};

/** Every rate card there was, newest first. */
export const useRateCards = () =>
  useReply(rateCardsKey, settingsEndpoints.rateCards, { query: { limit: CARDS_SHOWN } }, asShown);

/** Publishes a card with an optimistic lock on the newest version, and fetches the list again whatever the answer. */
export const usePublishRateCard = () =>
  useChange(
    (body: EndpointInput<typeof settingsEndpoints.publishRateCard>['body']) =>
      api(settingsEndpoints.publishRateCard, { body }),
    rateCardsKey,
  );

/** Withdraws an announced card. */
export const useWithdrawRateCard = () =>
  useChange(
    (version: number) => api(settingsEndpoints.withdrawRateCard, { params: { version } }),
    rateCardsKey,
  );
