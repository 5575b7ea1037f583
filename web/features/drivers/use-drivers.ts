import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Driver } from '#domain/drivers/driver.ts';
import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { EndpointInput, EndpointReply } from '#domain/kernel/endpoint.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

/** The first part of the keys of everything that the desk knows about drivers. */
const KEY = 'drivers';
/** Polling interval of one driver while the window is in front. */
const POLL_INTERVAL_MS = 20_000;

/** A driver of the list, with the hours of one day. */
export type ListedDriver = EndpointReply<typeof driverEndpoints.list>['drivers'][number];
/** One driver with the history. */
export type ShownDriver = EndpointReply<typeof driverEndpoints.show>;

/** All drivers, with the hours in which each works on a New York day. */
export const useDrivers = (day: string) =>
  useReply([KEY, 'list', day], driverEndpoints.list, { query: { day } }, livePage);

/** One driver with the history. */
export const useDriver = (id: string) =>
  useReply([KEY, 'one', id], driverEndpoints.show, { params: { id } }, { refetchInterval: POLL_INTERVAL_MS });

/** Everybody who works here, by name: drivers are those among them who have the role. */
export const useColleagues = () => useReply(['colleagues'], identityEndpoints.colleagues, {});

/** A change of a driver. Whatever the answer is, everything is asked for again: a refusal means that something else is true now. */
const useDriverChange = <Input>(call: (input: Input) => Promise<{ driver: Driver }>) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ driver }) =>
      cache.setQueryData<ShownDriver>([KEY, 'one', driver.id], (shown) => shown && { ...shown, driver }),
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: [KEY] })),
  });
};

type Sent<Name extends 'save' | 'act'> = EndpointInput<(typeof driverEndpoints)[Name]>;

/** Enters a driver, or changes license, papers and week. */
export const useDriverSave = (id: string) =>
  useDriverChange((body: Sent<'save'>['body']) => api(driverEndpoints.save, { params: { id }, body }));

/** Does something with a driver. */
export const useDriverAct = ({ id, version }: Pick<Driver, 'id' | 'version'>) =>
  useDriverChange((act: Sent<'act'>['body']['act']) =>
    api(driverEndpoints.act, { params: { id }, body: { version, act } }),
  );

/** The driver as they are now, where a refusal brings them: somebody else was faster. */
export const driverNowIn = (error: unknown): Driver | undefined => {
  const details = refusalIn(error, driverEndpoints.act)?.details;
  return details !== undefined && 'driver' in details ? details.driver : undefined;
};
