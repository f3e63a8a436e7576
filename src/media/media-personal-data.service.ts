import { Injectable } from '@nestjs/common';
import {
  type ExportedFile,
  type ExportedValue,
  HeldRowsService,
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { type HeldMedium, HELD_MEDIA } from './media-personal-data.queries';
import { ObjectStorage } from './storage/object-storage';

/** What is held of a person in media, with the files. */
@HoldsPersonalData()
@Injectable()
export class MediaPersonalDataService implements PersonalDataHolder {
  constructor(
    private readonly rows: HeldRowsService,
    private readonly storage: ObjectStorage,
  ) {}

  count(subject: PersonalDataSubject): Promise<Record<string, number>> {
    return this.rows.count(HELD_MEDIA, subject);
  }

  async *export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    for await (const { kind, value } of this.rows.read(HELD_MEDIA, subject))
      yield kind === 'media' ? this.withFile(value as HeldMedium) : { kind, value };
  }

  private withFile({ objectKey, ...medium }: HeldMedium): ExportedValue {
    const { id, state, mimeType, purgedAt } = medium;
    if (state !== 'stored' || mimeType === null || purgedAt !== null)
      return { kind: 'media', value: { ...medium, file: null } };
    const file: ExportedFile = {
      name: `media/${id}.${mimeType.slice(mimeType.indexOf('/') + 1)}`,
      read: (work) => this.storage.withObject(objectKey ?? id, work),
    };
    return { kind: 'media', value: { ...medium, file: file.name }, file };
  }
}
