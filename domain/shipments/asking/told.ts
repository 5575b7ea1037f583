import * as z from 'zod/mini';

/** How many senders are told of something, and what they read of how many shipments. */
export const ToldShown = z.object({
  people: z.int(),
  news: z.array(z.object({ title: z.string(), body: z.string(), shipments: z.int() })),
});
export type ToldShown = z.infer<typeof ToldShown>;

/** What one sender reads about one shipment. */
export interface Tells {
  readonly userId: string;
  readonly title: string;
  readonly body: string;
}

/** How many people these are, and each text once with the number of its shipments. */
export const toldShown = (tells: readonly Tells[]): ToldShown => ({
  people: new Set(tells.map(({ userId }) => userId)).size,
  news: [...Map.groupBy(tells, ({ title, body }) => `${title}\n${body}`).values()].flatMap(
    ([first, ...others]) =>
      first ? [{ title: first.title, body: first.body, shipments: 1 + others.length }] : [],
  ),
});
