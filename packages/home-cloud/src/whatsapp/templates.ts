import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';

/** A template of the app, as it was submitted to Meta. */
export interface SubmittedTemplate {
  readonly name: string;
  /** `en_US` */
  readonly language: string;
  /** `UTILITY` */
  readonly category: string;
  readonly body: string;
}

/** A template with what an operator made of it: `APPROVED` until then. */
export interface HomeTemplate extends SubmittedTemplate {
  readonly id: string;
  readonly status: string;
}

/** What an operator can make of a template, in Meta's words. */
export const templateStatuses = ['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

const Row = z.object({ status: z.string() });

/** Meta at home: it approves each template of the app, until an operator says otherwise. */
export const openTemplates = (database: DatabaseSync, submitted: readonly SubmittedTemplate[]) => {
  database.exec(
    'CREATE TABLE IF NOT EXISTS whatsapp_templates (name TEXT PRIMARY KEY, status TEXT NOT NULL) STRICT;',
  );
  const statusOf = database.prepare('SELECT status FROM whatsapp_templates WHERE name = ?');
  const change = database.prepare(
    'INSERT INTO whatsapp_templates (name, status) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET status = excluded.status',
  );
  const list = (): readonly HomeTemplate[] =>
    submitted.map((template, place) => {
      const row = statusOf.get(template.name);
      return { ...template, id: String(1000 + place), status: row ? Row.parse(row).status : 'APPROVED' };
    });
  return {
    list,
    /** False when the app has no such template. */
    mark: (name: string, status: TemplateStatus): boolean => {
      if (!submitted.some((one) => one.name === name)) return false;
      change.run(name, status);
      return true;
    },
  };
};

/** A template in the list of AWS. */
export const summaryOf = ({ name, id, status, language, category }: HomeTemplate) => ({
  templateName: name,
  metaTemplateId: id,
  templateStatus: status,
  templateQualityScore: 'UNKNOWN',
  templateLanguage: language,
  templateCategory: category,
});

/** A template as Meta has it, which AWS hands on as text. */
export const definitionOf = ({ name, id, status, language, category, body }: HomeTemplate): string =>
  JSON.stringify({ name, id, status, language, category, components: [{ type: 'BODY', text: body }] });
