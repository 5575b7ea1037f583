import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Brand } from '#domain/settings/brand.ts';
import type { AnnouncedLetter, AnnouncedNews, AnnouncedSoon } from './announcement.ts';
import type { SharedDependencies } from './shared-dependencies.ts';

/** One of the things that happened, as it was announced. */
interface Happened extends Pick<AnnouncedSoon, 'what' | 'said' | 'parts' | 'given' | 'own'> {
  /** When it was announced, ISO 8601. */
  readonly at: string;
}

/** What somebody is told of a thing: at most one letter, and the same on the phone. */
export interface Digested {
  readonly letter: AnnouncedLetter;
  readonly news: AnnouncedNews;
  /** By when they have to do something, ISO 8601. */
  readonly by?: string | undefined;
}

/** Whom a digest is for, and what happened to which thing. */
export interface DigestOf {
  readonly id: string;
  readonly userId: string;
  readonly recipient: string;
  readonly happened: readonly Happened[];
}

/** What a digest reads with. */
export interface DigestDependencies extends Pick<SharedDependencies, 'clock' | 'log' | 'keyFor'> {
  readonly client: DynamoDBDocumentClient;
  /** The tables of `tables`, by their variables, and the address of the site. */
  readonly env: Readonly<Partial<Record<string, string>>>;
}

/** How a domain words what happened to one of its things, from the facts at the moment of sending. */
export interface Digest {
  /** The kind of thing, as announcements name it. */
  readonly thing: string;
  /** The variables that name the tables that it reads. */
  readonly tables: readonly `${string}_TABLE`[];
  /** Undefined when nothing of it is true any more, or the thing is gone: then nobody is told. */
  readonly read: (given: DigestDependencies) => (of: DigestOf) => Promise<Digested | undefined>;
}

/** What a digest can say, with sample facts, for previews: apart from it, because a preview reads no table. */
export type WriteDigestSamples = (
  brand: Brand,
) => readonly { readonly id: string; readonly digested: Digested }[];
