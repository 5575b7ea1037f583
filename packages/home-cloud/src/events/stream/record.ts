import type { StreamMapping } from './definition.ts';

/** One change of one item. Keys and images are in wire format. */
export interface ChangeRecord {
  readonly eventID: string;
  readonly eventName: string;
  readonly keys: object;
  readonly newImage?: object;
  readonly oldImage?: object;
  /** Sorts as text. */
  readonly sequenceNumber: string;
  /** Epoch ms. */
  readonly at: number;
  readonly userIdentity?: object;
}

/** A change in the format of a Lambda event. */
export const lambdaRecord = (
  change: ChangeRecord,
  { streamArn }: Pick<StreamMapping, 'streamArn'>,
  region: string,
) => ({
  eventID: change.eventID,
  eventName: change.eventName,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: region,
  eventSourceARN: streamArn,
  dynamodb: {
    ApproximateCreationDateTime: change.at / 1000,
    Keys: change.keys,
    ...(change.newImage === undefined ? {} : { NewImage: change.newImage }),
    ...(change.oldImage === undefined ? {} : { OldImage: change.oldImage }),
    SequenceNumber: change.sequenceNumber,
    SizeBytes: JSON.stringify([change.keys, change.newImage, change.oldImage]).length,
    StreamViewType: viewType(change),
  },
  ...(change.userIdentity === undefined ? {} : { userIdentity: change.userIdentity }),
});

const viewType = ({ newImage, oldImage }: ChangeRecord): string => {
  if (newImage !== undefined) return oldImage === undefined ? 'NEW_IMAGE' : 'NEW_AND_OLD_IMAGES';
  return oldImage === undefined ? 'KEYS_ONLY' : 'OLD_IMAGE';
};

export type LambdaRecord = ReturnType<typeof lambdaRecord>;

/** The instant when a record was committed, in epoch ms. */
export const timeOf = (record: LambdaRecord | undefined): number =>
  (record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000;
