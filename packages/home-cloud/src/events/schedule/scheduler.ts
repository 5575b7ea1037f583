import type { Clock, Ids, Stoppable } from '../../types.ts';
import type { EventBuses } from '../bus/event-bus.ts';
import { toSecond } from '../bus/put-events.ts';
import type { ScheduleDefinition } from '../definition.ts';
import type { NextAfter } from './expression.ts';
import { readSchedule } from './expression.ts';

export interface SchedulerOptions {
  readonly schedules: readonly ScheduleDefinition[];
  readonly buses: Pick<EventBuses, 'deliverTo'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly region: string;
  readonly accountId: string;
  readonly log: (message: string) => void;
  /** True after the machine was off: each rate then runs once at the start, so that no sweep is late by a whole period. */
  readonly resumes: boolean;
}

export interface Scheduler extends Stoppable {
  /** Runs all schedules that became due since the last check. A timer does it each second. */
  tick(): void;
}

/**
 * Adds due schedules to the journal of deliveries. After the machine was off, each missed rate runs once, but missed cron times do not
 * run. Several missed runs between two checks become one.
 */
export const startScheduler = (options: SchedulerOptions): Scheduler => {
  const { clock } = options;
  const running = options.schedules.map((schedule) => {
    const next: NextAfter = readSchedule(schedule.expression, schedule.timeZone, clock.now());
    const isMissed = options.resumes && schedule.expression.startsWith('rate(');
    return { schedule, next, dueAt: isMissed ? clock.now() : next(clock.now()) };
  });
  let lastLook = clock.now();
  const tick = () => {
    const now = clock.now();
    // The clock was set back. Without a new time, the next run would wait until the clock has caught up.
    if (now < lastLook) for (const it of running) it.dueAt = it.next(now);
    lastLook = now;
    for (const it of running) {
      if (it.dueAt === undefined || it.dueAt > now) continue;
      fire(it.schedule, it.dueAt, options);
      it.dueAt = it.next(now);
    }
  };
  const look = () => {
    try {
      tick();
    } catch (error) {
      // Nothing fired, and the next check tries again.
      options.log(`schedules cannot fire: ${error}`);
    }
  };
  const timer = running.length === 0 ? undefined : setInterval(look, 1000).unref();
  return {
    tick,
    stop: async () => {
      clearInterval(timer);
    },
  };
};

const fire = (schedule: ScheduleDefinition, dueAt: number, options: SchedulerOptions): void => {
  const { buses, ids, region, accountId } = options;
  const id = ids.uuid();
  const time = toSecond(dueAt);
  const context: Readonly<Record<string, string>> = {
    '<aws.scheduler.scheduled-time>': time,
    '<aws.scheduler.schedule-arn>': schedule.arn,
    '<aws.scheduler.execution-id>': id,
    '<aws.scheduler.attempt-number>': '1',
  };
  const targets = schedule.targets.map((target) => {
    if (target.input.Input === undefined || schedule.source !== 'aws.scheduler') return target;
    const filled = Object.entries(context).reduce(
      (text, [keyword, value]) => text.replaceAll(keyword, value),
      target.input.Input,
    );
    return { ...target, input: { Input: filled } };
  });
  buses.deliverTo(schedule, targets, {
    version: '0',
    id,
    'detail-type': 'Scheduled Event',
    source: schedule.source,
    account: accountId,
    time,
    region,
    resources: [schedule.arn],
    detail: {},
  });
};
