import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { Write } from '../../runtime/table/writes.ts';

/** What only one vehicle of ours can have. A retired one gives both back: a plate goes on to the next van. */
export const numberNames = ['plate', 'vin'] as const;
export type NumberName = (typeof numberNames)[number];

export const claimKey = (name: NumberName, number: string) => ({
  pk: `${name.toUpperCase()}#${number}`,
  sk: 'CLAIM',
});

/** The numbers of a vehicle that nobody else may have now. */
const numbersOf = (vehicle: Vehicle | undefined): Readonly<Partial<Record<NumberName, string>>> =>
  vehicle === undefined || vehicle.recorded === 'RETIRED' ? {} : vehicle;

/** The write that claims a number for a vehicle. It is refused where another one has it. */
const claimed = (TableName: string, name: NumberName, { id, [name]: number }: Vehicle): Write => ({
  Put: {
    TableName,
    Item: { ...claimKey(name, number), vehicle: id },
    ConditionExpression: 'attribute_not_exists(#vehicle) OR #vehicle = :mine',
    ExpressionAttributeNames: { '#vehicle': 'vehicle' },
    ExpressionAttributeValues: { ':mine': id },
  },
});

/** The writes that bring the claims of plate and VIN from one version of a vehicle to the next: the guards by name, and what is given back. */
export const claimWrites = (TableName: string, before: Vehicle | undefined, after: Vehicle) => {
  const [had, has] = [numbersOf(before), numbersOf(after)];
  const changed = numberNames.filter((name) => had[name] !== has[name]);
  const taken = changed.filter((name) => has[name] !== undefined);
  const left = changed.flatMap((name) => {
    const number = had[name];
    return number === undefined
      ? []
      : [{ ...claimKey(name, number), expires_at: expires(new Date(after.changedAt), 'over') }];
  });
  return {
    guards: Object.fromEntries(taken.map((name) => [name, claimed(TableName, name, after)])) as Readonly<
      Record<NumberName, Write>
    >,
    givenBack: left.map((Item): Write => ({ Put: { TableName, Item } })),
  };
};
