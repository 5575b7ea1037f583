import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { DoorMoney } from '#domain/billing/door/door-money.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import { OwnRun } from '#domain/runs/driving/own-run.ts';
import { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { Outcome } from '#web/device-queue/queue.ts';
import { useKept, useOwnQueue } from '#web/scanning/use-queue.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { type Day, keepDay, keptDay } from './kept-day.ts';
import { dayAsTold } from './told.ts';

/** Dispatch may change a run, and a second phone may tell something, at any time. */
const LOOK_MS = 60_000;

const Answer = z.object({
  run: z.optional(OwnRun),
  vehicle: z.optional(DrivenVehicle),
  money: z.optional(DoorMoney),
});

const replaced = <One extends { readonly id: string }>(all: readonly One[], next: One | undefined): One[] =>
  all.map((one) => (one.id === next?.id ? next : one));

/** The runs with what the server answered to something that was told. */
const withAnswer = (day: Day, answer: unknown): Day => {
  const { data } = Answer.safeParse(answer);
  const money = day.money?.map((each) => (each.stop === data?.money?.stop ? data.money : each));
  return {
    runs: replaced(day.runs, data?.run),
    vehicles: replaced(day.vehicles, data?.vehicle),
    ...(money && { money }),
  };
};

/** The runs of the driver who is signed in: as the server says, as the phone has kept them, and with everything that was told since. */
export const useDay = () => {
  const userId = useOwnId();
  const queue = useOwnQueue();
  const cache = useQueryClient();
  const key = ['drive', userId];
  const [before] = useState(() => keptDay(userId, Date.now()));
  const asked = useReply(
    key,
    driveEndpoints.ownRuns,
    {},
    {
      // What is kept is for a tunnel: whoever opens the screen with a network sees what is true now.
      staleTime: 0,
      refetchInterval: LOOK_MS,
      ...(before ? { initialData: before.day, initialDataUpdatedAt: before.at } : {}),
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of the id
  const onOutcome = useCallback(
    (outcome: Outcome) => {
      void cache.cancelQueries({ queryKey: key });
      if ('answer' in outcome) cache.setQueryData<Day>(key, (day) => day && withAnswer(day, outcome.answer));
      void cache.invalidateQueries({ queryKey: key });
    },
    [cache, userId],
  );
  const kept = useKept(queue, onOutcome);
  const { data, dataUpdatedAt } = asked;
  useEffect(() => {
    if (data) keepDay(userId, data, dataUpdatedAt);
  }, [userId, data, dataUpdatedAt]);
  return { userId, queue, kept, asked, day: data && dayAsTold(data, kept, userId) };
};
export type DriveDay = ReturnType<typeof useDay>;
