import type { ExportKind } from './export-kinds';

/** The person whose data is counted and exported. */
export interface PersonalDataSubject {
  userId: string;
  /** The account itself and its personas. */
  ids: readonly string[];
  /** The address, in the form in which addresses are compared; null: none, or not shown to be theirs. */
  email: string | null;
}

/** A file that belongs to a line of an export. */
export interface ExportedFile {
  /** Its name in the export. */
  name: string;
  /** Calls `work` with the bytes as a local file. @throws if they cannot be read */
  read<T>(work: (path: string) => Promise<T>): Promise<T>;
}

/** A line of an export. */
export interface ExportedValue {
  kind: ExportKind;
  value: object;
  file?: ExportedFile;
}

/** What a context holds of a person. */
export interface PersonalDataHolder {
  /** @returns how much there is of each kind */
  count(subject: PersonalDataSubject): Promise<Partial<Record<ExportKind, number>>>;

  /** All of it, kind by kind. It reads a batch when the one before was taken, so that memory has a limit. */
  export(subject: PersonalDataSubject): AsyncIterable<ExportedValue>;
}
