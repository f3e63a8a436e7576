import { MAX_BYTES } from '../../kernel/media-types';
import { type CleanPhoto, type PhotoService, UnfitPhoto } from '../../media';
import { DomainError, type FieldProblem, InvalidInput } from '../../platform/http/domain-error';

/** A photo has more bytes than an image may have. */
export class PhotoTooLarge extends DomainError {
  constructor() {
    super('tooLarge', `A photo is larger than ${MAX_BYTES.image / 1024 / 1024} MB`);
  }
}

/**
 * Processes the received files of a form into photos.
 * @param owner the account that sent them
 * @throws InvalidInput with the places of files that are no photos; LimitReached, Busy
 */
export async function cleanPhotos(
  service: PhotoService,
  paths: readonly string[],
  owner: string,
): Promise<CleanPhoto[]> {
  const [photos, problems]: [CleanPhoto[], FieldProblem[]] = [[], []];
  for (const [at, path] of paths.entries()) {
    try {
      photos.push(await service.clean(path, owner));
    } catch (error) {
      if (!(error instanceof UnfitPhoto)) throw error;
      for (const { message } of error.details ?? []) problems.push({ field: `file.${at}`, message });
    }
  }
  if (problems.length > 0) throw new InvalidInput(problems);
  return photos;
}
