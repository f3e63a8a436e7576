import { Body, Controller, Get, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { FormFilesBody } from '../../api/form-file.decorator';
import { withFormFiles } from '../../api/form-files';
import { ReadsBody } from '../../api/reads-body.decorator';
import { PathId } from '../../api/path-id.decorator';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import {
  MAX_STAFF_FILE_BYTES,
  MAX_STAFF_FILES,
  NoteNotFound,
  NoteOfAnother,
  NoteSettled,
  STAFF_FILE_TYPES,
  StaffFileNotFound,
  StaffFilesService,
  StaffFileTooLarge,
  StaffFileUnfit,
} from '../../staff';
import { NoteActionsService } from './note-actions.service';
import { presentNote, presentStaffFile } from './note.presenter';
import { NoteDto, StaffFileDto, WriteNoteDto } from './notes.dto';
import { sendStaffFile } from './staff-file-response';

const LIMITS = {
  maxFiles: MAX_STAFF_FILES,
  maxBytes: MAX_STAFF_FILE_BYTES,
  tooLarge: new StaffFileTooLarge(),
};

/** Notes of city staff about an issue, and their files (docs/api/staff.md#notes). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class NotesController {
  constructor(
    private readonly actions: NoteActionsService,
    private readonly files: StaffFilesService,
  ) {}

  @Post('notes')
  @ApiOperation({
    operationId: 'writeNote',
    summary: 'Writes a note about an issue, which citizens never see',
    description:
      'Also about hidden and closed issues. The mentioned accounts, and those of mentioned units, are told of it. The audit log has the note without its words.',
  })
  @Allow('console', 'notes')
  @Answers(201, NoteDto, { errors: [401, 403, new IssueNotFound()] })
  async write(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() note: WriteNoteDto,
  ): Promise<NoteDto> {
    return presentNote(await this.actions.write(actor, id, note));
  }

  @Patch('notes/:noteId')
  @ApiOperation({
    operationId: 'correctNote',
    summary: 'Corrects a note, for its author and within 15 minutes',
    description: 'The former words stay in the database, but are shown nowhere. A note is never deleted.',
  })
  @Allow('console', 'notes')
  @Answers(200, NoteDto, {
    errors: [401, 403, new NoteOfAnother(), new IssueNotFound(), new NoteNotFound(), new NoteSettled()],
  })
  async correct(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @PathId('noteId', 'staffNote') noteId: string,
    @Body() note: WriteNoteDto,
  ): Promise<NoteDto> {
    return presentNote(await this.actions.correct(actor, id, noteId, note));
  }

  @Post('files')
  @ApiOperation({
    operationId: 'addNoteFiles',
    summary: 'Sends files for a note: photos and PDFs',
    description:
      'All files are stored, or none. Send their ids with the note as `fileIds`. Photos are encoded again, without what the camera wrote into them.',
  })
  @Allow('console', 'notes')
  @ReadsBody('stream')
  @FormFilesBody('A JPEG, PNG, WebP or PDF of at most 10 MB', MAX_STAFF_FILES)
  @Answers(201, StaffFileDto, {
    list: true,
    errors: [new StaffFileUnfit(), 401, 403, new IssueNotFound(), LIMITS.tooLarge],
  })
  async addFiles(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Req() request: Request,
  ): Promise<StaffFileDto[]> {
    return (await withFormFiles(request, LIMITS, (paths) => this.actions.addFiles(actor, id, paths))).map(
      presentStaffFile,
    );
  }

  @Get('files/:fileId')
  @ApiOperation({
    operationId: 'showNoteFile',
    summary: 'Shows a file of a note',
    description: 'For accounts of the console only; a PDF is sent to be saved, not to be shown in the page.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, null, { file: STAFF_FILE_TYPES, errors: [401, 403, new StaffFileNotFound()] })
  async file(
    @PathId('id', 'issue') id: string,
    @PathId('fileId', 'staffFile') fileId: string,
    @Res() response: Response,
  ): Promise<void> {
    await this.files.read(id, fileId, (path, type) => sendStaffFile(response, { path, type, fileId }));
  }
}
