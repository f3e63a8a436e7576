import { Moment, ValueOf } from '../../api/openapi/answer-fields';
import { IsOptional, IsText } from '../../api/validation/fields';
import { Distinct, IsListOfTexts } from '../../api/validation/list-fields';
import { STAFF_FILE_TYPE } from './staff-file-type';
import type { StaffFileType } from '../../staff';

const MAX_NOTE = 5000;
const MAX_MENTIONS = 20;
const MAX_FILES = 5;

/** Who wrote something, as an account of the console. */
export class StaffAuthorDto {
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The name at that time. @example "Asha Kulkarni" */
  name!: string;
}

/** A file of a note. */
export class StaffFileDto {
  /** @example fil_01k0g4yq3fe8tr2v7b5x9cdm6h */
  fileId!: string;
  @ValueOf(STAFF_FILE_TYPE)
  type!: StaffFileType;
  /** A path of this service, which answers accounts of the console only. */
  url!: string;
  @Moment()
  addedAt!: string;
}

/** A note of city staff about an issue. */
export class NoteDto {
  /** @example nte_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "The lamp belongs to the port." */
  text!: string;
  author!: StaffAuthorDto;
  @Moment()
  at!: string;
  /** When it was last corrected; null if it was not. */
  @Moment()
  editedAt!: string | null;
  /** The ids of the accounts and units that were told of it. */
  mentions!: string[];
  files!: StaffFileDto[];
}

/** A new note, or the corrected one. */
export class WriteNoteDto {
  /** @example "The lamp belongs to the port." */
  @IsText(1, MAX_NOTE)
  text!: string;
  /**
   * Ids of accounts and of units, which are told of the note; absent in a correction: as before.
   * @example ["adm_01k0g4yq3fe8tr2v7b5x9cdm6h"]
   */
  @IsOptional()
  @IsListOfTexts({ max: MAX_MENTIONS })
  @Distinct()
  mentions?: string[];
  /** Ids of files that were sent for a note about this issue; a correction can only add files. @example [] */
  @IsOptional()
  @IsListOfTexts({ max: MAX_FILES })
  @Distinct()
  fileIds?: string[];
}
