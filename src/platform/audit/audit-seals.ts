import { Injectable } from '@nestjs/common';
import { emailKey } from '../../kernel/text/email-address';
import { isSealed, SubjectKeysService } from '../subject-keys';
import { isPerson, isPlain, sealMembers, subjectOf } from './personal-members';

const CONTEXT = 'audit';
/** What is shown instead of a text whose subject was erased. */
export const ERASED = 'erased';

/** What of a record can be about a person. */
export interface PersonalParts {
  actor: { id: string; displayName: string };
  target: { kind: string; id: string };
  before: object | null;
  after: object | null;
  note?: string;
}

/** The same, as it is stored. */
export interface SealedParts {
  targetId: string;
  actorName: string;
  before: object | null;
  after: object | null;
  note?: string;
}

/**
 * Seals what audit records say about people, so that it can be erased although records cannot be changed. The name of
 * the actor is sealed by the actor's key; note and values by the key of the person the record is about.
 */
@Injectable()
export class AuditSeals {
  constructor(private readonly keys: SubjectKeysService) {}

  /** Seals the personal parts of a record. What the service itself did to nobody is left as it is. */
  async seal({ actor, target: { kind, id }, before, after, note }: PersonalParts): Promise<SealedParts> {
    const targetId = this.targetId(id);
    const actorName = isPerson(actor.id)
      ? await this.keys.seal(actor.id, CONTEXT, actor.displayName)
      : actor.displayName;
    const subject = subjectOf(actor.id, { kind, id: targetId });
    if (subject === undefined) return { targetId, actorName, before, after, note };
    const seal = await this.keys.sealer(subject);
    const sealed = (text: string) => seal(CONTEXT, text);
    return {
      targetId,
      actorName,
      before: before && sealMembers(kind, before, sealed),
      after: after && sealMembers(kind, after, sealed),
      note: note && sealed(note),
    };
  }

  /** The id of a target as it is stored: of an address, the target of an invitation, only a digest. */
  targetId(id: string): string {
    return id.includes('@') ? this.keys.digest(emailKey(id)) : id;
  }

  /**
   * Opens every sealed text of rows with records, at any depth, with one statement.
   * @returns the rows, with `erased` for what cannot be opened any more
   */
  async open<Rows>(rows: Rows): Promise<Rows> {
    const found = new Set<string>();
    replaceTexts(rows, (text) => {
      if (isSealed(text)) found.add(text);
      return text;
    });
    const sealed = [...found];
    const opened = await this.keys.unsealAll(sealed.map((text) => ({ sealed: text, context: CONTEXT })));
    const texts = new Map(sealed.map((text, at) => [text, opened[at] ?? ERASED]));
    return replaceTexts(rows, (text) => texts.get(text) ?? text) as Rows;
  }
}

function replaceTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, replace));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replaceTexts(member, replace)]),
  );
}
