import { exportsIn } from '../exports-in.ts';
import type { Domain } from '../patterns/domain.ts';

/** Every domain that has something on AWS: each other file of this folder declares one. The stacks are made of these. */
export const domains = (await exportsIn(import.meta.dirname, '!(index).ts')) as readonly Domain[];
