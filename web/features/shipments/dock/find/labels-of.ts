import type { ReactNode } from 'react';

/** Prints labels of a shipment, all or those of some pieces, with a button that says so. The app gives it: papers are no part of the dock. */
export type LabelsOf = (number: string, words: string, pieces?: readonly number[]) => ReactNode;
