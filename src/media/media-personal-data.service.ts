import { Injectable } from '@nestjs/common';
import {
  type ErasurePlan,
  type ExportedFile,
  type ExportedValue,
  HoldsPersonalData,
  PersonalDataHolder,
  type PersonalDataSubject,
} from '../personal-data';
import { MediaErasureService } from './media-erasure.service';
import { type HeldMedium, HELD_MEDIA } from './media-personal-data.queries';
import { ObjectStorage } from './storage/object-storage';

/** What is held of a person in media, with the files. */
@HoldsPersonalData('media', 'waiting_pictures', 'after_photos')
@Injectable()
export class MediaPersonalDataService extends PersonalDataHolder {
  protected override readonly held = HELD_MEDIA;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly erasure: MediaErasureService,
  ) {
    super();
  }

  override async *export(subject: PersonalDataSubject): AsyncIterable<ExportedValue> {
    for await (const { kind, value } of super.export(subject))
      yield kind === 'media' ? this.withFile(value as HeldMedium) : { kind, value };
  }

  override eraseStep(subject: PersonalDataSubject, plan: ErasurePlan): Promise<number> {
    if (plan.step === 'part') return this.erasure.part(subject.userId);
    return plan.step === 'rewrite' ? this.erasure.rewrite(subject.ids, plan) : Promise.resolve(0);
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
