import { DomainError, InvalidInput } from '../../platform/http/domain-error';

/** The types of files of notes (docs/api/staff.md#files). */
export const STAFF_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type StaffFileType = (typeof STAFF_FILE_TYPES)[number];

/** The maximum number of files in a request, and of a note. */
export const MAX_STAFF_FILES = 5;
/** The maximum size of a file in bytes. */
export const MAX_STAFF_FILE_BYTES = 10 * 1024 * 1024;

export function isStaffFileType(type: string): type is StaffFileType {
  return (STAFF_FILE_TYPES as readonly string[]).includes(type);
}

/** There is no such file of this issue. */
export class StaffFileNotFound extends DomainError {
  constructor() {
    super('notFound', 'There is no such file');
  }
}

/** A file is larger than `MAX_STAFF_FILE_BYTES`. */
export class StaffFileTooLarge extends DomainError {
  constructor() {
    super('tooLarge', `A file is larger than ${MAX_STAFF_FILE_BYTES / 1024 / 1024} MB`);
  }
}

/** A file has another type, or cannot be read. */
export class StaffFileUnfit extends InvalidInput {
  constructor(message = 'must be JPEG, PNG, WebP or PDF') {
    super([{ field: 'file', message }]);
  }
}
