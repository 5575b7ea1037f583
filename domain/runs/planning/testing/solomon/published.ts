/**
 * A problem of M. Solomon, "Algorithms for the vehicle routing and scheduling problems with time window constraints", Operations Research
 * 35 (1987), with all its hundred customers or the first 25 of them. `of25` and `of100` are the lengths of the shortest routes that LKH-3
 * has for it (CVRPTW/TOURS in github.com/c4v4/LKH3), as many vehicles as it likes, each distance cut to one decimal. Each of those routes was
 * driven again over the numbers that stand here: it keeps every window and is as long as it says. C204 is not here, for its windows
 * differ there between 25 and a hundred customers.
 */
export interface Published {
  readonly name: string;
  readonly of25: number;
  readonly of100: number;
  readonly windows: string;
}
