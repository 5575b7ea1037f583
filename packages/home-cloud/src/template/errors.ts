/** A place in the assembly. */
export interface Place {
  readonly stack: string;
  readonly logicalId: string;
  readonly type?: string;
}

/** The synthesized template uses something that the cloud at home does not support. The message says what and where. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';

  constructor(message: string, place?: Place) {
    super(place === undefined ? message : `${describePlace(place)}: ${message}`);
  }
}

export const describePlace = ({ stack, logicalId, type }: Place): string =>
  `${type === undefined ? '' : `${type} `}${logicalId} in stack ${stack}`;
