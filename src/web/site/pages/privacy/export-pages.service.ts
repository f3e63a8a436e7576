import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ExportNotReady, ExportsService, sendExport, TooManyExports } from '../../../../me';
import type { Actor } from '../../../../kernel/people/actor';
import { isOfAnother } from '../../forms/form-account';
import { type Language, localPath, type SiteRequest } from '../../languages';
import { SeeOther } from '../../page';
import { signInAgainPath } from '../../sign-in-path';
import { FreshProofsService } from '../sign-in/fresh-proofs.service';
import type { OwnExports, RefusedExport } from './export-section';

/** Where the exports stand. */
const SECTION = '/me/privacy#export';

/** The files with all their data that people ask for on the site. */
@Injectable()
export class ExportPagesService {
  constructor(
    private readonly exports: ExportsService,
    private readonly proofs: FreshProofsService,
  ) {}

  async of(request: SiteRequest, actor: Actor): Promise<OwnExports> {
    const exports = await this.exports.list(actor.id);
    return { exports, isProven: this.proofs.isProven(request, actor, 'export') };
  }

  /** Asks for a file, or first for a new sign-in. @returns why not, if it was refused */
  async ask(request: SiteRequest, actor: Actor, language: Language): Promise<SeeOther | RefusedExport> {
    if (isOfAnother(request)) return { problem: 'problem.account', status: 422 };
    try {
      const cookie = await this.proofs.use(request, actor, 'export', () =>
        this.exports.ask(actor.id, language),
      );
      if (cookie === undefined) return new SeeOther(signInAgainPath('export', SECTION));
      return new SeeOther(SECTION, [cookie]);
    } catch (error) {
      if (!(error instanceof TooManyExports)) throw error;
      return { problem: 'problem.exports', status: 429, retryAfter: error.retryAfterS };
    }
  }

  /** Removes a file, or ends one that is not ready. @throws ExportNotFound; StorageUnavailable */
  async remove(request: SiteRequest, actor: Actor, id: string): Promise<SeeOther | RefusedExport> {
    if (isOfAnother(request)) return { problem: 'problem.account', status: 422 };
    await this.exports.remove(actor.id, id);
    return new SeeOther(SECTION);
  }

  /**
   * Answers with a file, or leads to where it says in words how far it is.
   * @throws ExportNotFound; StorageUnavailable
   */
  async send(response: Response, { language = 'en' }: SiteRequest, actor: Actor, id: string): Promise<void> {
    try {
      await sendExport(response, await this.exports.file(actor.id, id));
    } catch (error) {
      if (!(error instanceof ExportNotReady)) throw error;
      response.redirect(303, localPath(language, SECTION));
    }
  }
}
