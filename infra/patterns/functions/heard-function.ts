import { Duration } from 'aws-cdk-lib';
import type { Piece } from '../../house.ts';
import { callOn, type Heard } from '../events/heard-events.ts';
import { type HouseFunctionProps, houseFunction } from './house-function.ts';

export interface HeardFunctionProps
  extends Omit<HouseFunctionProps, 'timeout' | 'deadLetterQueue' | 'refuses'> {
  readonly hears: readonly Heard[];
  /** Default: 30 seconds. */
  readonly timeout?: Duration;
}

/** A function that the bus calls with each event it listens to. */
export const heardFunction =
  ({ hears, ...props }: HeardFunctionProps): Piece =>
  (scope, house) => {
    const fn = houseFunction(scope, house, {
      ...props,
      timeout: props.timeout ?? Duration.seconds(30),
      deadLetterQueue: house.parts.deadLetters.get('LostEvents'),
    });
    callOn(scope, house, props.entry, hears, fn);
  };
