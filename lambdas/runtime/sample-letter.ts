import type { Brand } from '#domain/settings/brand.ts';
import type { Letter } from './letters/letter.ts';

/** A letter with sample facts, for previews. */
interface SampleLetter {
  /** Unique in its domain: `reset-password`. */
  readonly id: string;
  /** Who gets it: `customer`, `payer`. */
  readonly recipient: string;
  readonly letter: Letter;
}

/** Writes the letters of a domain that no announcement has, with the words that are sent and sample facts. */
export type WriteSamples = (brand: Brand, siteUrl: string) => readonly SampleLetter[];
