import type { Bench } from '../use-bench.ts';

export const DoorCounts = (_: { readonly bench: Bench }) => null;
