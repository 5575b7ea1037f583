import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { totalOf } from '#domain/monitoring/counts/tally.ts';
import type { DayRange } from '#domain/monitoring/day-range.ts';
import type { EventsOfDay } from '#domain/monitoring/statistics/event-statistics.ts';
import type { ErrorsOfDay } from '#domain/monitoring/statistics/group-statistics.ts';
import type { VitalsOfDay } from '#domain/monitoring/statistics/vitals-statistics.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { queryItems } from '../../runtime/table/query.ts';
import {
  businessPartition,
  ErrorDayCounts,
  errorDaysPartition,
  errorsKey,
  errorsPartition,
  toErrorsOfDay,
  toEventsOfDay,
  toVitalsOfDay,
  vitalsPartition,
} from '../counters/counter-items.ts';

/**
 * The counts of each day, as the fold writes them. Items have a fixed size, so a day costs the same to read however much
 * happened.
 */
export const statisticsStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const partition = (pk: string) => ({
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });
  return {
    vitals: async (days: readonly string[]): Promise<readonly VitalsOfDay[]> => {
      const ofDays = await Promise.all(
        days.map((day) => queryItems(client, partition(vitalsPartition(day)))),
      );
      return ofDays.flat().map(toVitalsOfDay);
    },
    events: async ({ from, to }: DayRange): Promise<readonly EventsOfDay[]> => {
      const items = await queryItems(client, {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': businessPartition, ':from': from, ':to': to },
      });
      return items.map(toEventsOfDay);
    },
    /** Error groups of some days. When a day has more than `limit`, the rest is left out and `truncated` is true. */
    errors: async (
      days: readonly string[],
      limit: number,
    ): Promise<{ readonly seen: readonly ErrorsOfDay[]; readonly truncated: boolean }> => {
      // One more than requested, to know whether there are more.
      const found = await Promise.all(
        days.map((day) => queryItems(client, partition(errorsPartition(day)), { limit: limit + 1 })),
      );
      return {
        seen: found.flatMap((items) => items.slice(0, limit).map(toErrorsOfDay)),
        truncated: found.some((items) => items.length > limit),
      };
    },
    /** How many errors there were on each day of a range that had any. */
    errorDays: async ({ from, to }: DayRange): Promise<ReadonlyMap<string, number>> => {
      const items = await queryItems(client, {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': errorDaysPartition, ':from': from, ':to': to },
      });
      return new Map(items.map((item) => [String(item.sk), totalOf(ErrorDayCounts.parse(item).hours)]));
    },
    /** One group on some days. */
    errorsOf: async (fingerprint: string, days: readonly string[]): Promise<readonly ErrorsOfDay[]> => {
      const keys = days.map((day) => errorsKey(day, fingerprint));
      return (await getItems(client, TableName, keys)).map(toErrorsOfDay);
    },
  };
};

export type StatisticsStore = ReturnType<typeof statisticsStore>;
