import type { FileSubject } from '#domain/files/file.ts';
import type { SubjectKind } from '#domain/files/purposes.ts';
import { may } from '#domain/kernel/permissions.ts';
import { owns } from '#domain/kernel/person/person-id.ts';
import type { Caller } from '#domain/kernel/role.ts';

/** What somebody may do with the files of a subject: see and add them, see them, or nothing. */
export type SubjectAccess = 'manage' | 'read' | undefined;

/** Asks the domain of a subject what the caller may do with it. */
type AskDomain = (id: string, caller: Caller) => Promise<SubjectAccess>;
export type AccessTo = (subject: FileSubject, caller: Caller) => Promise<SubjectAccess>;

/** People see and add their own papers. Of others, staff see and add what their permission says. */
export const personAccess: AskDomain = async (id, caller) => {
  if (owns(caller, id) || may(caller, 'document.manage')) return 'manage';
  return may(caller, 'document.read') ? 'read' : undefined;
};

/** Who writes posts sees and adds their pictures. A post may get its pictures before it is kept. */
export const postAccess: AskDomain = async (_, caller) => {
  if (may(caller, 'content.manage')) return 'manage';
  return may(caller, 'content.read') ? 'read' : undefined;
};

/** Asks the domain that a subject belongs to. A kind that no domain answers for is closed. */
export const accessTo =
  (domains: Readonly<Partial<Record<SubjectKind, AskDomain>>>): AccessTo =>
  async ({ kind, id }, caller) =>
    domains[kind]?.(id, caller);
