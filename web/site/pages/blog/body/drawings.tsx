import type { ComponentType } from 'react';
import type { DrawingName } from '#domain/blog/body/block.ts';
import { BarrelSizes } from '../../../illustrations/barrel-sizes.tsx';
import { BoxDimensions } from '../../../illustrations/box-dimensions.tsx';
import { BarrelLayers } from './barrel-layers.tsx';

/** The drawings that a post can name, each with its own text for who cannot see it. */
export const drawingOf: Readonly<Record<DrawingName, ComponentType>> = {
  'barrel-sizes': () => <BarrelSizes />,
  'barrel-layers': BarrelLayers,
  'box-dimensions': () => <BoxDimensions className="h-auto w-full max-w-md" />,
};
