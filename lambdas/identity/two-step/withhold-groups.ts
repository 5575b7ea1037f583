import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ROLES_AFTER_TWO_STEP } from '#domain/identity/two-step.ts';
import { workingRoles } from '#domain/kernel/role.ts';
import type { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import type { Log } from '../../runtime/logger.ts';
import type { TriggerRun } from '../../runtime/triggers/trigger.ts';
import type { SecondFactors } from './second-factors.ts';

/** Cognito shows this to the person. */
const NOT_CHECKED = 'We could not check your two-step sign-in. Please try again in a minute.';

interface Deps {
  readonly staffTwoStep: StaffTwoStep;
  /** The factors in the pool with this id. */
  readonly factorsOf: (userPoolId: string) => Pick<SecondFactors, 'find'>;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Leaves the groups of people who work here out of their tokens until their two-step sign-in is on, if the stage asks it of them. The
 * API then treats them as customers. The ID token names the roles that wait, so that the app can lead them to it. When the pool does
 * not answer, there is no token at all: one with groups would be a hole, and one without would send people to set up what they have.
 */
export const withholdGroups =
  ({ staffTwoStep, factorsOf, log }: Deps) =>
  async (
    event: PreTokenGenerationV2TriggerEvent,
    run: TriggerRun,
  ): Promise<PreTokenGenerationV2TriggerEvent> => {
    const groups = event.request.groupConfiguration.groupsToOverride ?? [];
    const waiting = workingRoles.filter((role) => groups.includes(role));
    if (staffTwoStep === 'offered' || waiting.length === 0) return event;
    const person = await factorsOf(event.userPoolId)
      .find(event.userName)
      .catch((failure: unknown) => {
        const { correlationId } = run;
        log.error('Two-step sign-in could not be checked', {
          userId: event.userName,
          correlationId,
          failure,
        });
        throw new Error(NOT_CHECKED);
      });
    if (person?.on) return event;
    return {
      ...event,
      response: {
        claimsAndScopeOverrideDetails: {
          idTokenGeneration: {
            claimsToAddOrOverride: { [ROLES_AFTER_TWO_STEP]: waiting.join(' ') },
            // They decide what screens show, and must not show what the API refuses.
            claimsToSuppress: ['custom:role', 'custom:user_type'],
          },
          groupOverrideDetails: {
            groupsToOverride: groups.filter((group) => !workingRoles.some((working) => working === group)),
          },
        },
      },
    };
  };
