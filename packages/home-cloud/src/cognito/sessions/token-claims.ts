import * as z from 'zod/mini';
import { refusals } from '../protocol/service-error.ts';

/** The changes that a function requests in one token. */
export interface ClaimChanges {
  readonly add: Readonly<Record<string, unknown>>;
  readonly suppress: readonly string[];
}

/** The changes that a PreTokenGeneration function requests, for all versions of the event. */
export interface TokenChanges {
  readonly id: ClaimChanges;
  readonly access: ClaimChanges;
  readonly scopesToAdd: readonly string[];
  readonly scopesToSuppress: readonly string[];
  /** Absent: the user's own groups. */
  readonly groups?: readonly string[];
}

const texts = z.nullish(z.array(z.string()));
const GroupOverride = z.nullish(z.object({ groupsToOverride: texts }));
const claims = {
  claimsToAddOrOverride: z.nullish(z.record(z.string(), z.unknown())),
  claimsToSuppress: texts,
};

const Response = z.object({
  claimsOverrideDetails: z.nullish(z.object({ ...claims, groupOverrideDetails: GroupOverride })),
  claimsAndScopeOverrideDetails: z.nullish(
    z.object({
      idTokenGeneration: z.nullish(z.object(claims)),
      accessTokenGeneration: z.nullish(z.object({ ...claims, scopesToAdd: texts, scopesToSuppress: texts })),
      groupOverrideDetails: GroupOverride,
    }),
  ),
});

/** Claims that Cognito lets no function change. */
const untouchable = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'client_id',
  'cognito:username',
  'event_id',
  'exp',
  'iat',
  'iss',
  'jti',
  'origin_jti',
  'sub',
  'token_use',
  'username',
]);

type GivenClaims = { readonly [Key in keyof typeof claims]?: z.output<(typeof claims)[Key]> | undefined };

const changesOf = (given: GivenClaims | null | undefined): ClaimChanges => ({
  add: Object.fromEntries(
    Object.entries(given?.claimsToAddOrOverride ?? {}).filter(([name]) => !untouchable.has(name)),
  ),
  suppress: (given?.claimsToSuppress ?? []).filter((name) => !untouchable.has(name)),
});

/** Parses the result of PreTokenGeneration. Throws InvalidLambdaResponseException if it is invalid. */
export const claimChanges = (response: unknown): TokenChanges => {
  const parsed = z.safeParse(Response, response);
  if (!parsed.success) throw refusals.triggerUnreadable();
  const simple = parsed.data.claimsOverrideDetails;
  const detailed = parsed.data.claimsAndScopeOverrideDetails;
  const groups = (detailed ?? simple)?.groupOverrideDetails?.groupsToOverride;
  return {
    id: changesOf(detailed ? detailed.idTokenGeneration : simple),
    access: changesOf(detailed?.accessTokenGeneration),
    scopesToAdd: detailed?.accessTokenGeneration?.scopesToAdd ?? [],
    scopesToSuppress: detailed?.accessTokenGeneration?.scopesToSuppress ?? [],
    ...(groups ? { groups } : {}),
  };
};
